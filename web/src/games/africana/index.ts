// What the table needs to play Africana.
import type { Choice } from "../../table/choices";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { placeAt } from "./layout";
import { findOf, symbolOf } from "./pieces";
import Sides from "./Sides.svelte";
import type { View } from "./view.gen";

const PICTURES: Readonly<Record<string, string>> = { draw: "card-back", move: "compass", join: "silver", fin: "coin" };

function picture({ texts, deed, lights }: Choice): string | null {
  const [word, what, payment] = texts.at(-1)!.split(":");
  if (word === "go" && payment) return symbolOf(payment.replace("!", ""));
  if (word === "drop" && what) return symbolOf(what);
  if ((word === "adv" || word === "shed") && what) return findOf(what);
  if ((deed === "buy" || deed === "turn") && lights.because[0]) return findOf(lights.because[0]);
  return PICTURES[word ?? ""] ?? null;
}

/** The cards of a hand in its order, each kind once: what digits pick. */
function kinds(view: View): string[] {
  return view.seat === null ? [] : [...new Set(view.players[view.seat]!.hand)];
}

const africana: GameClient<View> = {
  Board,
  Sides,
  Hand,
  handAside: true,
  person(view, seat) {
    const { score, silver, cards, unfinished, stack } = view.players[seat]!;
    return {
      score: score === null ? null : String(score),
      short: { id: "africana-screen-silver", args: { n: silver } },
      facts: [
        { piece: "silver", say: { id: "africana-screen-silver", args: { n: silver } }, number: silver },
        { say: { id: "africana-screen-cards", args: { n: cards } } },
        ...(unfinished.length
          ? [{ say: { id: "africana-screen-open-adventures", args: { n: unfinished.length } } }]
          : []),
        { say: { id: "africana-screen-finished", args: { n: stack } } },
      ],
    };
  },
  heading(view) {
    const left = Object.values(view.expeditions_left).reduce((sum, n) => sum + n, 0);
    return {
      where: { id: `africana-screen-${view.last_round ? "last-round" : "round"}`, args: { round: view.round } },
      chips: [
        { say: { id: "africana-screen-pile" }, number: view.travel_pile },
        { say: { id: "africana-screen-expeditions-left" }, number: left },
      ],
    };
  },
  picture,
  keys: {
    draw: "D", book: "B", move: "M", go: "G", join: "J", fin: "F", adv: "A", stop: "E", turn: "P", buy: "Y", close: "C",
    drop: "R", shed: "S",
  }, // prettier-ignore
  digit(view, digit) {
    if (view.phase === "book" && view.seat !== null) {
      const half = placeAt(view.players[view.seat]!.place)!.half;
      const side = ["left", "right"][digit - 1];
      return side ? [`${half}.${side}`] : null;
    }
    const card = kinds(view)[digit - 1];
    return card === undefined ? null : [card];
  },
  aside: ["stop", "close"],
};

export default africana;
