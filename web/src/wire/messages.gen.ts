// Written by web/write_types.py from the Python types; do not edit.

export interface Say {
  id: string;
  args?: Record<string, Argument>;
}

/** Numbers, names that are the same in every language, further messages, and lists of these. */
export type Argument = string | number | Say | readonly Argument[];

export interface NewGuest {
  name: string;
  language?: "en" | "it" | "de";
}

export interface NewAccount {
  name: string;
  password: string;
}

export interface Login {
  name: string;
  password: string;
}

export interface ChangeMe {
  name?: string;
  language?: "en" | "it" | "de";
  mark?: string;
  settings?: Record<string, string | number | boolean>;
}

export interface NewToken {
  label: string;
}

export interface NoticeSettings {
  email?: string;
  webhook?: string;
  push?: readonly PushSubscription[];
}

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Pace {
  kind?: "none" | "live" | "days";
  bank?: number;
  increment?: number;
  days?: 1 | 3 | 7;
}

export interface SeatWish {
  kind?: "me" | "open" | "person" | "bot";
  name?: string;
  mark?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: readonly SeatWish[];
  name?: string;
  listing?: "open" | "unlisted" | "screen";
  pace?: Pace;
  options?: Record<string, string | number | boolean>;
  order?: "chosen" | "random";
  spectators?: boolean;
  start?: boolean;
  level?: string;
}

export interface Join {
  name?: string;
  language?: "en" | "it" | "de";
  seat?: number | null;
  mark?: string;
  salt?: string;
}

export interface SeatLink {
  key: string;
}

export interface SeatForm {
  seat: number;
}

export interface FillSeat {
  seat: number;
  level?: string;
}

export interface MuteForm {
  seat: number;
  muted: boolean;
}

export interface ActForm {
  seat: number;
  choice: string;
  version: number;
}

export interface TakeBackForm {
  seat: number;
  version: number;
}

export interface RollBackForm {
  seat: number;
  turn: number;
}

export interface AgreeForm {
  seat: number;
  agree: boolean;
}

export interface ChatForm {
  text: string;
}

export interface NoteForm {
  text: string;
}

export interface Import {
  record: string;
  name?: string;
}

export interface PlayOn {
  turn: number;
  seat?: number;
  level?: string;
}

export interface HostSettings {
  place?: string;
  who_opens?: "everybody" | "accounts" | "host";
  bots?: boolean;
}

export interface BecomeHost {
  key: string;
}

export interface Me {
  name: string | null;
  language: "en" | "it" | "de";
  mark: string;
  account: boolean;
  host: boolean;
  settings: Record<string, string | number | boolean>;
}

export interface Token {
  id: string;
  label: string;
  created: number;
  used: number | null;
}

export interface NewTokenMade {
  id: string;
  label: string;
  token: string;
}

export interface Notices {
  email: string;
  webhook: string;
  push: number;
  can_email: boolean;
  push_key: string;
}

export interface OptionInfo {
  id: string;
  values: readonly (string | number | boolean)[];
  default: string | number | boolean;
  house: boolean;
}

export interface LevelInfo {
  id: string;
  rank: number;
}

export interface GameInfo {
  id: string;
  seats: readonly number[];
  options: readonly OptionInfo[];
  levels: readonly LevelInfo[];
  rules: string;
  data: string;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  mark: string;
  level: string;
  sits_in: boolean;
  muted: boolean;
}

export interface Proposal {
  by: number;
  turn: number;
  agreed: readonly number[];
}

export interface TableCard {
  code: string;
  name: string;
  game: string;
  state: "waiting" | "running" | "over" | "frozen";
  listing: "open" | "unlisted" | "screen";
  pace: Pace;
  seats: readonly SeatInfo[];
  to_act: readonly number[];
  your_seats: readonly number[];
  your_move: boolean;
  waiting_since: number | null;
  deadline: number | null;
  changed: number;
}

export interface TableInfo {
  kind: "table";
  code: string;
  name: string;
  game: string;
  state: "waiting" | "running" | "over" | "frozen";
  listing: "open" | "unlisted" | "screen";
  pace: Pace;
  seats: readonly SeatInfo[];
  options: Record<string, string | number | boolean>;
  house: boolean;
  order: "chosen" | "random";
  spectators: boolean;
  practice: boolean;
  looked_at: boolean;
  host: string;
  your_seats: readonly number[];
  you_host: boolean;
  proposal: Proposal | null;
  next: string | null;
  reason: string;
  created: number;
}

export interface Seated {
  seat: number;
  key: string;
  table: TableInfo;
}

export interface Created {
  code: string;
  link: string;
  seated: readonly SeatKey[];
  table: TableInfo;
}

export interface SeatKey {
  seat: number;
  key: string;
}

