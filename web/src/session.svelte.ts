// The reader and the place: asked for once, changed by what the server answers.
import { http } from "./wire/http";
import type { Me, Place } from "./wire/messages.gen";

class Session {
  me = $state.raw<Me | null>(null);
  place = $state.raw<Place | null>(null);
  #asked: Promise<void> | null = null;

  /** Ask who the reader is and what this place offers. */
  ask(): Promise<void> {
    this.#asked ??= Promise.all([http.me(), http.place()])
      .then(([me, place]) => {
        this.me = me;
        this.place = place;
      })
      .catch((error: unknown) => {
        this.#asked = null;
        throw error;
      });
    return this.#asked;
  }

  /** Give the reader a name, if there is none yet. */
  async named(name: string, language: Me["language"]): Promise<void> {
    if (!this.me?.name) this.me = await http.becomeGuest({ name, language });
  }
}

export const session = new Session();
