// A table as its reader knows it: what the server sent last, and the requests that are under way.
import { tick } from "svelte";
import { settings } from "../look/settings.svelte";
import type * as wire from "../wire/messages.gen";
import type { Connection } from "../wire/live";
import { words } from "../words/words.svelte";
import { Choosing, type Chooser } from "./choosing.svelte";
import { looksOf, type SeatLook } from "./seats";
import { Showing } from "./showing";

/** Where requests go: the live connection, or a recorded table that takes none. */
export interface Wire {
  send(message: wire.Incoming): boolean;
}

interface Pending {
  message: wire.Incoming;
  settle(done: boolean): void;
}

const NOBODY: wire.Presence = { kind: "presence", online: [], away_since: {}, watchers: 0 };

export class Table implements Chooser {
  readonly code: string;
  info = $state.raw<wire.TableInfo | null>(null);
  /** What is shown now; older than the newest while moves of others are being played. */
  now = $state.raw<wire.View | null>(null);
  lines = $state.raw<readonly wire.Line[]>([]);
  /** What happened between the view before and this one: for emphasis, never for truth. */
  fresh = $state.raw<readonly wire.Line[]>([]);
  chat = $state.raw<readonly wire.ChatLine[]>([]);
  presence = $state.raw(NOBODY);
  connection = $state<Connection>("connecting");
  /** Why the last request was not carried out. */
  refusal = $state.raw<wire.Refusal | null>(null);
  /** Why a press on something that is not possible meant nothing. */
  reason = $state("");
  warning = $state.raw<wire.Warn | null>(null);
  closing = $state.raw<wire.Closing | null>(null);
  /** Whether a request waits for its answer. */
  sending = $state(false);
  /** How far this device's clock is ahead of the server's, in seconds. */
  ahead = $state(0);
  /** The log before this line has been seen. */
  seenUntil = $state(0);
  /** A moment of the past that is shown instead of the present. */
  past = $state.raw<wire.Position | null>(null);
  pastLines = $state.raw<readonly wire.Line[]>([]);
  readonly choosing = new Choosing(this);
  readonly names = $derived(this.info?.seats.map((seat) => this.#nameOf(seat)) ?? []);
  readonly looks: readonly SeatLook[] = $derived(looksOf(this.info?.seats ?? [], this.names));
  readonly yourMove = $derived(this.now !== null && this.now.seat !== null && this.now.to_act.includes(this.now.seat));
  readonly #wire: Wire;
  readonly #showing: Showing;
  readonly #pending = new Map<string, Pending>();
  #number = 0;
  #inPlan = false;

  constructor(code: string, wire: Wire) {
    this.code = code;
    this.#wire = wire;
    this.#showing = new Showing({
      show: (view) => this.#show(view),
      rest: (speed) => rest(speed),
      still: () => settings.choices.motion === "off" || document.visibilityState === "hidden",
    });
  }

  get seat(): number | null {
    return this.now?.seat ?? null;
  }

  get drafts(): readonly string[] {
    return this.now?.drafts ?? [];
  }

  /** The log up to what is shown. */
  get told(): readonly wire.Line[] {
    return this.past ? this.pastLines : this.lines;
  }

  /** Who is to act in what is shown. */
  get toAct(): readonly number[] {
    return (this.past ?? this.now)?.to_act ?? [];
  }

  /** The game's own view: of the moment of the past that is looked at, or of now. */
  get view(): unknown {
    return this.past?.view ?? this.now?.view ?? null;
  }

  /** Word a message with the names of this table, to its reader. */
  say(say: wire.Say): string {
    return words.say(say, this.names, this.seat);
  }

  /** Take a message of the server. */
  receive(message: wire.Outgoing): void {
    if (message.kind === "table") this.info = message;
    else if (message.kind === "view") this.#receiveView(message);
    else if (message.kind === "refused") this.#refused(message);
    else if (message.kind === "presence") this.presence = message;
    else if (message.kind === "chat") this.#receiveChat(message);
    else if (message.kind === "done") this.#settle(message.id, true);
    else if (message.kind === "warning") this.warning = message;
    else this.closing = message;
  }

  /** The connection came or went; requests without an answer are sent again when it comes. */
  connected(state: Connection): void {
    this.connection = state;
    if (state !== "live") return;
    this.closing = null;
    for (const { message } of this.#pending.values()) this.#wire.send(message);
  }

  async play(texts: readonly string[]): Promise<void> {
    this.#showing.hurry();
    this.#inPlan = true;
    for (const choice of texts) {
      if (!this.now?.legal.includes(choice)) break;
      if (!(await this.request({ kind: "act", choice, version: this.now.version, seat: this.now.seat }))) break;
      this.#showing.hurry();
    }
    this.#inPlan = false;
    this.#offer();
  }

  async undo(): Promise<void> {
    if (!this.now?.can_undo) return;
    await this.request({ kind: "take_back", version: this.now.version, seat: this.now.seat });
  }

  /** Send a request; it is carried out when the promise says true. */
  request(message: wire.Incoming): Promise<boolean> {
    const id = String(++this.#number);
    this.refusal = null;
    this.reason = "";
    return new Promise((resolve) => {
      const settle = (done: boolean) => {
        this.#pending.delete(id);
        this.sending = this.#pending.size > 0;
        resolve(done);
      };
      this.#pending.set(id, { message: { ...message, id }, settle });
      this.sending = true;
      this.#wire.send({ ...message, id });
    });
  }

  /** Say why a press meant nothing. */
  explain(why: string): void {
    this.reason = why;
  }

  /** A press on the table ends what is moving. */
  hurry(): void {
    this.#showing.hurry();
  }

  #nameOf(seat: wire.SeatInfo): string {
    return seat.name || words.speech.seat(seat.seat);
  }

  #receiveView(view: wire.View): void {
    this.ahead = Date.now() / 1000 - view.now;
    this.#showing.add(view);
    if (view.answers.length) this.#showing.hurry();
    for (const id of view.answers) this.#settle(id, true);
  }

  #show(view: wire.View): void {
    const fresh = this.now ? view.lines : [];
    this.lines = [...this.lines.slice(0, view.log_from), ...view.lines];
    this.now = view;
    this.fresh = fresh;
    if (!this.#inPlan) this.#offer();
  }

  #offer(): void {
    const now = this.now;
    this.choosing.update(now && !this.past ? now.offers : { notes: {}, blocked: [], plans: [] });
  }

  #refused(refusal: wire.Refusal): void {
    this.refusal = refusal;
    this.#settle(refusal.id, false);
  }

  #settle(id: string, done: boolean): void {
    this.#pending.get(id)?.settle(done);
  }

  #receiveChat(line: wire.ChatLine): void {
    if (!this.chat.some(({ number }) => number === line.number)) this.chat = [...this.chat, line];
  }

  /** Look at a moment of the past, with its log; null comes back to the present. */
  lookAt(position: wire.Position | null, lines: readonly wire.Line[] = []): void {
    this.past = position;
    this.pastLines = lines;
    this.fresh = [];
    this.#offer();
  }
}

/** Wait until everything that moves on the page has come to rest. */
async function rest(speed: number): Promise<void> {
  await tick();
  const moving = document
    .getAnimations()
    .filter((motion) => motion.effect?.getComputedTiming().iterations !== Infinity);
  for (const motion of moving) motion.updatePlaybackRate(speed);
  await Promise.allSettled(moving.map((motion) => motion.finished));
}