export interface Line {
  turn: number;
  event: Record<string, unknown>;
  say: Say | null;
}

export interface Clocks {
  running: readonly number[];
  left: readonly (number | null)[];
  until: readonly (number | null)[];
}

export interface Result {
  scores: readonly number[];
  ranks: readonly number[];
  count: Table;
}

export interface View {
  kind: "view";
  seat: number | null;
  version: number;
  turn: number;
  to_act: readonly number[];
  over: boolean;
  view: unknown;
  legal: readonly string[];
  offers: Offers;
  prompt: Say;
  drafts: readonly string[];
  can_undo: boolean;
  sealed: boolean;
  log_from: number;
  lines: readonly Line[];
  clocks: Clocks | null;
  now: number;
  result: Result | null;
  answers: readonly string[];
}

export interface Refusal {
  kind: "refused";
  code: "unreadable" | "not_your_turn" | "illegal" | "stale" | "bad" | "not_allowed" | "not_found" | "conflict" | "too_many" | "too_long" | "unavailable" | "frozen";
  say: Say;
  rule: string;
  id: string;
}

export interface Presence {
  kind: "presence";
  online: readonly number[];
  away_since: Record<number, number>;
  watchers: number;
}

export interface ChatLine {
  kind: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Done {
  kind: "done";
  id: string;
}

export interface Warn {
  kind: "warning";
  seat: number;
  until: number;
}

export interface Closing {
  kind: "closing";
  reason: "restart" | "slow" | "seat_lost" | "gone";
  retry_after: number;
}

export interface Act {
  kind: "act";
  choice: string;
  version: number;
  seat?: number | null;
  id?: string;
}

export interface TakeBack {
  kind: "take_back";
  version: number;
  seat?: number | null;
  id?: string;
}

export interface RollBack {
  kind: "roll_back";
  turn: number;
  seat?: number | null;
  id?: string;
}

export interface Agree {
  kind: "agree";
  agree: boolean;
  seat?: number | null;
  id?: string;
}

export interface Chat {
  kind: "chat";
  text: string;
  id?: string;
}

export interface Resync {
  kind: "resync";
  id?: string;
}

export interface Look {
  kind: "look";
  seat: number | null;
  id?: string;
}

export interface Seen {
  kind: "seen";
  id?: string;
}

export interface MoreTime {
  kind: "more_time";
  id?: string;
}

export interface Moment {
  turn: number;
  seat: number | null;
  choice: string | null;
  at: number | null;
  points: readonly number[] | null;
  lines: readonly Line[];
}

export interface Replay {
  table: TableInfo;
  seat: number | null;
  open: boolean;
  opening: readonly Line[];
  moments: readonly Moment[];
}

export interface Position {
  turn: number;
  view: unknown;
  to_act: readonly number[];
  prompt: Say;
  truth: Record<string, unknown> | null;
}

export interface Positions {
  positions: readonly Position[];
}

export interface Recap {
  since: number | null;
  turn_from: number;
  turn_to: number;
  moments: readonly Moment[];
}

export interface ChatPage {
  lines: readonly ChatLine[];
}

export interface PrivateNote {
  text: string;
}

export interface Verified {
  seed_hash: string;
  seed: string;
  salts: readonly string[];
  draws: number | null;
  holds: boolean | null;
  record: string;
}

export interface TableText {
  lines: readonly Say[];
}

export interface Place {
  name: string;
  version: string;
  games: readonly GameInfo[];
  who_opens: "everybody" | "accounts" | "host";
  secure: boolean;
}

export interface HostPage {
  place: string;
  who_opens: "everybody" | "accounts" | "host";
  bots: boolean;
  version: string;
  storage: number;
  people: number;
  tables: number;
  running: number;
  health: Health;
}

export interface Health {
  ok: boolean;
  database: boolean;
  bots: boolean;
  moves: number;
  connections: number;
  up: number;
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly number[])[];
  remarks: readonly Say[];
}

export interface Offers {
  notes: Record<string, Note>;
  blocked: readonly Blocked[];
  plans: readonly Plan[];
}

export interface Column {
  id: string;
  say: Say;
}

export interface Note {
  say: Say;
  deed: string;
  gain: readonly number[] | null;
  lights: Record<string, readonly string[]>;
  final: boolean;
  cost: Say | null;
}

export interface Blocked {
  deed: string;
  say: Say;
  rule: string;
}

export interface Plan {
  texts: readonly string[];
  say: Say;
  gain: readonly number[] | null;
  lights: Record<string, readonly string[]>;
  final: boolean;
}

export type Incoming = Act | TakeBack | RollBack | Agree | Chat | Resync | Look | Seen | MoreTime;

export type Outgoing = TableInfo | View | Refusal | Presence | ChatLine | Done | Warn | Closing;
