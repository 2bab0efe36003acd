// What the board uses of src/mezani/games/africana/data.toml.
declare module "box:africana" {
  export const location: readonly {
    id: string;
    half: "north" | "south";
    enter: readonly string[];
    x: number;
    y: number;
  }[];
  export const route: readonly { a: string; b: string; kind: "land" | "sea"; via?: readonly [number, number] }[];
  export const map: { width: number; height: number; equator_y: number };
  export const travel_card: readonly { code: string; colour: string }[];
  export const assistant: readonly { code: string; colour: string }[];
  export const joker: { code: string };
  export const expedition: readonly { id: string; start: string; destination: string; silver: number; vp: number }[];
  export const adventure: readonly {
    id: string;
    artifact?: string;
    assistant?: string;
    target: string;
    silver?: number;
    vp?: number;
  }[];
  export const join_bonus: readonly { travel_cards: number; silver: number }[];
  export const limits: { hand_at_end_of_turn: number };
  export const prices: { first_page_turn: number; further_page_turn: number };
  export const scoring: {
    two_identical: number;
    three_identical: number;
    two_different: number;
    four_different: number;
  };
}
