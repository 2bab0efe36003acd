// What the board uses of src/mezani/games/kairo/data.toml.
declare module "box:kairo" {
  export const terrain: readonly { id: string; letter: string; need: number; bonus_while_waiting: boolean }[];
  export const card: readonly { id: number; terrain: string; tracks: number; payment: number }[];
  export const limits: Readonly<Record<"piece_price" | "route_length" | "bonus_cap", { value: number }>>;
}
