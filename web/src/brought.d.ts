// What the plugins of this project bring: the numbered rules of docs/rules, and what the front page says of the games.
declare module "rules:*" {
  const chapters: readonly { number: number; rules: readonly { id: string; text: string }[] }[];
  export default chapters;
}

declare module "titles:*" {
  const titles: Readonly<Record<string, string>>;
  export default titles;
}
