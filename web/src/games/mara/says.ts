// What the board of Mara says to a screen reader, as messages of the game's catalogue.
import { seatName } from "../../words/speech";
import type { Say } from "../../wire/messages.gen";
import { cardOf, limits } from "./cards";
import type { Ford, View } from "./view.gen";

/** The number that the next animal of a row must exceed. */
export function tailOf(ford: Ford): number {
  return Number(ford.animals.at(-1) ?? 0);
}

export function fordSay(ford: Ford, number: number): Say {
  if (ford.closed) return { id: "mara-view-ford-closed", args: { ford: number } };
  if (!ford.animals.length) return { id: "mara-view-ford-free", args: { ford: number } };
  const animals = ford.animals.map((id, place) => owned(id, ford.owners[place]!));
  const id = ford.animals.length < limits.elephant_min_animals ? "mara-view-ford" : "mara-view-ford-crossable";
  return { id, args: { ford: number, count: ford.animals.length, animals, tail: tailOf(ford) } };
}

function owned(id: string, seat: number): Say {
  const { say, points } = cardOf(id);
  return { id: "mara-view-owned", args: { animal: say, seat: seatName(seat), points } };
}

/** A card of one's own hand. */
export function heldSay(id: string): Say {
  const { say, points } = cardOf(id);
  return points ? { id: "mara-view-held", args: { animal: say, points } } : say;
}

/** Whether the seats' points of this round are shown to all. */
export function isOpen(view: View): boolean {
  return view.options["running_score"] === "open" || view.phase === "end";
}
