// Plays moments of a table again: which moment is shown, how fast, and the positions that are loaded for it.
import type { Moment, Position, Positions } from "../wire/messages.gen";
import type { Line } from "../wire/messages.gen";
import type { Table } from "./table.svelte";

/** So many positions are loaded at once. */
const WINDOW = 40;
const STEP = 1100;
export const SPEEDS = [1, 2, 4] as const;

/** The turns to stop at: after each action that has something to tell, together with the luck that follows it. */
export function stops(moments: readonly Moment[]): number[] {
  let told = false;
  return moments.flatMap(({ lines, turn }, place) => {
    told ||= lines.some(({ say }) => say !== null);
    const next = moments[place + 1];
    if (next && (next.seat === null || !told)) return [];
    told = false;
    return [turn];
  });
}

export class Playback {
  /** Number of the stop that is shown; -1 is the position before the first. */
  at = $state(-1);
  playing = $state(false);
  speed = $state<number>(1);
  readonly stops: readonly number[];
  readonly #table: Table;
  readonly #start: number;
  readonly #opening: readonly Line[];
  readonly #moments: readonly Moment[];
  readonly #load: (from: number, to: number) => Promise<Positions>;
  readonly #loaded = new Map<number, Position>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(
    table: Table,
    start: number,
    moments: readonly Moment[],
    load: (from: number, to: number) => Promise<Positions>,
    opening: readonly Line[] = [],
  ) {
    this.#table = table;
    this.#start = start;
    this.#moments = moments;
    this.#load = load;
    this.#opening = opening;
    this.stops = stops(moments);
  }

  get last(): number {
    return this.stops.length - 1;
  }

  get turn(): number {
    return this.at < 0 ? this.#start : this.stops[this.at]!;
  }

  /** The lines of the action that led to what is shown. */
  get lines(): readonly Line[] {
    const before = this.at > 0 ? this.stops[this.at - 1]! : this.#start;
    return this.#moments.filter(({ turn }) => turn > before && turn <= this.turn).flatMap(({ lines }) => lines);
  }

  async go(stop: number): Promise<void> {
    const at = Math.min(Math.max(stop, -1), this.last);
    const wanted = ++this.#wanted;
    const position = await this.#position(at < 0 ? this.#start : this.stops[at]!);
    if (wanted !== this.#wanted || !position) return;
    this.at = at;
    const past = this.#moments.filter(({ turn }) => turn <= this.turn).flatMap(({ lines }) => lines);
    this.#table.lookAt(position, [...this.#opening, ...past]);
  }

  /** Go to the first stop at or after a turn of the record. */
  goTo(turn: number): Promise<void> {
    return this.go(this.stops.findIndex((stop) => stop >= turn));
  }

  play(): void {
    if (this.at >= this.last) this.at = -1;
    this.playing = true;
    void this.#step();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #step(): Promise<void> {
    await this.go(this.at + 1);
    if (!this.playing) return;
    if (this.at >= this.last) this.pause();
    else this.#timer = setTimeout(() => void this.#step(), STEP / this.speed);
  }

  async #position(turn: number): Promise<Position | undefined> {
    if (!this.#loaded.has(turn)) {
      const end = this.#moments.at(-1)?.turn ?? this.#start;
      const from = Math.max(this.#start, turn - WINDOW / 4);
      const { positions } = await this.#load(from, Math.min(end, from + WINDOW));
      for (const position of positions) this.#loaded.set(position.turn, position);
    }
    return this.#loaded.get(turn);
  }
}
