import { describe, expect, it } from "vitest";
import { choicesOf, grouped, meant, narrowed, parted } from "../src/table/choices";
import { Choosing, type Chooser } from "../src/table/choosing.svelte";
import { lettersOf, marksOf } from "../src/table/seats";
import { settings } from "../src/look/settings.svelte";
import type { Offers, SeatInfo } from "../src/wire/messages.gen";
import { moment, MOMENTS } from "./fixtures";

const note = (from: string[], target: string[], more = {}) => ({
  say: { id: "mara-title" },
  deed: "lay",
  gain: null,
  cost: null,
  final: false,
  lights: { from, target },
  ...more,
});
const OFFERS: Offers = {
  notes: {
    "7": note(["7"], ["@1", "@2", "@5"]),
    "7+8": note(["7", "8"], ["@1"], { deed: "pair" }),
    E: note(["E"], ["@1", "@3"], { deed: "elephant" }),
  },
  plans: [
    {
      texts: ["E", "@1"],
      say: { id: "mara-title" },
      gain: [1, 0],
      lights: { from: ["E"], target: ["@1"] },
      final: true,
    },
    {
      texts: ["E", "@3"],
      say: { id: "mara-title" },
      gain: [7, 3],
      lights: { from: ["E"], target: ["@3"] },
      final: true,
    },
  ],
  blocked: [],
};

function chooser() {
  const played: (readonly string[])[] = [];
  const drafts: string[] = [];
  let undone = 0;
  const it: Chooser & { played: typeof played; undone: () => number } = {
    drafts,
    played,
    undone: () => undone,
    play: (texts) => (played.push(texts), Promise.resolve()),
    undo: () => (undone++, Promise.resolve()),
  };
  return it;
}

function choosing() {
  const it = chooser();
  const choosing = new Choosing(it);
  choosing.update(OFFERS);
  return { choosing, ...it, drafts: it.drafts as string[] };
}

describe("choices", () => {
  it.each(MOMENTS)("of %s are the legal list, after the plans", async (name) => {
    const { view } = await moment(name);
    const choices = choicesOf(view.offers);
    expect(choices.filter(({ plan }) => !plan).map(({ key }) => key)).toEqual(view.legal);
    expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
    expect(grouped(choices, 0).flatMap((group) => group.choices)).toHaveLength(choices.length);
    for (const { texts } of choices) expect(view.legal).toContain(texts[0]);
  });

  it("are narrowed by picks, in any order", () => {
    const all = choicesOf(OFFERS);
    expect(narrowed(all, ["@3"]).map(({ key }) => key)).toEqual(["E @3", "E"]);
    expect(meant(all, ["@3", "E"])?.key).toBe("E @3");
    expect(meant(all, ["E"])).toBeNull();
    expect(meant(all, ["@5"])?.key).toBe("7");
    expect(meant(all, ["nothing"])).toBeNull();
  });

  it("put most points first in a group", () => {
    const gained = (points: number) => note([], [], { gain: [points, 0] });
    const offers = { notes: { a: gained(1), b: gained(3), c: note([], []), d: gained(2) }, plans: [], blocked: [] };
    expect(grouped(choicesOf(offers), 0)[0]!.choices.map(({ key }) => key)).toEqual(["b", "d", "a", "c"]);
  });

  it("part label and reason at the middle dot", () => {
    expect(parted("Elephant to ford 3 · you +7 · now")).toEqual(["Elephant to ford 3", "you +7 · now"]);
  });
});

