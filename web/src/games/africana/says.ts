// What the board of Africana says to a screen reader, as messages of the game's catalogue.
import { prices } from "box:africana";
import type { Choice } from "../../table/choices";
import type { Say } from "../../wire/messages.gen";
import { seatName } from "../../words/speech";
import { HALVES, type Place } from "./layout";
import { expeditionOf, expeditionSay, pageSay, placeSay } from "./pieces";
import type { View } from "./view.gen";

/** A place: how it is entered, who is there, what starts and ends there, what a press on it could do. */
export function placeWords(view: View, place: Place, choices: readonly Choice[]): Say {
  const colours = place.enter.map((colour) => ({ id: `africana-piece-${colour}` }));
  const [first, second] = colours;
  const things: Say[] = [];
  view.players.forEach((player, seat) => {
    if (player.place === place.id) things.push({ id: "africana-screen-pawn", args: { who: seatName(seat) } });
  });
  for (const { expedition } of view.slots) {
    const found = expeditionOf(expedition ?? "");
    if (!found || !expedition) continue;
    const args = { expedition: expeditionSay(expedition) };
    if (found.start === place.id) things.push({ id: "africana-screen-starts", args });
    if (found.destination === place.id) things.push({ id: "africana-screen-ends", args });
  }
  if (choices.length) things.push({ id: "africana-screen-can", args: { deeds: choices.map(({ say }) => say) } });
  return {
    id: "africana-screen-place",
    args: {
      place: placeSay(place.id),
      half: { id: `africana-place-${place.half}` },
      colours: second ? { id: "africana-piece-either", args: { first: first!, second } } : first!,
      things,
    },
  };
}

export function bookSay(half: number): Say {
  return { id: `africana-screen-book-${HALVES[half]}` };
}

/** A page of a book as it lies open. */
export function pageWords(view: View, half: number, side: "left" | "right"): Say {
  const page = pageOn(view, half, side);
  const words = page ? pageSay(page) : { id: "africana-screen-no-page" };
  return { id: `africana-screen-page-${side}`, args: { book: bookSay(half), page: words } };
}

export function pageOn(view: View, half: number, side: "left" | "right"): string | null {
  const book = view.books[half]!;
  return side === "left" ? book.visible_left : book.visible_right;
}

/** What the next turn of a page costs. */
export function turnPrice(view: View): Say {
  return { id: "africana-offer-price", args: { n: view.turns ? prices.further_page_turn : prices.first_page_turn } };
}
