// What the board uses of src/mezani/games/africa/data.toml.
declare module "box:africa" {
  export const hexes: { list: readonly { id: string; q: number; r: number; region: string }[] };
  export const cities: { list: readonly { id: string; space: string }[] };
  export const tiles: {
    goods: { types: readonly { id: string }[] };
    animals: { kinds: readonly { id: string }[] };
    gold: { by_pieces: Record<string, number> };
    gems: { by_pieces: Record<string, number> };
  };
}
