// What the board uses of src/mezani/games/mara/data.toml.
declare module "box:mara" {
  export const animal: readonly { number: number; species: "gnu" | "zebra" | "antelope"; points: number }[];
  export const special: readonly { kind: string; code: string; copies: number; species?: string }[];
  export const limits: { fords: number; elephant_min_animals: number; number_max: number; hand_size: number };
}
