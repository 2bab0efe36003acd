// Every pair of colours in use is readable: computed from the token file itself (WCAG 2.2, 1.4.3 and 1.4.11).
import { describe, expect, it } from "vitest";
import CSS from "../src/look/tokens.css?raw";

function tokens(selector: string): Map<string, string> {
  const block = CSS.split(selector)[1]!.split("}")[0]!;
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]));
}

const THEMES = { light: tokens(":root {"), dark: tokens(':root[data-theme="dark"] {') };
const SEATS = new Map(
  [...CSS.matchAll(/--((?:on-)?seat\d):\s*(#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]),
);

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [more, less] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (more! + 0.05) / (less! + 0.05);
}

const TEXT: readonly [string, string][] = [
  ...["bg", "bg2", "surf", "surf2", "land", "open", "pri-soft", "legal-soft"].map((ground): [string, string] => [
    "ink",
    ground,
  ]),
  ...["bg", "bg2", "surf", "surf2", "pri-soft"].map((ground): [string, string] => ["ink2", ground]),
  ["on-pri", "pri"],
  ["pri", "surf"],
  ["pri", "bg"],
  ["gain", "gain-soft"],
  ["gain", "surf"],
  ["warn", "surf"],
  ["warn", "warn-soft"],
  ["label", "sea1"],
  ["label", "sea2"],
  ["label", "land"],
];
const EDGES: readonly [string, string][] = [
  ["edge", "surf"],
  ["edge", "bg"],
  ["legal", "surf"],
  ["legal", "open"],
  ["legal", "land"],
  ["focus", "surf"],
  ["focus", "bg"],
  ["focus", "land"],
  ["focus", "open"],
  ["mark-line", "surf"],
  ["sea-route", "sea1"],
  ["land-route", "land"],
];

describe.each(Object.entries(THEMES))("%s theme", (_, theme) => {
  it.each(TEXT)("text %s on %s has 4.5", (ink, ground) => {
    expect(contrast(theme.get(ink)!, theme.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(EDGES)("edge %s on %s has 3", (edge, ground) => {
    expect(contrast(theme.get(edge)!, theme.get(ground)!)).toBeGreaterThanOrEqual(3);
  });
});

it.each([0, 1, 2, 3, 4])("the letter of mark %i has 4.5 on it", (mark) => {
  expect(contrast(SEATS.get(`on-seat${mark}`)!, SEATS.get(`seat${mark}`)!)).toBeGreaterThanOrEqual(4.5);
});

it("has the same tokens in both themes", () => {
  const known = [...THEMES.light.keys()].filter((name) => !/seat/.test(name));
  expect([...THEMES.dark.keys()]).toEqual(known);
});
