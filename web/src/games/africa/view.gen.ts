// Written by web/write_types.py from the Python types; do not edit.

export interface View {
  seat: number | null;
  seats: number;
  options: Record<string, number | string | boolean>;
  phase: string;
  to_act: number;
  mover: number;
  turn: number;
  part: number;
  parts: number;
  acted: boolean;
  idle: number;
  idle_limit: number;
  board: Record<string, string>;
  explorers: readonly (string | null)[];
  camps: readonly number[];
  supply: number;
  monuments: number;
  last_monument: number;
  points: readonly number[];
  earned: readonly Record<string, number>[];
  goods: readonly Record<string, number>[];
  mined: readonly Record<string, number>[];
  gold: readonly number[];
  gems: readonly number[];
  goods_points: readonly number[];
  gold_points: readonly number[];
  gem_points: readonly number[];
  totals: readonly number[];
  unseen: Record<string, number>;
  fresh: string | null;
  fresh_space: string | null;
  lifting: string | null;
  lifted: string | null;
  finder: number | null;
}
