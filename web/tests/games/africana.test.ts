import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { around, focus, labelOf, placeAt, PLACES, routeBetween, ROUTES, WHOLE } from "../../src/games/africana/layout";
import { stacked, stepsOf } from "../../src/games/africana/pieces";
import type { View } from "../../src/games/africana/view.gen";
import Play from "../../src/table/Play.svelte";
import { LANGUAGES } from "../../src/words/speech";
import { momentsOf, sit } from "../fixtures";
import { boardHolds } from "./board";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const spot = (id: string) => document.querySelector<SVGElement>(`[data-spot="${id}"]`)!;
const click = (id: string) => spot(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));

/** Sit at a moment and draw it. */
async function at(name: string) {
  const sitting = await sit(name);
  render(Play, { table: sitting.table, client: sitting.client });
  return { ...sitting, view: sitting.table.view as View };
}

describe.each(momentsOf("africana"))("%s", (name) => {
  it.each(LANGUAGES)("is drawn with all that can be chosen, in %s", async (language) => {
    await boardHolds(name, language);
  });
});

describe("a choice on the board", () => {
  it("draws at the second press on the pile, for it cannot be taken back", async () => {
    const { table, sent } = await at("africana-middle");
    click("pile");
    expect(table.choosing.selected?.texts).toEqual(["draw"]);
    expect(sent).toEqual([]);
    click("pile");
    expect(sent).toMatchObject([{ kind: "act", choice: "draw" }]);
  });

  it("takes a step by card and place, in either order", async () => {
    for (const presses of [
      ["m", "jidda"],
      ["jidda", "m"],
    ]) {
      const { sent } = await at("africana-at-move");
      presses.forEach(click);
      expect(sent).toMatchObject([{ kind: "act", choice: "go:jidda:m" }]);
      cleanup();
    }
  });

  it("follows a plan where a far place is pressed, and numbers its steps on map and cards", async () => {
    const { table, view } = await at("africana-at-move");
    const plan = table.choosing.all.find(({ plan, texts }) => plan && texts.length > 2)!;
    table.choosing.point(plan);
    await tick();
    const steps = stepsOf(plan, view.players[0]!.place);
    const numbers = [...document.querySelectorAll("#board .way text")].map(({ textContent }) => textContent);
    expect(numbers.slice(0, steps.length)).toEqual(steps.map((_, index) => String(index + 1)));
    const badges = [...document.querySelectorAll(".step")].flatMap(({ textContent }) => textContent!.split("·"));
    expect(badges.toSorted()).toEqual(numbers.slice(0, steps.length));
  });

  it("turns and buys pages in the own book", async () => {
    const { table } = await at("africana-at-book");
    click("south.forward");
    expect(table.choosing.selected?.texts).toEqual(["turn:F"]);
    click("south.left");
    expect(table.choosing.selected?.texts).toEqual(["buy:L"]);
    window.dispatchEvent(new KeyboardEvent("keydown", { code: "Digit2", key: "2" }));
    expect(table.choosing.selected?.texts).toEqual(["buy:R"]);
  });
});

it("lights both ends of an expedition whose ticket is pressed, until it is pressed again", async () => {
  vi.stubGlobal("innerWidth", 1440);
  await at("africana-at-move");
  const ticket = screen.getByRole("button", { name: /^Jidda to Luanda/ });
  expect(document.querySelectorAll(".halo.told")).toHaveLength(0);
  ticket.click();
  await tick();
  expect(document.querySelectorAll(".halo.told")).toHaveLength(2);
  expect(document.querySelectorAll(".bow")).toHaveLength(1);
  ticket.click();
  await tick();
  expect(document.querySelectorAll(".halo.told")).toHaveLength(0);
});

describe("the layout", () => {
  it("has all places in what is seen, and every route in both directions", () => {
    for (const { x, y } of PLACES) {
      expect(x).toBeGreaterThan(WHOLE.x);
      expect(x).toBeLessThan(WHOLE.x + WHOLE.width);
      expect(y).toBeGreaterThan(WHOLE.y);
      expect(y).toBeLessThan(WHOLE.y + WHOLE.height);
    }
    expect(routeBetween("napoli", "tripoli")).toBe(routeBetween("tripoli", "napoli"));
    expect(routeBetween("napoli", "cape_town")).toBeUndefined();
    expect(new Set(ROUTES.map(({ key }) => key)).size).toBe(ROUTES.length);
  });

  it("gives each place as many symbols as it has colours", () => {
    for (const place of PLACES) expect(labelOf(place).symbols).toHaveLength(place.enter.length);
  });

  it("shows a phone all that is meant where it fits, else the pawn", () => {
    const near = focus(["zanzibar", "serengeti"], 340, 380)!;
    const wanted = around([placeAt("zanzibar")!, placeAt("serengeti")!]);
    expect(near.x).toBeLessThanOrEqual(wanted.x);
    expect(near.x + near.width).toBeGreaterThanOrEqual(wanted.x + wanted.width);
    const far = focus(["cape_town", "napoli"], 340, 380)!;
    expect(far).toEqual(focus(["cape_town"], 340, 380));
    expect(far.x + far.width / 2).toBeCloseTo(placeAt("cape_town")!.x);
    expect(focus([], 340, 380)).toBeNull();
  });

  it("stacks equal cards", () => {
    expect(stacked(["m", "m", "j"])).toEqual([
      { card: "m", n: 2 },
      { card: "j", n: 1 },
    ]);
  });
});
