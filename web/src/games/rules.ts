// The numbered rules of the games: `rules.ts` in the folder of each.
export interface Chapter {
  number: number;
  rules: readonly { id: string; text: string }[];
}

const BOOKS = import.meta.glob<readonly Chapter[]>("./*/rules.ts", { import: "default" });

export async function rulesOf(game: string): Promise<readonly Chapter[]> {
  const load = BOOKS[`./${game}/rules.ts`];
  if (!load) throw new Error(`no rules of ${game}`);
  return load();
}
