// The Vite plugin behind `import rules from "rules:mara"`: the numbered rules of docs/rules, for the rules pages.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PREFIX = "rules:";
/** A rule is an item `- **MA-3.1** text [S]` or a row `| AF-1.1 | text | S |`; what it is based on is left out. */
const RULE = /^(?:- \*\*|\| )([A-Z]{2}-\d+\.\d+)(?:\*\*)? (?:\| )?(.*)$/;
const BASIS = /\s*(?:\[[SIR]\][^.|]*(?:\|)?|\| *[SIR][^|]*\||\|)\s*$/;

export interface Chapter {
  /** Number of the chapter; its heading is in the catalogues. */
  number: number;
  rules: { id: string; text: string }[];
}

/** Read the chapters of a specification: its section 4. */
export function chapters(text: string): Chapter[] {
  const section = text.split(/^## 4\. .*$/m)[1]?.split(/^## /m)[0] ?? "";
  return section.split(/^### /m).flatMap((part) => {
    const number = /^[A-Z]{2}-(\d+) /.exec(part)?.[1];
    return number ? [{ number: Number(number), rules: part.split("\n").flatMap(ruleOf) }] : [];
  });
}

function ruleOf(line: string): Chapter["rules"] {
  const found = RULE.exec(line);
  if (!found) return [];
  const text = found[2]!.replace(BASIS, "").replaceAll("**", "").trim();
  return [{ id: found[1]!, text }];
}

export function rulebooks(): Plugin {
  return {
    name: "mezani-rules",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = new URL(`../docs/rules/${id.slice(PREFIX.length + 1)}.md`, import.meta.url).pathname;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(chapters(readFileSync(file, "utf-8")))};`;
    },
  };
}
