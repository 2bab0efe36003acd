// Finds the games: each is a folder beside this file, loaded when a table of it is opened.
import type { GameClient } from "./game";

const FOLDERS = import.meta.glob<{ default: GameClient }>("./*/index.ts");
const BOOKS = import.meta.glob("./*/rules.ts");

/** The ids of all games, in alphabetical order. */
export const GAMES = Object.keys(BOOKS).map((path) => path.split("/")[1]!);

/** Load the board of a game. */
export async function gameClient(id: string): Promise<GameClient> {
  const folder = FOLDERS[`./${id}/index.ts`];
  if (!folder) throw new Error(`no board for ${id}`);
  return (await folder()).default;
}
