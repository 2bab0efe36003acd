// How the seats of a table look: each a mark (colour and shape) and a letter of its own.
import type { SeatInfo } from "../wire/messages.gen";

export const MARKS = ["blue", "red", "gold", "mint", "plum"] as const;

export interface SeatLook {
  seat: number;
  name: string;
  /** Number of the mark: its colour and shape. */
  mark: number;
  /** First letter of the name, with a number where several share it. */
  letter: string;
}

/** Give each seat the mark that its holder prefers, if nobody before has it, else the first free one from its own on. */
export function marksOf(seats: readonly SeatInfo[]): number[] {
  const wished = seats.map(({ mark }) => (MARKS as readonly string[]).indexOf(mark));
  const taken = new Set<number>();
  const kept = wished.map((mark) => {
    if (mark < 0 || taken.has(mark)) return -1;
    taken.add(mark);
    return mark;
  });
  return kept.map((mark, seat) => {
    if (mark >= 0) return mark;
    const order = MARKS.map((_, step) => (seat + step) % MARKS.length);
    const free = order.find((candidate) => !taken.has(candidate)) ?? seat;
    taken.add(free);
    return free;
  });
}

export function lettersOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const letter = [...name.trim().toUpperCase()][0] ?? "?";
    const count = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, count);
    return count === 1 ? letter : letter + count;
  });
}

export function looksOf(seats: readonly SeatInfo[], names: readonly string[]): SeatLook[] {
  const marks = marksOf(seats);
  const letters = lettersOf(names);
  return names.map((name, seat) => ({ seat, name, mark: marks[seat]!, letter: letters[seat]! }));
}
