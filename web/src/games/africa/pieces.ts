// The pieces of Africa: how they look, how they are called, and which of them is still the same one after a redraw.
import { tiles } from "box:africa";
import type { Say } from "../../wire/messages.gen";

export const FACE_DOWN = "?";
export const CAMP = "camp";
export const ANIMALS = tiles.animals.kinds.map(({ id }) => id);
export const GOODS = tiles.goods.types.map(({ id }) => id);
const deposits = (name: string, numbers: Record<string, number>) => Object.keys(numbers).map((n) => name + n);
export const DEPOSITS = [...deposits("gold", tiles.gold.by_pieces), ...deposits("gem", tiles.gems.by_pieces)];
/** Every face of a tile, in three rows of the legend. */
export const KINDS = [...ANIMALS, "nomad", ...GOODS, "monument", ...DEPOSITS];

/** The symbol of look/pieces.svg for what lies on a space. */
export function symbolOf(kind: string): string {
  if (kind === FACE_DOWN) return "tile-back";
  return kind === CAMP ? "camp" : `tile-${faceOf(kind)}`;
}

/** The picture on a tile alone. */
export function faceOf(kind: string): string {
  return kind === "nomad" ? "nomads" : kind.replace(/(\d)$/, "-$1");
}

export function pieceSay(kind: string): Say {
  return { id: `africa-piece-${kind === FACE_DOWN ? "hidden" : kind}` };
}

/** The class of a kind, in the order of a count of what is hidden. */
export function classOf(kind: string): string {
  if (ANIMALS.includes(kind)) return "animal";
  if (GOODS.includes(kind)) return "goods";
  return kind.replace(/\d$/, "");
}

/** How many hidden tiles there are of each class. */
export function classesOf(unseen: Readonly<Record<string, number>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [kind, n] of Object.entries(unseen)) counts.set(classOf(kind), (counts.get(classOf(kind)) ?? 0) + n);
  return counts;
}

/** Something that lies on the map, the same over redraws. */
export interface Lying {
  readonly key: string;
  readonly space: string;
  readonly kind: string;
}

let made = 0;

/** What lies on a board; what has gone from one space and lies on another is still the same piece. */
export function lying(before: readonly Lying[], board: Readonly<Record<string, string>>): Lying[] {
  const stays = ({ space, kind }: Lying) => board[space] === kind || (kind === FACE_DOWN && space in board);
  const gone = before.filter((piece) => !stays(piece));
  const kept = new Map(before.filter(stays).map((piece) => [piece.space, piece.key]));
  return Object.entries(board).map(([space, kind]) => {
    const key = kept.get(space);
    if (key) return { key, space, kind };
    const moved = gone.findIndex((piece) => piece.kind === kind);
    const [from] = moved < 0 ? [] : gone.splice(moved, 1);
    return { key: from?.key ?? `piece-${++made}`, space, kind };
  });
}
