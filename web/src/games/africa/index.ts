// What the table needs to play Africa.
import type { Choice } from "../../table/choices";
import type { Fact, GameClient } from "../game";
import Board from "./Board.svelte";
import Sides from "./Sides.svelte";
import { GOODS, symbolOf } from "./pieces";
import type { View } from "./view.gen";

/** Pictures of deeds that are about no tile of their own. */
const PICTURES: Readonly<Record<string, string>> = {
  city: "city", walk: "steps", travel: "compass", flip: "tile-back", research: "camp", mine: "camp",
}; // prettier-ignore

function picture({ texts, deed, lights }: Choice, view: View): string | null {
  const last = texts.at(-1)!;
  if (/^(lift|drop|settle):|^do:(animal|nomad)$/.test(last)) {
    const kind = view.board[lights.from[0] ?? lights.target[0] ?? ""];
    return kind ? symbolOf(kind) : null;
  }
  if (deed === "swap") {
    const kind = lights.target[0]?.split(".")[1];
    return kind ? symbolOf(kind) : null;
  }
  const word = last.replace(/^do:/, "");
  return PICTURES[word] ?? PICTURES[last.split(":")[0]!] ?? PICTURES[deed] ?? null;
}

function owned(piece: string, word: string, n: number): Fact {
  return { piece, say: { id: `africa-piece-many-${word}`, args: { n } }, number: n };
}

const africa: GameClient<View> = {
  Board,
  Sides,
  person(view, seat) {
    const [gold, gems, camps] = [view.gold[seat]!, view.gems[seat]!, view.camps[seat]!];
    const facts: Fact[] = [
      ...GOODS.map((kind) => owned(kind, kind, view.goods[seat]![kind] ?? 0)),
      owned("gold-1", "gold", gold),
      owned("gem-1", "gems", gems),
    ].filter(({ number }) => number !== 0);
    facts.push({ piece: "camp", say: { id: "africa-screen-camps-of", args: { n: camps } }, number: camps });
    return {
      score: String(view.phase === "over" ? view.totals[seat] : view.points[seat]),
      short: { id: "africa-screen-camps-of", args: { n: camps } },
      facts,
    };
  },
  heading(view) {
    return {
      where: { id: "africa-screen-turn", args: { turn: view.turn } },
      chips: [
        { say: { id: "africa-screen-monuments" }, number: `${view.monuments} / ${view.last_monument}` },
        { say: { id: "africa-screen-supply" }, number: view.supply },
      ],
    };
  },
  picture,
  keys: {
    flip: "F", animal: "A", nomad: "N", research: "C", mine: "M", travel: "G", walk: "W", skip: "P", end: "E",
  }, // prettier-ignore
  aside: ["skip"],
};

export default africa;
