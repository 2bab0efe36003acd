// The live connection of a table: sends requests, hands out messages, and comes back by itself.
import type { Incoming, Outgoing } from "./messages.gen";

export type Connection = "connecting" | "live" | "away" | "gone";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export interface LiveHandlers {
  message(message: Outgoing): void;
  connection(state: Connection): void;
}

export class Live {
  readonly #address: string;
  readonly #handlers: LiveHandlers;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(address: string, handlers: LiveHandlers) {
    this.#address = address;
    this.#handlers = handlers;
    this.#open();
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.document?.addEventListener("visibilitychange", this.#hurry);
  }

  /** Send a request; false while there is no connection. */
  send(message: Incoming): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    this.#handlers.connection("connecting");
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#handlers.connection("live");
    };
    socket.onmessage = (received: MessageEvent<string>) => this.#receive(JSON.parse(received.data) as Outgoing);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: Outgoing): void {
    if (message.kind === "closing") {
      this.#wait = Math.max(FIRST_WAIT, message.retry_after * 1000);
      if (message.reason === "gone" || message.reason === "seat_lost") this.#closed = true;
    }
    this.#handlers.message(message);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#handlers.connection(this.#closed ? "gone" : "away");
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  readonly #hurry = () => {
    if (this.#closed || this.#socket || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
