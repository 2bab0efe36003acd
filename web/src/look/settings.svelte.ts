// What a person chose for this browser: kept in its storage, and with the person's other settings on the server.
import { LANGUAGES, type Language } from "../words/speech";
import { preferred } from "../words/words.svelte";

export interface Choices {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** Size of all text, in percent. */
  text: number;
  motion: "natural" | "fast" | "off";
  sound: boolean;
  /** Touch: one tap does what can be undone, without a preview first. */
  single_tap: boolean;
  /** A final action needs no second press. */
  single_press: boolean;
  /** Single letters act. */
  keys: boolean;
  pace: "natural" | "instant";
}

const STORE = "mezani-settings";

function reducesMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

function defaults(): Choices {
  return {
    language: preferred(globalThis.navigator?.languages ?? []),
    theme: "auto",
    text: 100,
    motion: reducesMotion() ? "off" : "natural",
    sound: false,
    single_tap: false,
    single_press: false,
    keys: true,
    pace: "natural",
  };
}

/** Keep of stored settings what has the type it should have. */
export function readChoices(stored: unknown): Choices {
  const choices = defaults();
  if (typeof stored !== "object" || stored === null) return choices;
  const known = Object.entries(stored).filter(([key, value]) => typeof value === typeof choices[key as keyof Choices]);
  const read = { ...choices, ...Object.fromEntries(known) };
  return LANGUAGES.includes(read.language) ? read : { ...read, language: choices.language };
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "null");
  } catch {
    return null; // no storage, or not ours
  }
}

class Settings {
  choices = $state(readChoices(stored()));
  #systemDark = $state(globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false);

  constructor() {
    globalThis
      .matchMedia?.("(prefers-color-scheme: dark)")
      .addEventListener("change", (change) => (this.#systemDark = change.matches));
  }

  get dark(): boolean {
    return this.choices.theme === "auto" ? this.#systemDark : this.choices.theme === "dark";
  }

  change(changes: Partial<Choices>): void {
    Object.assign(this.choices, changes);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.choices));
    } catch {
      // a browser that stores nothing still plays
    }
  }

  /** Let the page look as chosen. */
  apply(root: HTMLElement): void {
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.dataset["motion"] = this.choices.motion;
    root.style.setProperty("--text-size", String(this.choices.text / 100));
  }
}

export const settings = new Settings();
