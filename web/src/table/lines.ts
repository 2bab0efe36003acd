// The log: which sentences it has, and whose they are.
import type { Line, Say } from "../wire/messages.gen";
import { isSay } from "../words/speech";

export interface Told {
  /** Number of the line among all that the server sent. */
  number: number;
  turn: number;
  say: Say;
  seat: number | null;
}

/** The seat that a line is about: that of its event, else the first that its sentence names. */
export function seatOf(line: Line): number | null {
  const seat = line.event["seat"];
  if (typeof seat === "number") return seat;
  const named = Object.values(line.say?.args ?? {}).find((arg) => isSay(arg) && arg.id === "seat");
  return isSay(named) ? Number(named.args?.["n"]) : null;
}

/** The lines that have a sentence. */
export function told(lines: readonly Line[]): Told[] {
  return lines.flatMap((line, number) =>
    line.say ? [{ number, turn: line.turn, say: line.say, seat: seatOf(line) }] : [],
  );
}

/** The lines since a seat acted last, its own action first. */
export function sinceOwn(lines: readonly Told[], seat: number | null): Told[] {
  let last = lines.length;
  while (last > 0 && lines[last - 1]!.seat === seat) last--;
  while (last > 0 && lines[last - 1]!.seat !== seat) last--;
  return lines.slice(last);
}
