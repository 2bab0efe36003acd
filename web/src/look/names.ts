// Names that are the same everywhere, for whoever has given none yet, and words for levels.
import { words, t } from "../words/words.svelte";

/** A name for a guest: the word of the language with a number. */
export function guestName(): string {
  return t("guest-name", { n: 10 + Math.floor(Math.random() * 90) });
}

/** The word for a level of bots. */
export function levelName(id: string): string {
  return words.speech.has(`client-level-${id}`) ? t(`level-${id}`) : id;
}
