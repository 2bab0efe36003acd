// What the folder of a game hands to the table: its board and how its view is summed up around it. See web/README.md.
import type { Component } from "svelte";
import type { Choice } from "../table/choices";
import type { Table } from "../table/table.svelte";
import type { Say } from "../wire/messages.gen";

export interface BoardProps<View> {
  table: Table;
  view: View;
  /** Whether it is drawn for a phone. */
  compact: boolean;
}

/** A fact about a seat or the table: a picture with a number, or words. */
export interface Fact {
  /** Id of a symbol of look/pieces.svg. */
  piece?: string;
  say: Say;
  /** Shown beside the picture in place of the words, which are then its name. */
  number?: number | string;
}

/** A seat in the list of people. */
export interface Person {
  /** The big number; null while it is not known. */
  score: string | null;
  /** Very short, for the chip on a phone. */
  short: Say | null;
  facts: readonly Fact[];
}

/** What stands in the header: where the game is, and numbers that count down. */
export interface Heading {
  where: Say;
  chips: readonly Fact[];
}

export interface GameClient<View = unknown> {
  Board: Component<BoardProps<View>>;
  /** Panels below the people; on a phone behind a button. */
  Sides?: Component<BoardProps<View>>;
  /** The reader's cards: in the sheet on a phone; on a desktop above the actions if `handAside`, else the board draws them. */
  Hand?: Component<BoardProps<View>>;
  handAside?: boolean;
  person(view: View, seat: number): Person;
  heading(view: View): Heading;
  /** The symbol beside an offer or a line of the log. */
  picture(choice: Choice, view: View): string | null;
  /** Letters of deeds, shown beside their offers. */
  keys: Readonly<Record<string, string>>;
  /** The places or pieces that a digit means, alone or with Shift. */
  digit?(view: View, digit: number, shift: boolean): readonly string[] | null;
  /** Deeds that are buttons beside the prompt instead of rows of the list, such as passing. */
  aside: readonly string[];
}
