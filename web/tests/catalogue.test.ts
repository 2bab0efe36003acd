// Every message that the interface names exists, and every message of its catalogue is named.
import { expect, it } from "vitest";
import english from "../../src/mezani/words/client/en.ftl?raw";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const MESSAGES = [...english.matchAll(/^client-([\w-]+) =/gm)].map((found) => found[1]!);

const text = Object.values(SOURCES).join("\n");
const named = new Set([...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]!));
for (const found of text.matchAll(/"client-([\w-]+)"/g)) named.add(found[1]!);
for (const found of text.matchAll(/(?:say|why)[=:] ?"((?:key|nav|error)-[\w-]+)"/g)) named.add(found[1]!);
for (const found of text.matchAll(/"((?:about|error)-[\w-]+)"/g)) named.add(found[1]!);
const beginnings = [...text.matchAll(/\bt\(\s*`([\w-]+)\$/g)].map((found) => found[1]!);

it("names only messages that exist", () => {
  expect([...named].filter((id) => !MESSAGES.includes(id))).toEqual([]);
  for (const beginning of beginnings)
    expect(
      MESSAGES.some((id) => id.startsWith(beginning)),
      beginning,
    ).toBe(true);
});

it("has no message that nobody names", () => {
  const unused = MESSAGES.filter((id) => !named.has(id) && !beginnings.some((beginning) => id.startsWith(beginning)));
  expect(unused).toEqual([]);
});
