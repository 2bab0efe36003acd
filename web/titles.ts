// The Vite plugin behind `import("titles:en")`: what the front page says of each game, without the rest of its catalogue.
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PREFIX = "titles:";
const GAMES = new URL("../src/mezani/games/", import.meta.url);
const TITLE = /^[a-z]+-(?:title|screen-about|screen-minutes) = .*$/gm;

/** The few messages of each game in a language, by game. */
export function titles(language: string): Record<string, string> {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const texts = games.flatMap(({ name }): [string, string][] => {
    try {
      return [[name, readFileSync(new URL(`${name}/words/${language}.ftl`, GAMES), "utf-8")]];
    } catch {
      return []; // no game
    }
  });
  return Object.fromEntries(texts.map(([name, text]) => [name, (text.match(TITLE) ?? []).join("\n")]));
}

export function titlePages(): Plugin {
  return {
    name: "mezani-titles",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(titles(id.slice(PREFIX.length + 1)))};` : null,
  };
}
