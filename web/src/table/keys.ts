// The keys of a table: plain letters are deeds, Shift with a letter asks a question. All of it is also a button.
import { settings } from "../look/settings.svelte";
import type { Table } from "./table.svelte";
import type { GameClient } from "../games/game";

export interface Deeds {
  undo(): void;
  back(): void;
  primary(): void;
  next(): void;
  help(): void;
  region(step: number): void;
  board(): void;
  scores(): void;
  turn(): void;
  last(): void;
  deed(letter: string): void;
}

/** The letters that a table understands whatever is played on it, with the message that tells what they do. */
export const LETTERS: Readonly<Record<string, { does: keyof Deeds; say: string }>> = {
  U: { does: "undo", say: "key-undo" },
  T: { does: "next", say: "key-next" },
  "Shift+B": { does: "board", say: "key-board" },
  "Shift+S": { does: "scores", say: "key-scores" },
  "Shift+W": { does: "turn", say: "key-turn" },
  "Shift+L": { does: "last", say: "key-last" },
  "?": { does: "help", say: "key-help" },
};

/** Whether letters belong to what has the focus. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The name of a key as the table of letters has it. */
export function nameOf(event: Pick<KeyboardEvent, "key" | "shiftKey">): string {
  if (event.key === "?") return "?";
  if (!/^\p{L}$/u.test(event.key)) return event.key;
  return (event.shiftKey ? "Shift+" : "") + event.key.toUpperCase();
}

/** Do what a key means. Return whether it meant something. */
export function pressed(event: KeyboardEvent, deeds: Deeds): boolean {
  if (event.key === "F6") deeds.region(event.shiftKey ? -1 : 1);
  else if (event.key === "Enter" && event.ctrlKey) deeds.primary();
  else if (event.ctrlKey || event.metaKey || event.altKey) return false;
  else if (event.key === "Escape") deeds.back();
  else if (isField(event.target) || !settings.choices.keys) return false;
  else return letter(nameOf(event), deeds);
  return true;
}

function letter(name: string, deeds: Deeds): boolean {
  const known = LETTERS[name];
  if (known) (deeds[known.does] as () => void)();
  else if (/^[A-Z]$/.test(name)) deeds.deed(name);
  else return false;
  return true;
}

/** Press the offers of the deed with this letter: its only one, or the first of them gets the focus. */
export function pressDeed(name: string, table: Table, client: GameClient<unknown>): void {
  const deed = Object.entries(client.keys).find(([, key]) => key === name)?.[0];
  const found = table.choosing.all.filter((choice) => choice.deed === deed && !choice.plan);
  if (found.length === 1) table.choosing.press(found[0]!, "key");
  else if (found.length) focusOffer(found[0]!.key);
}

/** Pick what a digit means on this board; by the place of the key, so that all layouts work. */
export function pressDigit(event: KeyboardEvent, table: Table, client: GameClient<unknown>): boolean {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (!digit || !client.digit || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isField(event.target) || !settings.choices.keys || (event.target as Element).closest?.("[data-offer]"))
    return false;
  const ids = client.digit(table.view, Number(digit), event.shiftKey);
  return ids !== null && table.choosing.pick(ids, "key");
}

function focusOffer(key: string): void {
  const row = document.querySelector<HTMLElement>(`[data-offer="${CSS.escape(key)}"]`);
  row?.closest("details")?.setAttribute("open", "");
  row?.focus();
}
