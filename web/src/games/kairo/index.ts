// What the table needs to play Cape to Cairo.
import type { Choice } from "../../table/choices";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Sides from "./Sides.svelte";
import { cardOf, ROUTE, tracksOf } from "./cards";
import { isBuilding } from "./says";
import type { View } from "./view.gen";

const kairo: GameClient<View> = {
  Board,
  Sides,
  Hand,
  handAside: true,
  person(view, seat) {
    const capital = view.capital[seat];
    const money = capital == null ? { id: "kairo-screen-hidden" } : { id: "kairo-screen-pounds", args: { n: capital } };
    return {
      score: `${view.crossed[seat]!.length}/${ROUTE}`,
      short: money,
      facts: [
        { say: money },
        { say: { id: "kairo-screen-bonus", args: { n: view.bonus[seat]! } } },
        { say: { id: "kairo-screen-in-row", args: { n: tracksOf(view.rows[seat]!) } } },
      ],
    };
  },
  heading(view) {
    const kind = isBuilding(view) || view.phase === "end" ? "building" : "auction";
    return {
      where: { id: `kairo-screen-${kind}`, args: { auction: view.auction, auctions: ROUTE } },
      chips: [
        { say: { id: "kairo-screen-pile" }, number: view.pile },
        { say: { id: "kairo-screen-discards" }, number: view.discards.length },
      ],
    };
  },
  picture({ deed, lights }: Choice, view) {
    const card =
      deed === "take"
        ? lights.target[0]
        : deed === "build" && view.turn !== null
          ? view.rows[view.turn]![0]
          : undefined;
    if (card !== undefined) return cardOf(card).terrain;
    return deed === "reveal" || deed === "draw" ? "track" : null;
  },
  keys: { reveal: "R", draw: "D", build: "B", pass: "P" },
  digit(view, digit, shift) {
    const card = view.phase === "take" && !shift ? view.offer[digit - 1] : undefined;
    return card === undefined ? null : [card];
  },
  aside: ["pass"],
};

export default kairo;
