// Where things lie on the board of Cape to Cairo, for any size: common cards, bar or bids, a lane for each seat.
import { ROUTE } from "./cards";

export const CARD = { width: 76, height: 94 };
/** A board narrower than this is drawn as on a phone. */
export const NARROW = 600;
const PAD = 14;
const START = 28;
/** Height of common cards and own lane on a phone, and of another lane. */
const LEAST_COMMON = 226;
const LEAST_MINI = 54;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  narrow: boolean;
  pile: Box;
  /** Pool or offer. */
  common: Box;
  /** Build bar or bids; null where they are elsewhere. */
  aside: Box | null;
  /** One for each seat, the reader's first; on a phone only that one shows whole cards. */
  lanes: readonly Box[];
}

/** `aside` is for the build bar or the bids. */
export function layout(width: number, height: number, seats: number, aside: boolean): Layout {
  return width < NARROW ? narrow(width, height, seats, aside) : wide(width, height, seats);
}

function wide(width: number, height: number, seats: number): Layout {
  const top = Math.max(172, Math.min(186, height * 0.26));
  const half = width * 0.53;
  const room = (height - top - PAD) / seats;
  const lane = Math.min(room - 12, 136);
  const across = Math.min(top * 0.44, (half - 50) / (seats + 1) - 8);
  const card = { width: across, height: (across * CARD.height) / CARD.width };
  return {
    width,
    height,
    narrow: false,
    pile: { x: PAD + 6, y: 44, ...card },
    common: { x: PAD + card.width + 26, y: 44, width: half - card.width - 46, height: card.height },
    aside: { x: half + 4, y: PAD, width: width - half - PAD - 4, height: top - 26 },
    lanes: Array.from({ length: seats }, (_, place) => ({
      x: PAD + 66,
      y: top + place * room + (room - 12 - lane) / 2,
      width: width - 2 * PAD - 66,
      height: lane,
    })),
  };
}

/** What is lower than all parts need is drawn higher, to be scrolled. */
function narrow(width: number, room: number, seats: number, aside: boolean): Layout {
  const bar = aside ? 158 : 0;
  const height = Math.max(room, LEAST_COMMON + bar + (seats - 1) * LEAST_MINI);
  const card = Math.min(88, (height - bar) * 0.18);
  const own = 50 + card;
  const top = own + bar;
  const first = { x: 8, y: top + 6, width: width - 16, height: Math.max(70, Math.min(112, (height - bar) * 0.22)) };
  const below = first.y + first.height + 6;
  const step = Math.min(84, (height - below - 4) / Math.max(1, seats - 1));
  return {
    width,
    height,
    narrow: true,
    pile: { x: width - 10 - card * 0.8, y: 30, width: card * 0.8, height: card },
    common: { x: 10, y: 30, width: width - 34 - card * 0.8, height: card },
    aside: aside ? { x: 8, y: own, width: width - 16, height: bar - 8 } : null,
    lanes: [
      first,
      ...Array.from({ length: seats - 1 }, (_, place) => ({
        x: 8,
        y: below + place * step,
        width: width - 16,
        height: step - 4,
      })),
    ],
  };
}

/** Where some cards lie beside each other in a box, overlapping where they must. */
export function spread(count: number, { x, width, height }: Box, gap = 8): { x: number; width: number }[] {
  const card = (height * CARD.width) / CARD.height;
  const step = Math.min(card + gap, (width - card) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, place) => ({ x: x + place * step, width: card }));
}

export interface Slots {
  /** Size of a card. */
  width: number;
  height: number;
  y: number;
  /** Where each stretch begins and how wide it is drawn, crossed ones first. */
  places: readonly { x: number; width: number }[];
  train: { x: number; size: number };
}

/** The eight stretches of a lane; `dense` draws crossed ones small so that all cards of the row are seen. */
export function slots(lane: Box, crossed: number, held: number, dense: boolean): Slots {
  const room = lane.width - START - (dense ? 8 : 40);
  const tall = lane.height - 16;
  const across = dense ? 82 : room / ROUTE - 6;
  const width = Math.min(across, (tall * CARD.width) / CARD.height);
  const height = (width * CARD.height) / CARD.width;
  const y = lane.y + (lane.height - height) / 2;
  const left = lane.x + START;
  const places = dense ? tight(left, room, width, crossed, held) : even(left, room / ROUTE, width);
  const last = places[crossed - 1];
  const size = last ? Math.min(width * 0.94, 70) : 40;
  return { width, height, y, places, train: { x: last ? last.x + last.width - size : lane.x + 2, size } };
}

function even(left: number, step: number, width: number): { x: number; width: number }[] {
  return Array.from({ length: ROUTE }, (_, place) => ({ x: left + place * step, width }));
}

function tight(left: number, room: number, card: number, crossed: number, held: number) {
  const narrowest = 14;
  const behind = Array.from({ length: crossed }, (_, place) => ({
    x: left + place * narrowest,
    width: place === crossed - 1 ? card * 0.8 : narrowest,
  }));
  const start = behind.length ? behind.at(-1)!.x + behind.at(-1)!.width + 4 : left;
  const step = Math.min(card + 5, (left + room - start - card) / Math.max(1, held - 1));
  const ahead = Array.from({ length: ROUTE - crossed }, (_, place) => ({ x: start + place * step, width: card }));
  return [...behind, ...ahead.filter(({ x }, place) => place < held || x + card <= left + room)];
}
