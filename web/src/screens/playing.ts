// From a press to a table: with the seats and level used last.
import { guestName } from "../look/names";
import { settings } from "../look/settings.svelte";
import { session } from "../session.svelte";
import { http } from "../wire/http";
import type { GameInfo, LevelInfo, NewTable } from "../wire/messages.gen";

interface Last {
  seats: number;
  level: string;
}

const USUAL_SEATS = 4;

/** The level that a newcomer meets: the second, as on the server. */
export function usualLevel(levels: readonly LevelInfo[]): string {
  const order = levels.toSorted((a, b) => a.rank - b.rank);
  return (order[1] ?? order[0])?.id ?? "";
}

/** What was used last at tables of a game with bots. */
export function lastUsed(info: GameInfo): Last {
  const usual = { seats: Math.min(USUAL_SEATS, info.seats.at(-1)!), level: usualLevel(info.levels) };
  try {
    const last = JSON.parse(localStorage.getItem(`mezani-last-${info.id}`) ?? "null") as Partial<Last> | null;
    const seats = info.seats.includes(last?.seats ?? 0) ? last!.seats! : usual.seats;
    const level = info.levels.some(({ id }) => id === last?.level) ? last!.level! : usual.level;
    return { seats, level };
  } catch {
    return usual;
  }
}

export function remember(game: string, last: Last): void {
  try {
    localStorage.setItem(`mezani-last-${game}`, JSON.stringify(last));
  } catch {
    // nothing is remembered where nothing can be stored
  }
}

/** Make a table, with a name for whoever has none. Return its code. */
export async function openTable(form: NewTable): Promise<string> {
  await session.ask();
  await session.named(guestName(), settings.choices.language);
  return (await http.newTable(form)).code;
}

/** A running table against bots at once. */
export function playNow(info: GameInfo): Promise<string> {
  const { seats, level } = lastUsed(info);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }));
  return openTable({ game: info.id, seats: [{ kind: "me" }, ...bots], start: true, level });
}
