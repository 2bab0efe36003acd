// The legal texts of a seat as rows of a list and lights on a board: pure functions of what the server says beside them.
import type { Offers, Say } from "../wire/messages.gen";

/** What lights up: places and pieces in notation. */
export interface Lights {
  target: readonly string[];
  because: readonly string[];
  from: readonly string[];
  lost: readonly string[];
}

/** One thing that can be chosen: a legal text, or a plan of several in a row. */
export interface Choice {
  key: string;
  texts: readonly string[];
  say: Say;
  deed: string;
  /** Certain points for each seat. */
  gain: readonly number[] | null;
  /** A word in place of points. */
  cost: Say | null;
  final: boolean;
  plan: boolean;
  lights: Lights;
}

/** Choices of one deed, in the order of the list. */
export interface Group {
  deed: string;
  plan: boolean;
  choices: readonly Choice[];
}

const DARK: Lights = { target: [], because: [], from: [], lost: [] };

/** Plans first, then the single texts in the order of the legal list. */
export function choicesOf(offers: Offers): Choice[] {
  const plans = offers.plans.map((plan) => ({
    key: plan.texts.join(" "),
    texts: plan.texts,
    say: plan.say,
    deed: offers.notes[plan.texts[0]!]?.deed ?? "",
    gain: plan.gain,
    cost: null,
    final: plan.final,
    plan: true,
    lights: { ...DARK, ...plan.lights },
  }));
  const texts = Object.entries(offers.notes).map(([text, note]) => ({
    key: text,
    texts: [text],
    say: note.say,
    deed: note.deed,
    gain: note.gain,
    cost: note.cost,
    final: note.final,
    plan: false,
    lights: { ...DARK, ...note.lights },
  }));
  return [...plans, ...texts];
}

/** Whether a press on this place or piece can mean this choice. */
export function involves(choice: Choice, id: string): boolean {
  return choice.lights.target.includes(id) || choice.lights.from.includes(id);
}

/** The choices that all these places and pieces can mean. */
export function narrowed(choices: readonly Choice[], picks: readonly string[]): Choice[] {
  return choices.filter((choice) => picks.every((id) => involves(choice, id)));
}

/**
 * What a press means after some picks: the only choice left, or the only one that needs no further press.
 * A plan "elephant to ford 3" is meant before the single text "elephant", which leaves the ford open.
 */
export function meant(choices: readonly Choice[], picks: readonly string[]): Choice | null {
  const left = narrowed(choices, picks);
  if (left.length <= 1) return left[0] ? aimed(left[0], picks) : null;
  const settled = left.filter((choice) => choice.lights.target.every((id) => picks.includes(id)));
  if (!settled.length) return begun(left, picks);
  const whole = settled.filter((choice) => !settled.some((other) => beginsWith(other, choice)));
  return whole.length === 1 ? whole[0]! : null;
}

/** The choice that all others begin with, if it is aimed at what was picked: "walk" at a space, whatever is planned there. */
function begun(left: readonly Choice[], picks: readonly string[]): Choice | null {
  const first = left.find((choice) => left.every((other) => other === choice || beginsWith(other, choice)));
  return first && picks.every((id) => first.lights.target.includes(id)) ? aimed(first, picks) : null;
}

/** Whether a choice leaves open which of several places is meant, so that another one follows. */
export function leadsOn(choice: Choice): boolean {
  return !choice.plan && !choice.final && choice.lights.target.length > 1;
}

/** A choice that leads on, as it looks when one of its places is picked. */
function aimed(choice: Choice, picks: readonly string[]): Choice {
  const target = choice.lights.target.filter((id) => picks.includes(id));
  return leadsOn(choice) && target.length ? { ...choice, lights: { ...choice.lights, target } } : choice;
}

/** Whether a plan is another choice and more. */
function beginsWith(plan: Choice, start: Choice): boolean {
  return plan.texts.length > start.texts.length && start.texts.every((text, place) => plan.texts[place] === text);
}

/** By deed, plans in a group of their own; most points for the reader first, else in the board's order. */
export function grouped(choices: readonly Choice[], seat: number): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = choice.plan ? "" : choice.deed;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  const worth = (choice: Choice) => choice.gain?.[seat] ?? -Infinity;
  return [...groups].map(([deed, members]) => ({
    deed,
    plan: deed === "",
    choices: deed === "" ? members : members.toSorted((a, b) => compare(worth(b), worth(a))),
  }));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Label and line of reason; catalogues part them by a middle dot. */
export function parted(sentence: string): [label: string, reason: string] {
  const [label = "", ...reason] = sentence.split(" · ");
  return [label, reason.join(" · ")];
}
