// Requests to the server: one function for each address that the client uses.
import type * as wire from "./messages.gen";

/** What the server refuses, or that it cannot be reached (`code` "away"). */
export class Refused extends Error {
  readonly code: wire.Refusal["code"] | "away";
  readonly say: wire.Say;
  readonly rule: string;

  constructor(refusal: { code: wire.Refusal["code"] | "away"; say: wire.Say; rule?: string }) {
    super(refusal.say.id);
    this.code = refusal.code;
    this.say = refusal.say;
    this.rule = refusal.rule ?? "";
  }
}

const AWAY = { code: "away", say: { id: "client-error-away" } } as const;
const BROKEN = { code: "unavailable", say: { id: "client-error-server" } } as const;

/** The address of something of this place, wherever it is served. */
export function address(path: string): URL {
  return new URL(path, document.baseURI);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const head: HeadersInit = body === undefined ? {} : { "Content-Type": "application/json" };
  const request: RequestInit = { method, headers: head, credentials: "same-origin" };
  if (body !== undefined) request.body = JSON.stringify(body);
  const answer = await fetch(address(`api/${path}`), request).catch(() => null);
  if (!answer) throw new Refused(AWAY);
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok) return read as T;
  throw new Refused(isRefusal(read) ? read : BROKEN);
}

function isRefusal(read: unknown): read is wire.Refusal {
  return typeof read === "object" && read !== null && "say" in read && "code" in read;
}

const table = (code: string, rest = "") => `tables/${encodeURIComponent(code)}${rest}`;
const through = (seat: wire.View["seat"] | undefined) =>
  seat === undefined ? "" : `?seat=${seat === null ? "watch" : seat}`;

export const http = {
  place: () => ask<wire.Place>("GET", "place"),
  me: () => ask<wire.Me>("GET", "me"),
  becomeGuest: (form: wire.NewGuest) => ask<wire.Me>("POST", "me", form),
  changeMe: (form: wire.ChangeMe) => ask<wire.Me>("PATCH", "me", form),
  deleteMe: () => ask<unknown>("DELETE", "me"),
  keepName: (form: wire.NewAccount) => ask<wire.Me>("POST", "accounts", form),
  login: (form: wire.Login) => ask<wire.Me>("POST", "login", form),
  logout: () => ask<wire.Me>("POST", "logout", {}),
  myTables: () => ask<readonly wire.TableCard[]>("GET", "me/tables"),
  nextTable: (after: string) => ask<wire.TableCard | null>("GET", `me/next?after=${encodeURIComponent(after)}`),
  openTables: () => ask<readonly wire.TableCard[]>("GET", "tables"),
  newTable: (form: wire.NewTable) => ask<wire.Created>("POST", "tables", form),
  table: (code: string) => ask<wire.TableInfo>("GET", table(code)),
  join: (code: string, form: wire.Join) => ask<wire.Seated>("POST", table(code, "/join"), form),
  holdSeat: (code: string, key: string) => ask<wire.Seated>("POST", table(code, "/seat"), { key }),
  seatKeys: (code: string) => ask<readonly wire.SeatKey[]>("GET", table(code, "/keys")),
  start: (code: string) => ask<wire.TableInfo>("POST", table(code, "/start"), {}),
  fill: (code: string, form: wire.FillSeat) => ask<wire.TableInfo>("POST", table(code, "/fill"), form),
  leave: (code: string, seat: number) => ask<wire.TableInfo>("POST", table(code, "/leave"), { seat }),
  comeBack: (code: string, seat: number) => ask<wire.TableInfo>("POST", table(code, "/return"), { seat }),
  kick: (code: string, seat: number) => ask<wire.TableInfo>("POST", table(code, "/kick"), { seat }),
  mute: (code: string, form: wire.MuteForm) => ask<wire.TableInfo>("POST", table(code, "/mute"), form),
  rematch: (code: string) => ask<wire.Created>("POST", table(code, "/rematch"), {}),
  playOn: (code: string, form: wire.PlayOn) => ask<wire.Created>("POST", table(code, "/play-on"), form),
  note: (code: string) => ask<wire.PrivateNote>("GET", table(code, "/note")),
  keepNote: (code: string, text: string) => ask<wire.PrivateNote>("PUT", table(code, "/note"), { text }),
  inWords: (code: string, seat?: number | null) => ask<wire.TableText>("GET", table(code, `/words${through(seat)}`)),
  recap: (code: string) => ask<wire.Recap>("GET", table(code, "/recap")),
  replay: (code: string, seat?: number | null) => ask<wire.Replay>("GET", table(code, `/replay${through(seat)}`)),
  positions: (code: string, from: number, to: number, seat?: number | null) => {
    const eyes = seat === undefined ? "" : `&seat=${seat === null ? "watch" : seat}`;
    return ask<wire.Positions>("GET", table(code, `/positions?from=${from}&to=${to}${eyes}`));
  },
  verify: (code: string) => ask<wire.Verified>("GET", table(code, "/verify")),
  host: () => ask<wire.HostPage>("GET", "host"),
  becomeHost: (key: string) => ask<wire.Me>("POST", "host", { key }),
  changePlace: (form: wire.HostSettings) => ask<wire.HostPage>("PATCH", "host", form),
};

/** The address of a table's live connection. */
export function liveAddress(code: string, seat: number | null | undefined): string {
  const url = address(`api/${table(code, "/live")}${through(seat)}`);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}