describe("choosing", () => {
  it("does a final choice only at the second press", () => {
    const { choosing: chosen, played } = choosing();
    chosen.pick(["E"], "mouse");
    chosen.pick(["@3"], "mouse");
    expect(chosen.selected?.key).toBe("E @3");
    expect(played).toEqual([]);
    chosen.pick(["@3"], "mouse");
    expect(played).toEqual([["E", "@3"]]);
  });

  it("does at once what can be taken back, by mouse; a finger previews first", () => {
    const mouse = choosing();
    mouse.choosing.pick(["@5"], "mouse");
    expect(mouse.played).toEqual([["7"]]);
    const finger = choosing();
    finger.choosing.pick(["@5"], "touch");
    expect(finger.choosing.selected?.key).toBe("7");
    expect(finger.played).toEqual([]);
    finger.choosing.pick(["@5"], "touch");
    expect(finger.played).toEqual([["7"]]);
  });

  it("needs no second press where the reader wants none", () => {
    settings.change({ single_press: true });
    const { choosing: chosen, played } = choosing();
    chosen.pick(["E"], "mouse");
    chosen.pick(["@1"], "mouse");
    settings.change({ single_press: false });
    expect(played).toEqual([["E", "@1"]]);
  });

  it("keeps a place that was pressed early for the choice that comes after", () => {
    const { choosing: chosen, played } = choosing();
    chosen.pick(["@2"], "mouse");
    expect(played).toEqual([["7"]]);
    const next = { "@1": note(["7"], ["@1"], { final: true }), "@2": note(["7"], ["@2"], { final: true }) };
    chosen.update({ notes: next, plans: [], blocked: [] });
    expect(chosen.selected?.key).toBe("@2");
    expect(played).toHaveLength(1);
  });

  it("previews by finger a choice that leads on at the place that was tapped, and goes on there", () => {
    const { choosing: chosen, played } = choosing();
    chosen.pick(["@5"], "touch");
    expect(chosen.selected?.lights.target).toEqual(["@5"]);
    chosen.update(OFFERS);
    expect(played).toEqual([]);
    chosen.pick(["@5"], "touch");
    expect(played).toEqual([["7"]]);
    chosen.update({ notes: { "@5": note(["7"], ["@5"]), "@1": note(["7"], ["@1"]) }, plans: [], blocked: [] });
    expect(played).toEqual([["7"], ["@5"]]);
  });

  it("forgets a place that was tapped when another choice is made", () => {
    const { choosing: chosen, played } = choosing();
    chosen.pick(["@5"], "touch");
    chosen.do(chosen.all.find(({ key }) => key === "7+8")!);
    chosen.update({ notes: { "@5": note(["7"], ["@5"]) }, plans: [], blocked: [] });
    expect(played).toEqual([["7+8"]]);
  });

  it("takes the choice that all others begin with, if the place is one of its targets", () => {
    const plan = (place: string, more: string) => ({
      ...{ texts: ["walk", place, more], say: { id: "mara-title" }, gain: null, final: false },
      lights: { from: [], target: [place, more] },
    });
    const offers = {
      notes: { walk: note(["me"], ["a", "b"]), fly: note(["me"], ["c"]) },
      plans: [plan("a", "x"), plan("a", "y")],
      blocked: [],
    };
    const all = choicesOf(offers);
    expect(meant(all, ["a"])).toMatchObject({ key: "walk", lights: { target: ["a"] } });
    expect(meant(all, ["x"])?.key).toBe("walk a x");
    expect(meant(all, ["me"])).toBeNull();
  });

  it("says no to what means nothing, and forgets the picks", () => {
    const { choosing: chosen } = choosing();
    expect(chosen.pick(["E"], "mouse")).toBe(true);
    expect(chosen.pick(["@4"], "mouse")).toBe(false);
    expect(chosen.picks).toEqual([]);
  });

  it("starts anew with a pick that does not fit those before", () => {
    const { choosing: chosen } = choosing();
    chosen.pick(["E"], "mouse");
    chosen.pick(["7"], "mouse");
    expect(chosen.picks).toEqual(["7"]);
  });

  it("steps back from selection, picks and drafts, in this order", () => {
    const { choosing: chosen, drafts, undone } = choosing();
    chosen.pick(["E"], "mouse");
    expect(chosen.back()).toBe(true);
    expect(chosen.picks).toEqual([]);
    expect(chosen.back()).toBe(false);
    drafts.push("7");
    expect(chosen.back()).toBe(true);
    expect(undone()).toBe(1);
  });

  it("lights what picks leave, and the consequence of what is pointed at", () => {
    const { choosing: chosen } = choosing();
    expect(chosen.light("@3")).toMatchObject({ could: true, may: true, target: false });
    chosen.pick(["7"], "mouse");
    expect(chosen.light("@3")).toMatchObject({ could: true, may: false });
    chosen.back();
    chosen.point(chosen.all[1]!);
    expect(chosen.light("@3")).toMatchObject({ target: true });
    expect(chosen.light("E")).toMatchObject({ from: true });
  });
});

describe("seats", () => {
  const seat = (number: number, mark: string): SeatInfo => ({
    ...{ seat: number, kind: "person", name: "", mark, level: "", sits_in: false, muted: false },
  });

  it("never share a mark", () => {
    expect(marksOf([seat(0, ""), seat(1, "blue"), seat(2, "blue"), seat(3, "")])).toEqual([1, 0, 2, 3]);
    expect(marksOf([0, 1, 2, 3, 4].map((number) => seat(number, "plum")))).toEqual([4, 1, 2, 3, 0]);
  });

  it("have letters of their own", () => {
    expect(lettersOf(["Bruno", "bea", "Ömer", "Bo"])).toEqual(["B", "B2", "Ö", "B3"]);
  });
});
