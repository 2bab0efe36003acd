// Where everything lies on the board of Africana, in the units of its data file.
import { location, map, route } from "box:africana";
import type { Rect } from "../../board/camera.svelte";
import { AFRICA, FAR, MADAGASCAR, type Rings } from "../../map/africa";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const PLACES = location;
export type Place = (typeof PLACES)[number];
export const HALVES = ["north", "south"] as const;
export const EQUATOR = map.equator_y;
export const RADIUS = 14;
/** What can be pressed around a place: 44 dp where the whole map is seen on a desktop. */
export const REACH = 33;
/** All that is seen when nothing is zoomed: the map, and sea for the books. */
export const WHOLE: Rect = { x: -130, y: -25, width: 1150, height: map.height + 40 };

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));

export function placeAt(id: string): Place | undefined {
  return BY_ID.get(id);
}

// Coast (equirectangular) ----------------------------------------------------------------------------------------------

function drawn(rings: Rings): string {
  const at = ([lon, lat]: readonly [number, number]) =>
    `${(40 + 12.2 * (lon + 20)).toFixed(1)} ${(40 + 12.2 * (41 - lat)).toFixed(1)}`;
  return rings.map((ring) => `M${ring.map(at).join("L")}Z`).join("");
}

export const COAST = drawn(AFRICA) + drawn(MADAGASCAR);
export const FAR_LAND = drawn(FAR);

// Routes ---------------------------------------------------------------------------------------------------------------

export interface Route {
  readonly key: string;
  readonly sea: boolean;
  readonly path: string;
}

export const ROUTES: readonly Route[] = route.map(({ a, b, kind, via }) => {
  const [from, to] = [BY_ID.get(a)!, BY_ID.get(b)!];
  const bend = via ? `Q${via[0]} ${via[1]} ` : "L";
  return { key: keyOf(a, b), sea: kind === "sea", path: `M${from.x} ${from.y}${bend}${to.x} ${to.y}` };
});

const BY_ENDS = new Map(ROUTES.map((each) => [each.key, each]));

function keyOf(one: string, other: string): string {
  return [one, other].toSorted().join(" ");
}

/** The route between two places, whichever of them comes first. */
export function routeBetween(one: string, other: string): Route | undefined {
  return BY_ENDS.get(keyOf(one, other));
}

// Names ----------------------------------------------------------------------------------------------------------------

type Side = "left" | "right" | "above" | "below";

/** On which side of its ring the name of a place stands, so that it crosses no route that matters. */
const NAMED: Readonly<Record<string, Side>> = {
  napoli: "right", marrakesh: "left", tripoli: "below", cairo: "above", aswan: "left", jidda: "right",
  timbuktu: "above", dakar: "below", lagos: "left", khartoum: "left", addis_abeba: "right", leopoldville: "left",
  luanda: "left", ujiji: "left", serengeti: "above", zanzibar: "right", mozambique: "right", victoria_falls: "left",
  windhoek: "left", cape_town: "left", port_natal: "right", tananarive: "below",
}; // prettier-ignore

export const SYMBOL = 32;
const GAP = 3;

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  /** The left upper corner of each entry symbol. */
  readonly symbols: readonly Point[];
}

/** Where name and entry symbols stand, seen from the ring. */
export function labelOf({ id, enter }: Place): Label {
  const wide = enter.length * (SYMBOL + GAP) - GAP;
  const row = (x: number, y: number) => enter.map((_, index) => ({ x: x + index * (SYMBOL + GAP), y }));
  switch (NAMED[id]) {
    case "left":
      return { x: -22, y: -2, anchor: "end", symbols: row(-22 - wide, 5) };
    case "above":
      return { x: -8, y: -56, anchor: "middle", symbols: row(-8 - wide / 2, -50) };
    case "below":
      return { x: 0, y: 37, anchor: "middle", symbols: row(-wide / 2, 44) };
    default:
      return { x: 22, y: -2, anchor: "start", symbols: row(22, 5) };
  }
}

/** Where the middle of a pawn is, the first at a place or a later one: its foot on the ring, beside name and symbols. */
export function pawnAt(place: Place, before: number): Point {
  const side = NAMED[place.id];
  if (side === "above" || side === "below") return { x: place.x + 32 + before * 26, y: place.y - 12 };
  return { x: place.x + (side === "right" ? -26 : 26) * before, y: place.y - 25 };
}

// Books and pile -------------------------------------------------------------------------------------------------------

export const PAGE = { width: 124, height: 150 };
export const BOOKS: readonly Point[] = [
  { x: 758, y: 36 },
  { x: -116, y: 690 },
];
export const PILE: Point = { x: 925, y: 520 };

/** A book with its corners. */
export function bookRect(half: number): Rect {
  const { x, y } = BOOKS[half]!;
  return { x: x - 14, y: y - 14, width: PAGE.width * 2 + 28, height: PAGE.height + 92 };
}

// What a phone shows ---------------------------------------------------------------------------------------------------

/** Dp for each unit: as near as one would like, and as far as fingers allow. */
const SCALES = [1, 0.85, 0.7];
/** And where only the pawn is to be seen, with what is around it. */
const ALONE = 0.8;

/** The part of the map around some places; the first of them, where the pawn stands, is always seen. */
export function focus(places: readonly string[], width: number, height: number): Rect | null {
  const points = places.flatMap((id) => placeAt(id) ?? []);
  const [stands] = points;
  if (!stands) return null;
  const wanted = around(points);
  const fits = SCALES.find((scale) => wanted.width * scale <= width && wanted.height * scale <= height);
  const lone = points.every(({ id }) => id === stands.id);
  const [middle, scale] = fits === undefined || lone ? [around([stands]), ALONE] : [wanted, fits];
  const [wide, high] = [width / scale, height / scale];
  const [x, y] = [middle.x + (middle.width - wide) / 2, middle.y + (middle.height - high) / 2];
  return { x, y, width: wide, height: high };
}

/** The rectangle around some places, with room for their names. */
export function around(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 110, Math.min(...ys) - 80];
  return { x: left, y: top, width: Math.max(...xs) + 110 - left, height: Math.max(...ys) + 60 - top };
}
