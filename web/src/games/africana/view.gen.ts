// Written by web/write_types.py from the Python types; do not edit.

export interface View {
  seat: number | null;
  seats: number;
  options: Record<string, string | number>;
  phase: string;
  to_act: number;
  active: number;
  round: number;
  due: number;
  turns: number;
  bought: number;
  claims: number;
  table: readonly string[];
  players: readonly PlayerView[];
  slots: readonly SlotView[];
  expeditions_left: Record<string, number>;
  unseen_expeditions: readonly string[];
  books: readonly [BookView, BookView];
  travel_pile: number;
  discard: Record<string, number>;
  supply: Record<string, number>;
  removed: readonly string[];
  known_others: Record<string, number>;
  known_all: Record<string, number>;
  last_round: boolean;
  last_taken_round: number;
  ended: string | null;
}

export interface PlayerView {
  company: string;
  place: string;
  silver: number;
  markers: number;
  cards: number;
  specials: readonly string[];
  hand: readonly string[] | null;
  unfinished: readonly string[];
  stack: number;
  finished: readonly string[] | null;
  score: number | null;
}

export interface SlotView {
  expedition: string | null;
  joined: readonly number[];
}

export interface BookView {
  left: number;
  right: number;
  visible_left: string | null;
  visible_right: string | null;
  known: readonly string[];
  unseen: readonly string[];
}
