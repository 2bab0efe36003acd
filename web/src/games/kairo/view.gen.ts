// Written by web/write_types.py from the Python types; do not edit.

export interface View {
  seat: number | null;
  seats: number;
  options: Record<string, boolean>;
  phase: string;
  to_act: readonly number[];
  turn: number | null;
  auction: number;
  offer: readonly string[];
  sealed: readonly boolean[];
  own_bid: number | null;
  bids: readonly (readonly number[])[];
  order: readonly (readonly number[])[];
  drawn: readonly (string | null)[];
  draws: readonly number[];
  rows: readonly (readonly string[])[];
  crossed: readonly (readonly string[])[];
  capital: readonly (number | null)[];
  bonus: readonly number[];
  bought: readonly number[];
  pool: readonly string[];
  pile: number;
  pile_cards: readonly string[] | null;
  discards: readonly string[];
  dry: number;
  skipped: boolean;
  reshuffled_after: number | null;
  ranks: readonly number[];
}
