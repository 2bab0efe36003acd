import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clockText } from "../src/table/clock";
import { nameOf, pressed, type Deeds } from "../src/table/keys";
import { seatOf, sinceOwn, told } from "../src/table/lines";
import { Playback, stops } from "../src/table/playback.svelte";
import { Showing } from "../src/table/showing";
import { settings } from "../src/look/settings.svelte";
import { readChoices } from "../src/look/settings.svelte";
import { fits } from "../src/router.svelte";
import type { Line, Moment, View } from "../src/wire/messages.gen";
import { sit } from "./fixtures";

afterEach(() => vi.useRealTimers());

const view = (turn: number) => ({ turn }) as View;
const line = (turn: number, seat: number | null): Line => ({
  turn,
  event: seat === null ? { kind: "x" } : { kind: "x", seat },
  say: { id: "mara-title" },
});

describe("a table", () => {
  it("sends a plan text by text, each with the version of the newest view", async () => {
    const { table, sent, moment } = await sit("mara-middle");
    const done = table.play(["E", "@4"]);
    expect(sent).toMatchObject([{ kind: "act", choice: "E", version: 1 }]);
    const staged = {
      ...moment.view,
      version: 2,
      legal: ["@4"],
      drafts: ["E"],
      answers: ["1"],
      log_from: 14,
      lines: [],
    };
    table.receive(staged);
    await tick();
    expect(sent[1]).toMatchObject({ kind: "act", choice: "@4", version: 2 });
    table.receive({ ...staged, version: 3, legal: [], drafts: [], answers: ["2"] });
    await done;
    expect(table.sending).toBe(false);
  });

  it("stops a plan whose next text is no longer legal", async () => {
    const { table, sent, moment } = await sit("mara-middle");
    const done = table.play(["E", "@4"]);
    table.receive({ ...moment.view, version: 2, legal: ["@1"], answers: ["1"] });
    await done;
    expect(sent).toHaveLength(1);
  });

  it("says why something is refused, and sends nothing more of the plan", async () => {
    const { table, sent } = await sit("mara-middle");
    const done = table.play(["E", "@4"]);
    table.receive({ kind: "refused", code: "stale", say: { id: "common-why-stale" }, rule: "", id: "1" });
    await done;
    expect(table.refusal?.code).toBe("stale");
    expect(sent).toHaveLength(1);
  });

  it("sends again what was not answered when the connection comes back", async () => {
    const { table, sent } = await sit("mara-middle");
    void table.play(["E"]);
    table.connected("away");
    table.connected("live");
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it("cuts its log where the server says, and keeps each line of chat once", async () => {
    const { table, moment } = await sit("mara-middle");
    const before = table.lines.length;
    table.receive({ ...moment.view, log_from: 2, lines: [line(99, 1)] });
    expect([before, table.lines.length, table.lines.at(-1)?.turn]).toEqual([14, 3, 99]);
    const talk = { kind: "chat", number: 1, seat: 1, name: "Bruno", text: "hi", at: 0 } as const;
    table.receive(talk);
    table.receive(talk);
    expect(table.chat).toEqual([talk]);
  });

  it("offers nothing while it looks at the past", async () => {
    const { table, moment } = await sit("mara-middle");
    table.lookAt({ turn: 3, view: moment.view.view, to_act: [2], prompt: { id: "mara-prompt-over" }, truth: null });
    expect([table.choosing.all.length, table.toAct]).toEqual([0, [2]]);
    table.lookAt(null);
    expect(table.choosing.all.length).toBeGreaterThan(3);
  });
});

describe("showing views", () => {
  function stage(still = false) {
    const shown: number[] = [];
    const rests: number[] = [];
    const showing = new Showing({
      show: ({ turn }) => shown.push(turn),
      rest: (speed) => (rests.push(speed), new Promise(() => {})),
      still: () => still,
    });
    return { showing, shown, rests };
  }

  it("takes its time, and hurries at a press", async () => {
    vi.useFakeTimers();
    const { showing, shown } = stage();
    for (const turn of [1, 2, 3]) showing.add(view(turn));
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1600 + 450);
    expect(shown).toEqual([1, 2]);
    showing.hurry();
    expect(shown).toEqual([1, 2, 3]);
  });

  it("shows all at once without motion, and when too many wait", () => {
    const still = stage(true);
    for (const turn of [1, 2, 3]) still.showing.add(view(turn));
    expect(still.shown).toEqual([1, 2, 3]);
    const many = stage();
    for (let turn = 1; turn <= 12; turn++) many.showing.add(view(turn));
    expect(many.shown).toContain(9);
    expect(many.shown).toEqual(many.shown.toSorted((a, b) => a - b));
  });
});

describe("playing again", () => {
  const moments = [0, null, null, 1, 0, null].map(
    (seat, place) => ({ turn: place + 1, seat, lines: [line(place + 1, seat)] }) as unknown as Moment,
  );

  it("stops after each action with its luck", () => {
    expect(stops(moments)).toEqual([3, 4, 6]);
    const silent = moments.map((moment, place) => (place === 3 ? { ...moment, lines: [] } : moment));
    expect(stops(silent)).toEqual([3, 6]);
  });

  it("goes to a moment and back, and tells what led to it", async () => {
    const { table } = await sit("mara-middle");
    const load = vi.fn((from: number, to: number) =>
      Promise.resolve({
        positions: Array.from({ length: to - from + 1 }, (_, place) => ({
          ...{ turn: from + place, view: {}, to_act: [0], prompt: { id: "mara-title" }, truth: null },
        })),
      }),
    );
    const playback = new Playback(table, 0, moments, load);
    await playback.go(0);
    expect([playback.turn, table.past?.turn, playback.lines.length]).toEqual([3, 3, 3]);
    await playback.go(9);
    expect([playback.at, playback.turn, table.told.length]).toEqual([2, 6, 6]);
    await playback.goTo(4);
    expect(playback.at).toBe(1);
    await playback.go(-5);
    expect(playback.at).toBe(-1);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe("lines", () => {
  it("belong to the seat of their event, or the first that they name", () => {
    expect(seatOf(line(1, 2))).toBe(2);
    const named = {
      turn: 1,
      event: { kind: "x" },
      say: { id: "x", args: { n: 3, who: { id: "seat", args: { n: 1 } } } },
    };
    expect(seatOf(named)).toBe(1);
    expect(told([{ ...named, say: null }])).toEqual([]);
  });

  it("since one's last turn begin with that turn", () => {
    const lines = told([line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, 2)]);
    expect(sinceOwn(lines, 0).map(({ turn }) => turn)).toEqual([4, 5]);
  });
});

describe("keys", () => {
  const deeds = () =>
    Object.fromEntries(
      ["undo", "back", "primary", "next", "help", "region", "board", "scores", "turn", "last", "deed"].map((name) => [
        name,
        vi.fn(),
      ]),
    ) as unknown as Deeds;
  const press = (key: string, more: Partial<KeyboardEventInit> = {}) => new KeyboardEvent("keydown", { key, ...more });

  it("are letters for deeds, with Shift questions", () => {
    const heard = deeds();
    expect(pressed(press("u"), heard)).toBe(true);
    expect(heard.undo).toHaveBeenCalled();
    pressed(press("B", { shiftKey: true }), heard);
    expect(heard.board).toHaveBeenCalled();
    pressed(press("e"), heard);
    expect(heard.deed).toHaveBeenCalledWith("E");
    expect(nameOf({ key: "?", shiftKey: true })).toBe("?");
  });

  it("rest in fields, with other modifiers, and when switched off", () => {
    const heard = deeds();
    const field = document.createElement("input");
    document.body.append(field);
    let meant = true;
    field.addEventListener("keydown", (event) => (meant = pressed(event, heard)));
    field.dispatchEvent(press("u"));
    expect(meant).toBe(false);
    expect(pressed(press("u", { ctrlKey: true }), heard)).toBe(false);
    settings.change({ keys: false });
    expect(pressed(press("u"), heard)).toBe(false);
    settings.change({ keys: true });
    expect(heard.undo).not.toHaveBeenCalled();
  });
});

it("writes time as people read it", () => {
  expect([5, 65, 3600 * 5 + 60, 86400 * 3].map(clockText)).toEqual(["0:05", "1:05", "5:01 h", "3 d"]);
});

it("reads stored settings that fit, and no others", () => {
  const read = readChoices({ theme: "dark", text: "large", language: "xx" });
  expect([read.theme, read.text]).toEqual(["dark", 100]);
  expect(["en", "it", "de"]).toContain(read.language);
  expect(readChoices("nonsense").theme).toBe("auto");
});

it("knows addresses by their parts", () => {
  expect(fits("t/:code/replay", "t/K7QF/replay")).toEqual({ code: "K7QF" });
  expect(fits("t/:code", "t/K7QF/replay")).toBeNull();
  expect(fits("", "")).toEqual({});
});
