// What the board of Africa says to a screen reader and beside the map, as messages of the game's catalogue.
import type { Choice } from "../../table/choices";
import type { Say } from "../../wire/messages.gen";
import { seatName } from "../../words/speech";
import { isBeside, spaceAt, type Space } from "./layout";
import { FACE_DOWN, pieceSay } from "./pieces";
import type { View } from "./view.gen";

/** A space with the name of its city or region. */
export function placeSay(space: Space): Say {
  return { id: "africa-place-named", args: { space: space.id, name: { id: `africa-place-${space.place}` } } };
}

/** What lies and stands on a space. */
export function thingsAt(view: View, id: string): Say[] {
  const kind = view.board[id];
  const things = kind ? [pieceSay(kind)] : [{ id: "africa-screen-open" }];
  view.explorers.forEach((at, seat) => {
    if (at === id) things.push({ id: "africa-piece-explorer", args: { who: seatName(seat) } });
  });
  return things;
}

/** All of a space: what is there, whether it is beside one's own explorer, and what a press on it could do. */
export function spaceSay(view: View, space: Space, choices: readonly Choice[]): Say {
  const things = thingsAt(view, space.id);
  const own = view.seat === null ? null : view.explorers[view.seat];
  const explorer = own ? spaceAt(own) : undefined;
  if (explorer && isBeside(explorer, space)) things.push({ id: "africa-screen-beside" });
  const deeds = new Set(choices.map(({ deed }) => deed));
  for (const deed of deeds) things.push({ id: `africa-screen-can-${deed}` });
  const points = gainAt(choices, view.to_act);
  if (points) things.push({ id: "africa-screen-up-to", args: { points } });
  return { id: "africa-screen-space", args: { place: placeSay(space), things } };
}

/** The most certain points of some choices for a seat. */
export function gainAt(choices: readonly Choice[], seat: number): number {
  return Math.max(0, ...choices.map(({ gain }) => gain?.[seat] ?? 0));
}

/** How likely each class of hidden tile is, in percent, the likeliest first. */
export function odds(counts: ReadonlyMap<string, number>): { name: string; n: number; percent: number }[] {
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0);
  return [...counts]
    .map(([name, n]) => ({ name, n, percent: Math.round((100 * n) / Math.max(1, all)) }))
    .toSorted((a, b) => b.n - a.n);
}

export function isHidden(view: View, id: string): boolean {
  return view.board[id] === FACE_DOWN;
}
