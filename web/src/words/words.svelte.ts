// The reader's language: which catalogues are loaded, and the words of the interface.
import type { Argument, Say } from "../wire/messages.gen";
import { LANGUAGES, Speech, type Language } from "./speech";

const SHARED = import.meta.glob<string>("../../../src/mezani/words/*/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/mezani/games/*/words/*.ftl", { query: "?raw", import: "default" });

const ALWAYS = ["common", "client"];
const TITLES: Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>> = {
  en: () => import("titles:en"),
  it: () => import("titles:it"),
  de: () => import("titles:de"),
};

function load(catalogue: string, language: Language): Promise<string> {
  const shared = SHARED[`../../../src/mezani/words/${catalogue}/${language}.ftl`];
  const game = GAMES[`../../../src/mezani/games/${catalogue}/words/${language}.ftl`];
  const found = shared ?? game;
  if (!found) throw new Error(`no catalogue ${catalogue} in ${language}`);
  return found();
}

class Words {
  /** Grows with each catalogue or language that has come, so that what is worded is worded again. */
  #edition = $state(0);
  #speech = new Speech("en");
  readonly #wanted = new Set(ALWAYS);

  get language(): Language {
    void this.#edition;
    return this.#speech.language;
  }

  /** What speaks now; sentences with seats go through a table's own `say`. */
  get speech(): Speech {
    void this.#edition;
    return this.#speech;
  }

  /** Change the language, once its catalogues are there. */
  async use(language: Language): Promise<void> {
    const speech = new Speech(language);
    const { default: titles } = await TITLES[language]();
    for (const [game, text] of Object.entries(titles)) speech.add(game, text, true);
    await Promise.all([...this.#wanted].map(async (name) => speech.add(name, await load(name, language))));
    this.#speech = speech;
    this.#edition++;
    document.documentElement.lang = language;
  }

  /** Load the catalogue of a game beside those that are always there. */
  async need(...games: readonly string[]): Promise<void> {
    for (const game of games) this.#wanted.add(game);
    const speech = this.#speech;
    const missing = games.filter((game) => !speech.knows(game));
    await Promise.all(missing.map(async (game) => speech.add(game, await load(game, speech.language))));
    if (missing.length) this.#edition++;
  }

  say(say: Say, names?: readonly string[], reader?: number | null): string {
    return this.speech.say(say, names, reader);
  }

  /** Word a message of the interface: `t("home")` is `client-home`. */
  t(id: string, args: Record<string, Argument> = {}): string {
    return this.speech.say({ id: `client-${id}`, args });
  }
}

export const words = new Words();

/** The message of the interface in the reader's language. */
export function t(id: string, args?: Record<string, Argument>): string {
  return words.t(id, args);
}

/** The best of our languages for a browser's list. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
