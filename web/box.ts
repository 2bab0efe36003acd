// The Vite plugin behind `import { animal } from "box:mara"`: what a game's data file says, as typed by src/games/<id>/box.d.ts.
import { readFileSync } from "node:fs";
import { parse, type TomlValue } from "smol-toml";
import type { Plugin } from "vite";

const PREFIX = "box:";
const NAME = /^[a-z_]\w*$/;

/** Where a game's data file lies. */
export function dataFile(game: string): string {
  return new URL(`../src/mezani/games/${game}/data.toml`, import.meta.url).pathname;
}

/** Leave out how sure the specification is of each entry: nothing that a board shows. */
function shown(value: TomlValue): TomlValue {
  if (Array.isArray(value)) return value.map(shown);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  const kept = Object.entries(value).filter(([key]) => !/^(note|status)$|_(note|status)$/.test(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, shown(part)]));
}

/** One export for each table of the data file, so that a board takes along only what it names. */
export function boxes(): Plugin {
  return {
    name: "mezani-boxes",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = dataFile(id.slice(PREFIX.length + 1));
      this.addWatchFile(file);
      const tables = Object.entries(parse(readFileSync(file, "utf-8"))).filter(([name]) => NAME.test(name));
      return tables.map(([name, table]) => `export const ${name} = ${JSON.stringify(shown(table))};`).join("\n");
    },
  };
}
