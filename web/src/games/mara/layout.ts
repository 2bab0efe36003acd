// Where things lie on the board of Mara, for any size: far bank, river, fords with their rows, hand.
import { limits } from "./cards";

const CARD = { width: 106, height: 146 };
/** A board narrower than this is drawn as on a phone. */
export const NARROW = 600;
const MOST_STRIP = 40;
const LEAST_STRIP = 16;

export interface Layout {
  width: number;
  height: number;
  river: { top: number; bottom: number };
  /** Size of the cards in rows. */
  card: { width: number; height: number; scale: number };
  /** Where rows begin. */
  rows: number;
  columns: readonly number[];
  /** Where the hand's panel begins; the height of the board where the hand is elsewhere. */
  hand: number;
  /** Size of the cards in the hand. */
  handScale: number;
}

/** `compact` draws no hand; whatever is narrow is drawn small. */
export function layout(width: number, height: number, compact: boolean): Layout {
  const small = width < NARROW;
  const far = small ? Math.min(56, height * 0.12) : 78;
  const river = { top: far, bottom: far + (small ? 74 : 106) };
  const handHeight = compact ? 0 : Math.min(190, height * 0.27);
  const column = width / limits.fords;
  const scale = Math.min(small ? 1 : 1.04, (column - (small ? 8 : 26)) / CARD.width);
  return {
    width,
    height,
    river,
    card: { width: CARD.width * scale, height: CARD.height * scale, scale },
    rows: river.bottom + (small ? 12 : 14),
    columns: Array.from({ length: limits.fords }, (_, ford) => column * (ford + 0.5)),
    hand: height - handHeight,
    handScale: Math.min((handHeight - 48) / CARD.height, (width - 24) / (limits.hand_size * (CARD.width + 8))),
  };
}

/** How far apart the cards of a row lie, so that all of them and what stands below fit. */
export function strip({ card, rows, hand }: Layout, animals: number): number {
  const room = hand - rows - card.height - 36;
  const wished = MOST_STRIP * Math.max(card.scale, 0.8);
  return Math.max(LEAST_STRIP, Math.min(wished, room / Math.max(1, animals - 1)));
}

/** Where the cards of a hand lie in a given width. */
export function fan(count: number, width: number, card: number): readonly number[] {
  const step = Math.min(card + 12, (width - card) / Math.max(1, count - 1));
  const start = (width - step * (count - 1) - card) / 2;
  return Array.from({ length: count }, (_, place) => start + place * step);
}
