// What the latest lines of the log are about: spaces to be outlined for a moment, points that rise from where they were made.
import type { Line } from "../../wire/messages.gen";

/** Where something has just changed. */
export function changedBy(lines: readonly Line[]): ReadonlySet<string> {
  const places = lines.flatMap(({ event }) => [event["space"], event["to"], event["from"], event["camp"]]);
  return new Set(places.filter((place): place is string => typeof place === "string"));
}

export interface Points {
  readonly seat: number;
  readonly points: number;
  readonly space: string;
}

/** Points that were just made, and the space that they rise from. */
export function pointsOf(lines: readonly Line[]): Points[] {
  return lines.flatMap(({ event }, place) => {
    if (event["kind"] !== "scored" || !event["points"]) return [];
    const before = lines.slice(0, place).findLast(({ event: { space, to } }) => space ?? to)?.event;
    const space = before?.["to"] ?? before?.["space"];
    if (typeof space !== "string") return [];
    return [{ seat: Number(event["seat"]), points: Number(event["points"]), space }];
  });
}
