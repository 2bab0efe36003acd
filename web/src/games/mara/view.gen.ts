// Written by web/write_types.py from the Python types; do not edit.

export interface View {
  seat: number | null;
  seats: number;
  options: Record<string, number | string | boolean>;
  phase: string;
  to_act: number;
  round: number;
  turn: number;
  dealer: number | null;
  mover: number | null;
  staged: readonly string[];
  fords: readonly Ford[];
  hands: readonly (readonly string[])[];
  crossed: readonly (readonly string[])[];
  eaten: readonly string[];
  played: readonly string[];
  unseen: readonly string[];
  pile: number;
  lions: number;
  lion_chance: readonly [number, number] | null;
  reserve: readonly number[];
  borrowed: readonly number[];
  totals: readonly number[];
  rounds: readonly Round[];
}

export interface Ford {
  closed: boolean;
  animals: readonly string[];
  owners: readonly number[];
}

export interface Round {
  scores: readonly number[];
  crossed: readonly (readonly string[])[];
  hands: readonly (readonly string[])[] | null;
  rest: readonly string[] | null;
}
