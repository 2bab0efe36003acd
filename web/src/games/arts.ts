// The pictures of the games: `Art.svelte` in the folder of each, 280 by 120.
import type { Component } from "svelte";
import { bringPieces } from "../look/pieces";

const ARTS = import.meta.glob<{ default: Component }>("./*/Art.svelte");

export async function arts(game: string): Promise<Component | null> {
  const load = ARTS[`./${game}/Art.svelte`];
  if (!load) return null;
  const [art] = await Promise.all([load(), bringPieces()]);
  return art.default;
}
