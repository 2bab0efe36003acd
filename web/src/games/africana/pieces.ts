// The cards and pages of Africana: how they look and how they are called.
import { adventure, assistant, expedition, joker, travel_card } from "box:africana";
import type { Choice } from "../../table/choices";
import type { Say } from "../../wire/messages.gen";

export const JOKER = joker.code;
const COLOURS = new Map([...travel_card, ...assistant].map(({ code, colour }) => [code, colour]));
const PAGES = new Map(adventure.map((page) => [page.id, page]));
const EXPEDITIONS = new Map(expedition.map((card) => [card.id, card]));

export function pageOf(id: string) {
  return PAGES.get(id);
}

export function expeditionOf(id: string) {
  return EXPEDITIONS.get(id);
}

/** The symbol of look/pieces.svg for a card of the hand. */
export function symbolOf(card: string): string {
  return COLOURS.get(card) ?? "joker";
}

export function isAssistant(card: string): boolean {
  return card.length > 1;
}

export function cardSay(card: string): Say {
  if (card === JOKER) return { id: "africana-piece-joker" };
  const colour = { id: `africana-piece-${symbolOf(card)}` };
  return isAssistant(card) ? { id: "africana-piece-assistant", args: { colour } } : colour;
}

/** The symbol of what a page brings. */
export function findOf(id: string): string {
  const page = PAGES.get(id);
  return page?.artifact ?? page?.assistant ?? "card-back";
}

/** What a page brings, and where. */
export function pageSay(id: string): Say {
  const page = PAGES.get(id)!;
  const what = page.artifact
    ? { id: `africana-piece-${page.artifact}` }
    : { id: "africana-piece-assistant", args: { colour: { id: `africana-piece-${page.assistant}` } } };
  return { id: "africana-piece-page", args: { what, place: placeSay(page.target) } };
}

export function placeSay(id: string): Say {
  return { id: `africana-place-${id}` };
}

export function expeditionSay(id: string): Say {
  const { start, destination } = EXPEDITIONS.get(id)!;
  return { id: "africana-piece-expedition", args: { from: placeSay(start), to: placeSay(destination) } };
}

/** A step of a way: where to, with which card. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly card: string;
  readonly recoloured: boolean;
}

/** The steps that a choice takes from a place on. */
export function stepsOf(choice: Choice | null, from: string): Step[] {
  const steps: Step[] = [];
  for (const text of choice?.texts ?? []) {
    const [word, to, payment] = text.split(":");
    if (word !== "go" || !to || !payment) continue;
    steps.push({ from, to, card: payment.replace("!", ""), recoloured: payment.endsWith("!") });
    from = to;
  }
  return steps;
}

/** Equal cards of a hand together, in its order. */
export function stacked(hand: readonly string[]): { card: string; n: number }[] {
  return [...new Set(hand)].map((card) => ({ card, n: hand.filter((other) => other === card).length }));
}
