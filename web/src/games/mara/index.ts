// What the table needs to play Mara.
import type { GameClient } from "../game";
import type { Choice } from "../../table/choices";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Sides from "./Sides.svelte";
import { cardOf, COPIES, worth } from "./cards";
import { isOpen } from "./says";
import type { View } from "./view.gen";

const mara: GameClient<View> = {
  Board,
  Hand,
  Sides,
  person(view, seat) {
    const safe = view.crossed[seat]!.length;
    const shown = seat === view.seat || isOpen(view);
    const points = view.totals[seat]! + (view.phase === "end" ? 0 : worth(view.crossed[seat]!));
    return {
      score: shown ? String(points) : null,
      short: { id: "mara-screen-safe-short", args: { n: safe } },
      facts: [
        { say: { id: "mara-screen-safe", args: { n: safe } } },
        { say: { id: "mara-screen-in-hand", args: { n: view.hands[seat]!.length } } },
      ],
    };
  },
  heading(view) {
    const rounds = Number(view.options["rounds"]);
    return {
      where: { id: "mara-screen-round", args: { round: view.round, rounds } },
      chips: [
        { say: { id: "mara-screen-pile" }, number: view.pile },
        { say: { id: "mara-screen-lions" }, number: (COPIES.get("L") ?? 0) - view.lions },
      ],
    };
  },
  picture(choice: Choice) {
    const held = choice.lights.from.at(-1);
    return held ? cardOf(held).piece : null;
  },
  keys: { elephant: "E", super_crocodile: "S", crocodile: "C", pair: "R", lay: "L", lion: "L" },
  digit(view, digit, shift) {
    const held = view.seat === null ? undefined : view.hands[view.seat]![digit - 1];
    if (shift) return digit <= view.fords.length ? [`@${digit}`] : null;
    return held === undefined ? null : [held];
  },
  aside: [],
};

export default mara;
