// What the board of Cape to Cairo reckons and says of a view, as messages of the game's catalogue.
import type { Choice } from "../../table/choices";
import type { Line, Say } from "../../wire/messages.gen";
import { seatName } from "../../words/speech";
import { cardOf, cardSay, MOST_BONUS, PRICE, ROUTE, tracksOf } from "./cards";
import type { View } from "./view.gen";

/** What the pieces of a build come from, in the order in which the build bar is filled. */
export const SOURCES = ["row", "pool", "bonus", "bought", "missing"] as const;
export type Source = (typeof SOURCES)[number];

export interface Bill {
  need: number;
  payment: number;
  terrain: string;
  parts: Readonly<Record<Source, number>>;
  /** Free pieces that are not needed. */
  waste: number;
}

/** How the front of a seat is paid: as a choice says, else with all the bonus that helps; null if its row is empty. */
export function billOf(view: View, seat: number, choice: Choice | undefined): Bill | null {
  const front = view.rows[seat]![0];
  if (front === undefined) return null;
  const { need, payment, terrain } = cardOf(front);
  const [tracks, pooled] = [tracksOf(view.rows[seat]!), tracksOf(view.pool)];
  const row = Math.min(need, tracks);
  const pool = Math.min(need - row, pooled);
  const left = need - row - pool;
  const args = choice?.deed === "build" ? choice.say.args : undefined;
  const bonus = args ? Number(args["bonus"]) : Math.min(left, view.bonus[seat]!);
  const bought = args ? Number(args["bought"]) : 0;
  const parts = { row, pool, bonus, bought, missing: left - bonus - bought };
  return { need, payment, terrain, parts, waste: Math.max(0, tracks + pooled - need) };
}

/** The seats clockwise, beginning with the reader's. */
export function clockwise(view: View): number[] {
  return Array.from({ length: view.seats }, (_, step) => ((view.seat ?? 0) + step) % view.seats);
}

/** How far another seat is from a build. */
export function standingSay(view: View, seat: number): Say | null {
  const bill = billOf(view, seat, undefined);
  if (!bill) return null;
  const [row, pool] = [tracksOf(view.rows[seat]!), tracksOf(view.pool)];
  const missing = Math.max(0, bill.need - row - pool);
  const args = { seat: seatName(seat), need: bill.need, row, pool };
  if (!missing) return { id: "kairo-view-ready", args };
  const price = bill.parts.missing * PRICE;
  const capital = view.capital[seat];
  if (capital == null || capital < price) return { id: "kairo-view-missing", args: { ...args, missing } };
  return { id: "kairo-view-affords", args: { ...args, missing, price } };
}

/** How likely the next card alone brings what is missing, where the table counts for its people. */
export function chanceSay(view: View, missing: number): Say | null {
  if (view.phase !== "reveal" || !missing || !view.pile_cards) return null;
  const source = view.pile_cards.length ? view.pile_cards : view.discards;
  const good = source.filter((id) => cardOf(id).tracks >= missing).length;
  const percent = (100 * good) / source.length;
  const sure = good === 0 || good === source.length;
  const shown = sure ? percent : Math.min(99, Math.max(1, Math.round(percent)));
  return { id: "kairo-screen-chance", args: { good, cards: source.length, percent: shown } };
}

/** A lane in two sentences: what the seat has, and its row. */
export function laneSays(view: View, seat: number): [Say, Say] {
  const own = seat === view.seat;
  const who = own ? {} : { seat: seatName(seat) };
  const capital = view.capital[seat];
  const has = { ...who, bonus: view.bonus[seat]!, most: MOST_BONUS, crossed: view.crossed[seat]!.length, route: ROUTE };
  const money: Say =
    capital == null
      ? { id: "kairo-view-seat-hidden", args: has }
      : { id: own ? "kairo-view-seat-own" : "kairo-view-seat", args: { ...has, capital } };
  const [front, ...rest] = view.rows[seat]!;
  const start = own ? "kairo-view-row-own" : "kairo-view-row";
  if (front === undefined) return [money, { id: `${start}-empty`, args: who }];
  const args = { ...who, front: cardSay(front) };
  if (!rest.length) return [money, { id: start, args }];
  return [money, { id: `${start}-long`, args: { ...args, cards: rest.map(briefSay) } }];
}

/** A card without what its terrain needs. */
function briefSay(id: string): Say {
  const { terrain, tracks, payment } = cardOf(id);
  return { id: "kairo-piece-card", args: { terrain: { id: `kairo-piece-${terrain}` }, tracks, payment } };
}

/** How many pieces the reader would lack for an offered card at the end of the own row. */
export function shortOf(view: View, id: string): number | null {
  if (view.seat === null) return null;
  const { need, tracks } = cardOf(id);
  return Math.max(0, need - tracks - tracksOf(view.rows[view.seat]!) - view.bonus[view.seat]!);
}

/** What a seat earned in these lines of the log. */
export function earnedBy(lines: readonly Line[], seat: number): number {
  return lines
    .filter(({ event }) => event["kind"] === "payment_received" && event["seat"] === seat)
    .reduce((sum, { event }) => sum + Number(event["amount"]), 0);
}

/** The cards before one's own train, with the one that the shown choice would add at the end. */
export function rowWith(view: View, seat: number, shown: Choice | null): readonly string[] {
  const taken = shown?.deed === "take" && seat === view.seat ? shown.lights.target : [];
  return [...view.rows[seat]!, ...taken];
}

export function isBuilding(view: View): boolean {
  return view.phase === "reveal" || view.phase === "build";
}
