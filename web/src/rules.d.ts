// The numbered rules of docs/rules, read by the plugin in rules.ts.
declare module "rules:*" {
  const chapters: readonly { number: number; rules: readonly { id: string; text: string }[] }[];
  export default chapters;
}
