// The screens by address; each is loaded when it is opened.
import type { Component } from "svelte";
import { fits } from "./router.svelte";

type Screen = Component<Record<string, string>>;

const SCREENS: readonly [pattern: string, load: () => Promise<{ default: Component<never> }>][] = [
  ["", () => import("./screens/Home.svelte")],
  ["new/:game", () => import("./screens/NewTable.svelte")],
  ["t/:code", () => import("./screens/AtTable.svelte")],
  ["t/:code/replay", () => import("./screens/Replay.svelte")],
  ["t/:code/verify", () => import("./screens/Verify.svelte")],
  ["games/:game", () => import("./screens/Rules.svelte")],
  ["bots", () => import("./screens/Bots.svelte")],
  ["me", () => import("./screens/Me.svelte")],
  ["about", () => import("./screens/About.svelte")],
];

export interface Found {
  pattern: string;
  /** The parts of the address that the screen is given. */
  parts: Record<string, string>;
  load(): Promise<{ default: Screen }>;
}

/** The screen of a path, or null where there is none. */
export function screenOf(path: string): Found | null {
  for (const [pattern, load] of SCREENS) {
    const parts = fits(pattern, path);
    if (parts) return { pattern, parts, load: load as Found["load"] };
  }
  return null;
}
