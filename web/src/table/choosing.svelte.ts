// How a seat comes from what is possible to one choice: pointing, picking places and pieces, a second press where it is final.
import { settings } from "../look/settings.svelte";
import { choicesOf, involves, leadsOn, meant, narrowed, type Choice } from "./choices";
import type { Offers } from "../wire/messages.gen";

export type By = "mouse" | "touch" | "key";

/** How one place or piece is to look. */
export interface Light {
  /** It is part of something that is possible now. */
  could: boolean;
  /** The same after what has been picked so far: what to light up. */
  may: boolean;
  /** It is what the shown choice does. */
  target: boolean;
  from: boolean;
  because: boolean;
  lost: boolean;
  /** It was pressed, and more presses are needed. */
  picked: boolean;
}

/** What a table does for choosing. */
export interface Chooser {
  /** Carry out legal texts in a row; those that are no longer legal are left out. */
  play(texts: readonly string[]): Promise<void>;
  undo(): Promise<void>;
  readonly drafts: readonly string[];
}

const NOTHING: Offers = { notes: {}, blocked: [], plans: [] };

export class Choosing {
  offers = $state.raw<Offers>(NOTHING);
  picks = $state.raw<readonly string[]>([]);
  selected = $state.raw<Choice | null>(null);
  /** What the mouse or the focus is on: a choice of the list, or a place or piece of the board. */
  pointed = $state.raw<Choice | readonly string[] | null>(null);
  readonly all = $derived(choicesOf(this.offers));
  /** What the picks so far leave. */
  readonly open = $derived(narrowed(this.all, this.picks));
  /** The choice whose consequence is shown. */
  readonly shown = $derived(this.selected ?? this.#pointedChoice());
  readonly #chooser: Chooser;
  /** A pick that belongs to the choice after one that leads on. */
  #ahead: { key: string; ids: readonly string[]; by: By; made: boolean } | null = null;

  constructor(chooser: Chooser) {
    this.#chooser = chooser;
  }

  /** Take what can be chosen now; what was picked for it in advance is chosen at once. */
  update(offers: Offers): void {
    this.offers = offers;
    const key = this.selected?.key;
    this.selected = this.all.find((choice) => choice.key === key) ?? null;
    this.picks = this.picks.filter((id) => this.all.some((choice) => involves(choice, id)));
    if (this.pointed && "key" in this.pointed) this.pointed = null;
    const ahead = this.#ahead;
    if (!ahead?.made) return;
    this.#ahead = null;
    this.#resume(ahead.ids, ahead.by);
  }

  light(...ids: readonly string[]): Light {
    const lights = this.shown?.lights;
    const all = (lit: readonly string[] | undefined) => lit !== undefined && ids.every((id) => lit.includes(id));
    return {
      could: narrowed(this.all, ids).length > 0,
      may: this.meanings(...ids).length > 0,
      target: all(lights?.target),
      from: all(lights?.from),
      because: all(lights?.because),
      lost: all(lights?.lost),
      picked: all(this.picks),
    };
  }

  /** How something that stands for one choice is to look. */
  lightOf(choice: Choice): Light {
    const target = this.shown?.key === choice.key;
    const picked = this.selected?.key === choice.key;
    return { could: true, may: true, target, from: false, because: false, lost: false, picked };
  }

  /** What a press on these places and pieces could still become. */
  meanings(...ids: readonly string[]): Choice[] {
    return narrowed(this.open, ids);
  }

  point(what: Choice | readonly string[] | null): void {
    this.pointed = what;
  }

  /** A choice of the list was pressed. */
  press(choice: Choice, by: By): void {
    if (this.selected?.key !== choice.key && this.#needsSecond(choice, by)) {
      this.selected = choice;
      return;
    }
    this.do(choice);
  }

  /** Places or pieces of the board were pressed. Return false if that means nothing now. */
  pick(ids: readonly string[], by: By): boolean {
    if (this.selected && isTarget(this.selected, ids)) {
      this.press(this.selected, by);
      return true;
    }
    this.selected = null;
    const again = this.picks.length === ids.length && ids.every((id) => this.picks.includes(id));
    const together = this.meanings(...ids).length ? [...new Set([...this.picks, ...ids])] : ids;
    this.picks = again || !narrowed(this.all, together).length ? [] : together;
    const choice = this.picks.length ? meant(this.all, this.picks) : null;
    if (choice) this.#mean(choice, by);
    return again || choice !== null || this.picks.length > 0;
  }

  /** Press what the picks mean; a place among them that it leaves open is kept for the choice after it. */
  #mean(choice: Choice, by: By): void {
    const ids = this.picks.filter((id) => choice.lights.target.includes(id));
    const whole = this.all.find(({ key }) => key === choice.key);
    this.picks = [];
    this.#ahead = whole && leadsOn(whole) && ids.length ? { key: choice.key, ids, by, made: false } : null;
    this.press(choice, by);
  }

  /** Step back: the selection, then the picks, then the last draft. Return false if there is nothing to step back from. */
  back(): boolean {
    if (this.selected || this.picks.length) {
      this.selected = null;
      this.picks = [];
      return true;
    }
    if (!this.#chooser.drafts.length) return false;
    void this.#chooser.undo();
    return true;
  }

  do(choice: Choice): void {
    this.#ahead = this.#ahead?.key === choice.key ? { ...this.#ahead, made: true } : null;
    this.selected = null;
    this.picks = [];
    this.pointed = null;
    void this.#chooser.play(choice.texts);
  }

  #needsSecond(choice: Choice, by: By): boolean {
    if (choice.final) return !settings.choices.single_press;
    return by === "touch" && !settings.choices.single_tap;
  }

  #pointedChoice(): Choice | null {
    const pointed = this.pointed ?? [];
    if ("key" in pointed) return pointed;
    const ids = [...this.picks, ...pointed];
    return ids.length ? meant(this.all, ids) : null;
  }

  /** Go on with a place that was pressed for the choice before: seen and pressed once, it needs no preview. */
  #resume(ids: readonly string[], by: By): void {
    const choice = meant(this.all, ids);
    if (choice) this.press(choice, choice.final ? by : "mouse");
    else if (narrowed(this.all, ids).length) this.picks = ids;
  }
}

/** Whether these are what a choice is aimed at: a second press on them does it. */
function isTarget({ lights }: Choice, ids: readonly string[]): boolean {
  const aimed = lights.target.length ? lights.target : lights.from;
  return ids.length > 0 && ids.every((id) => aimed.includes(id));
}
