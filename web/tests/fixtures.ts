// Recorded moments as the tests use them: a table that has received one, with its words loaded.
import { gameClient } from "../src/games/index";
import type { GameClient } from "../src/games/game";
import { Table } from "../src/table/table.svelte";
import type { Incoming, Outgoing, View } from "../src/wire/messages.gen";
import type { Language } from "../src/words/speech";
import { words } from "../src/words/words.svelte";

export type Moment = { table: Outgoing; view: View; presence: Outgoing };

const FILES = import.meta.glob<Moment>(["../fixtures/*-{early,middle,late,over}.json", "../fixtures/*-at-*.json"], {
  import: "default",
});
const SENTENCES = import.meta.glob<readonly { say: { id: string }; words: Record<Language, string> }[]>(
  "../fixtures/*-words.json",
  { import: "default" },
);

/** The names of all recorded moments, or of those of a game. */
export const MOMENTS = Object.keys(FILES).map((path) => path.slice("../fixtures/".length, -".json".length));
export const momentsOf = (game: string) => MOMENTS.filter((name) => name.startsWith(`${game}-`));

export function moment(name: string): Promise<Moment> {
  return FILES[`../fixtures/${name}.json`]!();
}

export function sentencesOf(game: string) {
  return SENTENCES[`../fixtures/${game}-words.json`]!();
}

export interface Sitting {
  table: Table;
  client: GameClient<unknown>;
  /** What was sent to the server. */
  sent: Incoming[];
  moment: Moment;
}

/** Sit at a recorded table. */
export async function sit(name: string, language: Language = "en"): Promise<Sitting> {
  const recorded = await moment(name);
  const game = name.split("-")[0]!;
  await words.use(language);
  await words.need(game);
  const sent: Incoming[] = [];
  const table = new Table("K7QF-2MNA", { send: (message) => sent.push(message) > 0 });
  table.receive(recorded.table);
  table.receive(recorded.view);
  table.receive(recorded.presence);
  table.connected("live");
  return { table, client: await gameClient(game), sent, moment: recorded };
}
