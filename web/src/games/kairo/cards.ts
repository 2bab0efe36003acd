// The cards of Cape to Cairo: what is printed on them, their colours, their words.
import { card as deck, limits, terrain as terrains } from "box:kairo";
import type { Say } from "../../wire/messages.gen";

export interface Card {
  /** In notation, such as `45`. */
  id: string;
  /** Its terrain; the symbol of look/pieces.svg has the same name. */
  terrain: string;
  letter: string;
  need: number;
  tracks: number;
  payment: number;
}

export const ROUTE = limits.route_length.value;
export const PRICE = limits.piece_price.value;
export const MOST_BONUS = limits.bonus_cap.value;
export const TERRAINS = terrains;

/** Ground of a terrain's name, as 5.4 of the design has it, and what is written on it. */
export const COLOURS: Readonly<Record<string, { ground: string; ink: string }>> = {
  savanna: { ground: "#aab32c", ink: "#1d2a2d" },
  village: { ground: "#a9532f", ink: "#ffffff" },
  desert: { ground: "#f6d9a7", ink: "#1d2a2d" },
  mountain: { ground: "#4e4965", ink: "#ffffff" },
  river: { ground: "#2b76ab", ink: "#ffffff" },
};

const TERRAIN = new Map(terrains.map((one) => [one.id, one]));
const CARDS = new Map<string, Card>(
  deck.map(({ id, terrain, tracks, payment }) => {
    const { letter, need } = TERRAIN.get(terrain)!;
    return [String(id), { id: String(id), terrain, letter, need, tracks, payment }];
  }),
);

/** What is known of a card in notation. */
export function cardOf(id: string): Card {
  return CARDS.get(id)!;
}

export function tracksOf(cards: readonly string[]): number {
  return cards.reduce((sum, id) => sum + cardOf(id).tracks, 0);
}

/** A card in full words: terrain, need, pieces, payment. */
export function cardSay(id: string): Say {
  const { terrain, need, tracks, payment } = cardOf(id);
  return { id: "kairo-view-front", args: { terrain: { id: `kairo-piece-${terrain}` }, need, tracks, payment } };
}
