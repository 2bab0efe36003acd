import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Play from "../../src/table/Play.svelte";
import { cardOf, PRICE, ROUTE, tracksOf } from "../../src/games/kairo/cards";
import { layout, slots, spread } from "../../src/games/kairo/layout";
import { billOf, chanceSay, earnedBy, shortOf, standingSay } from "../../src/games/kairo/says";
import type { View } from "../../src/games/kairo/view.gen";
import { LANGUAGES } from "../../src/words/speech";
import { momentsOf, sit } from "../fixtures";
import { boardHolds } from "./board";

afterEach(cleanup);

const spot = (id: string) => document.querySelector<SVGElement>(`[data-spot="${id}"]`)!;
const click = (id: string) => spot(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** Sit at a moment and draw it. */
async function at(name: string) {
  const sitting = await sit(name);
  render(Play, { table: sitting.table, client: sitting.client });
  return { ...sitting, view: sitting.table.view as View };
}

describe.each(momentsOf("kairo"))("%s", (name) => {
  it.each(LANGUAGES)("is drawn with all that can be chosen, in %s", async (language) => {
    await boardHolds(name, language);
  });
});

describe("a bid", () => {
  it("is aimed by the number and sealed by one press while others still think", async () => {
    const { table, sent } = await at("kairo-at-bid");
    const field = screen.getByRole("spinbutton", { name: "Your bid" });
    await fireEvent.input(field, { target: { value: "6" } });
    expect(table.choosing.shown?.key).toBe("bid:6");
    const seal = screen.getByRole("button", { name: "Seal £6" });
    seal.click();
    if (table.choosing.selected) seal.click();
    expect(sent).toMatchObject([{ kind: "act", choice: "bid:6" }]);
  });

  it("never exceeds the capital", async () => {
    const { view } = await at("kairo-at-bid");
    await fireEvent.input(screen.getByRole("spinbutton", { name: "Your bid" }), { target: { value: "999" } });
    expect(screen.getByRole("button", { name: `Seal £${view.capital[0]}` })).toBeTruthy();
  });

  it("begins with a digit wherever the focus is", async () => {
    await at("kairo-at-bid");
    await fireEvent.keyDown(document.body, { key: "7" });
    expect(document.activeElement?.id).toBe("kairo-bid");
  });
});

/** Two ways to pay for a village that lacks one piece, and passing. */
async function atBuild() {
  const sitting = await sit("kairo-at-build");
  const { table, client, moment } = sitting;
  const recorded = moment.view.view as View;
  const front = "11";
  const rows = [[front, "9"], ...recorded.rows.slice(1)];
  const crossed = [recorded.crossed[0]!.slice(2), ...recorded.crossed.slice(1)];
  const view: View = { ...recorded, rows, crossed, pool: ["10"], bonus: [1, 0, 0, 0], capital: [30, 0, 8, 0] };
  const built = Object.values(moment.view.offers.notes).find(({ deed }) => deed === "build")!;
  const way = (bonus: number, bought: number, target: string[]) => ({
    ...built,
    final: false,
    say: { ...built.say, args: { ...built.say.args, bonus, bought } },
    lights: { target },
  });
  const pass = moment.view.offers.notes["pass"]!;
  const notes = {
    "build:b1p0": way(1, 0, [front, "b1p0"]),
    "build:b0p1": way(0, 1, ["b0p1"]),
    pass: { ...pass, final: false },
  };
  table.receive({
    ...moment.view,
    version: 2,
    view,
    legal: Object.keys(notes),
    offers: { ...moment.view.offers, notes },
  });
  await tick();
  render(Play, { table, client });
  return { ...sitting, view, front };
}

describe("a build", () => {
  it("is the cheapest where the front is pressed, another one by its way to pay", async () => {
    const { front, sent } = await atBuild();
    click(front);
    expect(sent).toMatchObject([{ choice: "build:b1p0" }]);
    cleanup();
    const again = await atBuild();
    again.table.choosing.point(["b0p1"]);
    await tick();
    expect(again.table.choosing.shown?.key).toBe("build:b0p1");
    expect(document.querySelectorAll("#board .bought .pound")).toHaveLength(1);
    click("b0p1");
    expect(again.sent).toMatchObject([{ choice: "build:b0p1" }]);
  });

  it("fills the bar with row, pool and bonus, and says what is missing", async () => {
    const { view } = await atBuild();
    const { need, parts } = billOf(view, 0, undefined)!;
    const [row, pool] = [tracksOf(view.rows[0]!), tracksOf(view.pool)];
    expect(parts).toEqual({ row, pool, bonus: 1, bought: 0, missing: need - row - pool - 1 });
    const cells = document.querySelectorAll("#board .row > .cell[y='0.5']");
    expect(cells).toHaveLength(row);
    const poor = billOf({ ...view, bonus: [0, 0, 0, 0], pool: [] }, 0, undefined)!;
    expect(poor.parts).toEqual({ row, pool: 0, bonus: 0, bought: 0, missing: need - row });
    const rich = billOf({ ...view, pool: ["10", "46", "47", "50"] }, 0, undefined)!;
    expect(rich.waste).toBe(row + tracksOf(["10", "46", "47", "50"]) - need);
  });

  it("passes by a button", async () => {
    const { sent } = await atBuild();
    screen.getByRole("button", { name: /^Pass/ }).click();
    expect(sent).toMatchObject([{ choice: "pass" }]);
  });
});

it("takes a card by its digit, and shows it at the end of the own row before", async () => {
  const { table, view, sent } = await at("kairo-at-take");
  table.choosing.point([view.offer[0]!]);
  await tick();
  expect(document.querySelectorAll("#board .ghost")).toHaveLength(1);
  window.dispatchEvent(new KeyboardEvent("keydown", { code: "Digit2", key: "2" }));
  expect(sent.length + (table.choosing.selected ? 1 : 0)).toBe(1);
  expect(table.choosing.selected?.key ?? sent[0]).toMatchObject({ choice: `take:${view.offer[1]}` });
});

it("reveals from the pile, at the second press", async () => {
  const { sent } = await at("kairo-at-reveal");
  click("pile");
  expect(sent).toEqual([]);
  click("pile");
  expect(sent).toMatchObject([{ choice: "reveal" }]);
});

describe("what is reckoned", () => {
  it("agrees with the labels of the server about what an offered card lacks", async () => {
    const { table, view } = await at("kairo-at-take");
    for (const { lights, say } of table.choosing.all) expect(shortOf(view, lights.target[0]!)).toBe(say.args!["short"]);
  });

  it("counts the cards that would be enough, only where the table counts", async () => {
    const { view } = await at("kairo-at-reveal");
    const counted = { ...view, pile_cards: ["2", "11", "46", "50"], discards: ["10"] };
    expect(chanceSay(counted, 3)?.args).toEqual({ good: 1, cards: 4, percent: 25 });
    expect(chanceSay({ ...counted, pile_cards: [] }, 3)?.args).toEqual({ good: 1, cards: 1, percent: 100 });
    expect(chanceSay(counted, 0)).toBeNull();
    expect(chanceSay({ ...counted, pile_cards: null }, 3)).toBeNull();
    expect(chanceSay({ ...counted, phase: "build" }, 3)).toBeNull();
  });

  it("adds up what a seat earned", () => {
    const line = (event: Record<string, unknown>) => ({ turn: 1, event, say: null });
    const lines = [
      line({ kind: "payment_received", seat: 1, amount: 4 }),
      line({ kind: "train_moved", seat: 1, amount: 9 }),
      line({ kind: "payment_received", seat: 2, amount: 7 }),
    ];
    expect([0, 1, 2].map((seat) => earnedBy(lines, seat))).toEqual([0, 4, 7]);
  });

  it("tells what the build of another seat would cost", async () => {
    const { view } = await atBuild();
    const standing = (row: string[], pool: string[], capital: number) =>
      standingSay({ ...view, rows: [[], row], pool, bonus: [0, 1], capital: [0, capital] }, 1);
    expect(standing(["9"], ["10", "50"], 0)).toMatchObject({ id: "kairo-view-ready" });
    const missing = cardOf("9").need - tracksOf(["9"]);
    const args = { missing, price: (missing - 1) * PRICE };
    expect(standing(["9"], [], 100)).toMatchObject({ id: "kairo-view-affords", args });
    expect(standing(["9"], [], 0)).toMatchObject({ id: "kairo-view-missing", args: { missing } });
    expect(standingSay({ ...view, rows: [[], [], [], []] }, 1)).toBeNull();
  });
});

describe("the layout", () => {
  it.each([
    [792, 735],
    [700, 560],
    [374, 420],
    [374, 560],
  ])("holds every stretch of every lane at %i by %i", (width, height) => {
    for (const seats of [2, 3, 4]) {
      const { lanes, narrow } = layout(width, height, seats, width > 600);
      expect(lanes).toHaveLength(seats);
      expect(lanes.at(-1)!.y + lanes.at(-1)!.height).toBeLessThanOrEqual(height);
      for (let crossed = 0; crossed <= ROUTE; crossed++) {
        const held = ROUTE - crossed;
        const { places, width: card } = slots(lanes[0]!, crossed, held, narrow);
        expect(places).toHaveLength(ROUTE);
        for (const place of places.slice(crossed)) expect(place.x + card).toBeLessThanOrEqual(width);
      }
    }
  });

  it("is scrolled where it is too low for all lanes", () => {
    const { height, lanes } = layout(540, 300, 4, true);
    expect(height).toBeGreaterThan(300);
    expect(lanes.at(-1)!.y + lanes.at(-1)!.height).toBeLessThanOrEqual(height);
    for (const lane of lanes) expect(lane.height).toBeGreaterThanOrEqual(48);
    expect(layout(374, 402, 4, false).height).toBe(402);
  });

  it("lets cards overlap where there is no room", () => {
    const box = { x: 0, y: 0, width: 200, height: 94 };
    expect(spread(2, box).map(({ x }) => x)).toEqual([0, 84]);
    expect(spread(5, box).at(-1)!.x).toBe(200 - 76);
  });
});
