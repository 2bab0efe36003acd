// Where things lie on the map of Africa: its hexes, coast and names, in units that are dp where the whole map fits a desktop.
import { cities, hexes } from "box:africa";
import type { Rect } from "../../board/camera.svelte";
import { AFRICA, FAR, MADAGASCAR, type Rings } from "../../map/africa";

/** Width of a hex; the distance of two rows; a corner's distance from the middle. */
export const HEX = 52;
const ROW = (HEX * Math.sqrt(3)) / 2;
const RADIUS = HEX / Math.sqrt(3);
/** Size of a tile in its hex. */
export const TILE = HEX * 0.74;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Space extends Point {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  /** The city, or the region it lies in. */
  readonly place: string;
  readonly city: boolean;
}

const CITY = new Map(cities.list.map(({ id, space }) => [space, id]));

export const SPACES: readonly Space[] = hexes.list.map(({ id, q, r, region }) => ({
  id,
  q,
  r,
  x: (q + r / 2) * HEX,
  y: r * ROW,
  place: CITY.get(id) ?? region,
  city: CITY.has(id),
}));
const BY_ID = new Map(SPACES.map((space) => [space.id, space]));
const BY_PLACE = new Map(SPACES.map((space) => [`${space.q} ${space.r}`, space]));

export function spaceAt(id: string): Space | undefined {
  return BY_ID.get(id);
}

/** The outline of a hex around its middle, so much smaller. */
export function hexagon(inset = 0): string {
  const [far, half] = [RADIUS - inset, ((RADIUS - inset) * Math.sqrt(3)) / 2];
  return `M0 ${-far}L${half} ${-far / 2}V${far / 2}L0 ${far}L${-half} ${far / 2}V${-far / 2}Z`;
}

export function isBeside(one: Space, other: Space): boolean {
  const [dq, dr] = [other.q - one.q, other.r - one.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
}

const SIDES: Record<string, { west: readonly [number, number]; east: readonly [number, number] }> = {
  ArrowLeft: { west: [-1, 0], east: [-1, 0] },
  ArrowRight: { west: [1, 0], east: [1, 0] },
  ArrowUp: { west: [0, -1], east: [1, -1] },
  ArrowDown: { west: [-1, 1], east: [0, 1] },
};

/** Walks from hex to hex: along a row, or up and down on the side of the last step along one; Shift takes the other side. */
export function walker(): (id: string, key: string, shift: boolean) => string | null {
  let west = false;
  return (id, key, shift) => {
    const from = BY_ID.get(id);
    const sides = SIDES[key];
    if (!from || !sides) return null;
    if (key === "ArrowLeft" || key === "ArrowRight") west = key === "ArrowLeft";
    const sideways = west !== shift;
    const wished = [sideways ? sides.west : sides.east, sideways ? sides.east : sides.west];
    for (const [dq, dr] of wished) {
      const found = BY_PLACE.get(`${from.q + dq} ${from.r + dr}`);
      if (found) return found.id;
    }
    return null;
  };
}

// The coast (ux 6): drawn so that the hexes lie on it ------------------------------------------------------------------

function drawn(rings: Rings): string {
  const at = (degrees: readonly [number, number]) =>
    `${((degrees[0] + 28.238) * 0.17925 * HEX).toFixed(1)} ${((35.0035 - degrees[1]) * 0.20763 * ROW).toFixed(1)}`;
  return rings.map((ring) => `M${ring.map(at).join("L")}Z`).join("");
}

export const COAST = drawn(AFRICA);
export const ISLAND = drawn(MADAGASCAR);
export const FAR_LAND = drawn(FAR);
/** All hexes as one path, to be joined with the coast. */
export const HEXES = SPACES.map(({ x, y }) => shifted(x, y)).join("");

function shifted(x: number, y: number): string {
  const half = HEX / 2;
  return `M${x} ${(y - RADIUS).toFixed(1)}l${half} ${(RADIUS / 2).toFixed(1)}v${RADIUS.toFixed(1)}l${-half} ${(RADIUS / 2).toFixed(1)}l${-half} ${(-RADIUS / 2).toFixed(1)}v${(-RADIUS).toFixed(1)}Z`;
}

// What is seen ---------------------------------------------------------------------------------------------------------

/** So much of the sea is seen around the map. */
const MARGIN = 20;
/** Hexes are at least so wide on a phone, in dp. */
export const FINGER = 44;
/** And so wide where there is room for it. */
const WISHED = 50;

/** The rectangle around some places, with room around each. */
export function around(points: readonly Point[], room: number): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

export const WHOLE: Rect = around(SPACES, RADIUS + MARGIN);

/** What a phone shows: where the explorer stands and what a choice is about, as far as hexes stay large enough. */
export function focus(explorer: string | null, lit: readonly string[], width: number, height: number): Rect | null {
  const spaces = lit.flatMap((id) => spaceAt(id) ?? []);
  const stands = explorer === null ? undefined : spaceAt(explorer);
  const wishes = [stands ? [...spaces, stands] : spaces, spaces, stands ? [stands] : []].filter((some) => some.length);
  for (const size of [WISHED, FINGER]) {
    const seen = { width: (width * HEX) / size, height: (height * HEX) / size };
    const all = wishes.map((points) => around(points, RADIUS));
    const rect = all.find((one) => one.width <= seen.width && one.height <= seen.height);
    const last = size === FINGER ? all.at(-1) : undefined;
    if (rect ?? last) return centred((rect ?? last)!, seen.width, seen.height);
  }
  return null;
}

function centred({ x, y, width, height }: Rect, wide: number, high: number): Rect {
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

// Names ----------------------------------------------------------------------------------------------------------------

export interface Label extends Point {
  readonly place: string;
  readonly anchor: "start" | "middle" | "end";
}

/** Where in the sea the name of a city stands, seen from its hex. */
const NAMED: Record<string, readonly [number, number, Label["anchor"]]> = {
  tangier: [-30, -4, "end"],
  cairo: [31, -16, "start"],
  lagos: [-4, 44, "end"],
  zanzibar: [34, 6, "start"],
  cape_town: [-32, 18, "end"],
};

export const LABELS: readonly Label[] = SPACES.filter(({ city }) => city).map(({ x, y, place }) => {
  const [dx, dy, anchor] = NAMED[place] ?? [0, RADIUS + 14, "middle"];
  return { place, x: x + dx, y: y + dy, anchor };
});

/** A bow from one place to another, bulging upwards on the screen. */
export function bow(from: Point, to: Point): string {
  const lift = Math.hypot(to.x - from.x, to.y - from.y) * 0.28;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - lift} ${to.x} ${to.y}`;
}

// What stays in its place while the map moves ----------------------------------------------------------------------------

/** The transform that puts something at so many dp from the upper left corner of what is seen, in its own size. */
export function pinned(seen: Rect, scale: number, x: number, y: number): string {
  return `translate(${seen.x + x / scale} ${seen.y + y / scale}) scale(${1 / scale})`;
}
