// Writes src/map/africa.ts: the coast of Africa, of Madagascar, and simplified land around them, without any border.
// Source: Natural Earth (public domain) through the package world-atlas. `--check` compares instead of writing.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { merge } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";

const require = createRequire(import.meta.url);
const OUTPUT = new URL("../src/map/africa.ts", import.meta.url);
const FINE = 0.02;
const COARSE = 0.4;
const LEAST_ISLAND = 0.3;
const FRAME = { west: -32, east: 72, south: -44, north: 52 };
const MADAGASCAR = "450";
// ISO 3166 numbers of the countries of the African mainland and its near islands.
const AFRICA = new Set(
  `012 024 072 108 120 140 148 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 454 466 478 504 508 516
   562 566 624 646 686 694 706 710 716 728 729 732 748 768 788 800 818 834 854 894`.split(/\s+/),
);
// Countries that nobody numbers.
const UNNUMBERED = new Set(["Somaliland"]);

const world = JSON.parse(readFileSync(require.resolve("world-atlas/countries-50m.json"), "utf8"));
const isAfrica = ({ id, properties }) => AFRICA.has(id) || (!id && UNNUMBERED.has(properties?.name));

/** The rings of some countries as one shape, simplified so far that triangles below the weight vanish. */
function rings(weight, wanted) {
  const simple = simplify(presimplify(world), weight);
  const shape = merge(simple, simple.objects.countries.geometries.filter(wanted));
  return shape.coordinates.map(([outer]) => outer.map(([lon, lat]) => [round(lon), round(lat)]));
}

const round = (degrees) => Math.round(degrees * 100) / 100;

/** The area of a ring in square degrees. */
function area(ring) {
  let sum = 0;
  for (let at = 0; at < ring.length - 1; at++) sum += ring[at][0] * ring[at + 1][1] - ring[at + 1][0] * ring[at][1];
  return Math.abs(sum) / 2;
}

/** Keep of a ring what can be seen: points far outside come to the edge of the frame. */
function framed(ring) {
  const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
  const points = ring.map(([lon, lat]) => [
    clamp(lon, FRAME.west - 4, FRAME.east + 4),
    clamp(lat, FRAME.south - 4, FRAME.north + 4),
  ]);
  return points.filter(([lon, lat], at) => at === 0 || lon !== points[at - 1][0] || lat !== points[at - 1][1]);
}

/** Whether there is something to see: no sliver of an island at the date line, drawn across the whole map. */
function tall(ring) {
  const latitudes = ring.map(([, lat]) => lat);
  return Math.max(...latitudes) - Math.min(...latitudes) > 0.2;
}

const large = (ring) => area(ring) > LEAST_ISLAND && ring.length > 3;
const africa = rings(FINE, isAfrica).filter(large);
const madagascar = rings(FINE, ({ id }) => id === MADAGASCAR).filter(large);
const far = rings(COARSE, (country) => !isAfrica(country) && country.id !== MADAGASCAR)
  .map(framed)
  .filter((ring) => large(ring) && tall(ring));

const written = (name, says, list) => `/** ${says} */\nexport const ${name}: Rings = ${JSON.stringify(list)};\n`;
const text = [
  "// Written by scripts/coast.mjs from Natural Earth (public domain); do not edit.\n",
  "/** Closed lines of [longitude, latitude]. */\nexport type Rings = readonly (readonly (readonly [number, number])[])[];\n",
  written("AFRICA", "The mainland, without any border.", africa),
  written("MADAGASCAR", "The island.", madagascar),
  written("FAR", "Europe, Arabia and larger islands: scenery.", far),
].join("\n");

if (process.argv.includes("--check")) {
  if (readFileSync(OUTPUT, "utf8") !== text)
    throw new Error("src/map/africa.ts differs from what scripts/coast.mjs writes");
} else {
  writeFileSync(OUTPUT, text);
}
