// The cards of Mara: what is printed on them, how they look, and their words.
import { animal, limits, special } from "box:mara";
import type { Say } from "../../wire/messages.gen";

export { limits };

export interface Card {
  /** In notation, such as `19`, `E` or `Cg`. */
  id: string;
  /** Symbol of look/pieces.svg. */
  piece: string;
  letter: string;
  number: number | null;
  points: number;
  /** Class that colours it. */
  look: string;
  /** What a crocodile eats. */
  prey: string | null;
  /** Its name alone, as it stands on the card. */
  title: Say;
  say: Say;
  /** What it does, in a few words. */
  does: Say | null;
}

const LETTERS: Record<string, string> = {
  gnu: "G", zebra: "Z", antelope: "A", elephant: "E", lion: "L", crocodile: "C", super_crocodile: "X",
}; // prettier-ignore

const ANIMALS = new Map(animal.map((one) => [String(one.number), one]));
const SPECIALS = new Map(special.map((one) => [one.code, one]));

/** How many copies of a special card there are, by its code. */
export const COPIES = new Map(special.map(({ code, copies }) => [code, copies]));

export function isAnimal(id: string): boolean {
  return ANIMALS.has(id);
}

/** What is known of a card in notation. */
export function cardOf(id: string): Card {
  const found = ANIMALS.get(id);
  return found ? animalCard(id, found) : specialCard(id);
}

function animalCard(id: string, { number, species, points }: (typeof animal)[number]): Card {
  const say = { id: `mara-piece-${species}`, args: { number } };
  const title = { id: `mara-screen-card-${species}` };
  return {
    id,
    piece: species,
    letter: LETTERS[species]!,
    number,
    points,
    look: species,
    prey: null,
    title,
    say,
    does: null,
  };
}

function specialCard(id: string): Card {
  const { kind, species } = SPECIALS.get(id) ?? special[0]!;
  const word = species ? `${kind}-${species}` : kind;
  return {
    id,
    piece: kind === "super_crocodile" ? "super-crocodile" : kind,
    letter: LETTERS[kind]!,
    number: null,
    points: 0,
    look: kind,
    prey: species ?? null,
    title: { id: `mara-screen-card-${kind}` },
    say: { id: `mara-piece-${word}` },
    does: { id: `mara-screen-does-${word}` },
  };
}

/** Points of some animals together. */
export function worth(cards: readonly string[]): number {
  return cards.reduce((sum, id) => sum + cardOf(id).points, 0);
}

/** The colour of a species or kind, as 5.4 of the design has it. */
export const COLOURS: Record<string, string> = {
  gnu: "#504B75", zebra: "#2B2C2D", antelope: "#94520A", elephant: "#4F6E9E",
  lion: "#8A3A12", crocodile: "#2F6B3E", super_crocodile: "#7E1F30",
}; // prettier-ignore
