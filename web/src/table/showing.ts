// Shows the views of a table one after another, each as long as its motion lasts; a press or a long queue hurries.
import type { View } from "../wire/messages.gen";

const DOUBLE_FROM = 3;
const JUMP_FROM = 8;
const LONGEST = 1600;
const PAUSE = 450;

export interface Stage {
  /** Draw a view. */
  show(view: View): void;
  /** Wait until what moves has come to rest, at a speed. */
  rest(speed: number): Promise<void>;
  /** Whether nothing is to move: motion is off, or nobody looks. */
  still(): boolean;
}

export class Showing {
  readonly #stage: Stage;
  #waiting: View[] = [];
  #busy = false;
  #hurried: () => void = () => {};

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get waiting(): boolean {
    return this.#waiting.length > 0;
  }

  add(view: View): void {
    this.#waiting.push(view);
    if (this.#stage.still() || this.#waiting.length > JUMP_FROM) this.hurry();
    else if (!this.#busy) void this.#run();
  }

  /** Show the newest view at once. */
  hurry(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const view of waiting) this.#stage.show(view);
    this.#hurried();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let view = this.#waiting.shift(); view; view = this.#waiting.shift()) {
      this.#stage.show(view);
      const speed = this.#waiting.length > DOUBLE_FROM ? 2 : 1;
      await this.#unlessHurried(this.#stage.rest(speed), LONGEST / speed);
      if (this.waiting) await this.#unlessHurried(null, PAUSE / speed);
    }
    this.#busy = false;
  }

  #unlessHurried(rest: Promise<void> | null, longest: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#hurried = () => {};
        resolve();
      };
      const timer = setTimeout(end, longest);
      this.#hurried = end;
      void rest?.then(end);
    });
  }
}
