// Words `Say` messages from the Fluent catalogues, exactly as `mezani.words` does in Python (tests compare the two).
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Say } from "../wire/messages.gen";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
const NOBODY = "nobody";

export class BadWords extends Error {}

/** The catalogues of one language that have been loaded so far. */
export class Speech {
  readonly language: Language;
  readonly #bundles = new Map<string, FluentBundle>();
  readonly #whole = new Set<string>();

  constructor(language: Language) {
    this.language = language;
  }

  /** Add the messages of a catalogue; `part` if there are more of it. */
  add(catalogue: string, text: string, part = false): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    this.#bundles.set(catalogue, bundle);
    if (!part) this.#whole.add(catalogue);
  }

  /** Whether all of a catalogue is there. */
  knows(catalogue: string): boolean {
    return this.#whole.has(catalogue);
  }

  has(id: string): boolean {
    return this.#bundle(id)?.hasMessage(id) ?? false;
  }

  /** Word a message; `names` are those of the seats, `reader` is the seat that it is said to. */
  say(say: Say, names: readonly string[] = [], reader: number | null = null): string {
    if (say.id === "seat") return this.seat(Number(say.args?.["n"]), names);
    const pattern = this.#bundle(say.id)?.getMessage(say.id)?.value;
    if (pattern == null) throw new BadWords(`${this.language}: no message ${say.id}`);
    const args: Record<string, string | number> = {};
    let you = NOBODY;
    for (const [name, given] of Object.entries(say.args ?? {})) {
      args[name] = this.#word(given, names, reader);
      if (you === NOBODY && isSeat(given, reader)) you = name;
    }
    return this.#bundle(say.id)!.formatPattern(pattern, { ...args, you });
  }

  /** The name of a seat: the given one, or its letter. */
  seat(seat: number, names: readonly string[] = []): string {
    return names[seat] ?? this.say({ id: "common-seat", args: { letter: "ABCDE".charAt(seat) } });
  }

  #bundle(id: string): FluentBundle | undefined {
    return this.#bundles.get(id.split("-", 1)[0]!);
  }

  #word(arg: Argument, names: readonly string[], reader: number | null): string | number {
    if (typeof arg === "string" || typeof arg === "number") return arg;
    if (isList(arg)) return this.#list(arg.map((part) => String(this.#word(part, names, reader))));
    return this.say(arg, names, reader);
  }

  #list(parts: readonly string[]): string {
    const last = parts.at(-1);
    if (last === undefined) return this.say({ id: "common-none" });
    if (parts.length === 1) return last;
    return this.say({ id: "common-list", args: { head: parts.slice(0, -1).join(", "), last } });
  }
}

export function isList(arg: Argument): arg is readonly Argument[] {
  return Array.isArray(arg);
}

export function isSay(arg: Argument | undefined): arg is Say {
  return typeof arg === "object" && !isList(arg);
}

/** The message that stands for the name of whoever holds a seat. */
export function seatName(seat: number): Say {
  return { id: "seat", args: { n: seat } };
}

function isSeat(arg: Argument, seat: number | null): boolean {
  return seat !== null && isSay(arg) && arg.id === "seat" && arg.args?.["n"] === seat;
}
