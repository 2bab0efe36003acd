import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Play from "../../src/table/Play.svelte";
import { around, focus, isBeside, spaceAt, SPACES, walker, WHOLE } from "../../src/games/africa/layout";
import { changedBy, pointsOf } from "../../src/games/africa/news";
import { classesOf, lying } from "../../src/games/africa/pieces";
import { odds } from "../../src/games/africa/says";
import type { View } from "../../src/games/africa/view.gen";
import { LANGUAGES } from "../../src/words/speech";
import { momentsOf, sit } from "../fixtures";
import { boardHolds } from "./board";

afterEach(cleanup);

const spot = (id: string) => document.querySelector<SVGElement>(`[data-spot="${id}"]`)!;
const click = (id: string) => spot(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));
const key = (id: string, name: string, shiftKey = false) =>
  spot(id).dispatchEvent(new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true }));
const focused = () => document.activeElement?.getAttribute("data-spot");

/** Sit at a moment and draw it. */
async function at(name: string) {
  const sitting = await sit(name);
  render(Play, { table: sitting.table, client: sitting.client });
  return { ...sitting, view: sitting.table.view as View };
}

describe.each(momentsOf("africa"))("%s", (name) => {
  it.each(LANGUAGES)("is drawn with all that can be chosen, in %s", async (language) => {
    await boardHolds(name, language);
  });
});

describe("a choice on the map", () => {
  it("begins a walk where a near space is pressed, and travels where a far one is", async () => {
    const { table, sent } = await at("africa-at-option");
    const [far, near] = ["opt:A", "opt:B"].map((text) => table.now!.offers.notes[text]!.lights["target"]!);
    click(near!.find((id) => !far!.includes(id))!);
    expect(sent).toMatchObject([{ kind: "act", choice: "opt:B" }]);
    cleanup();
    const again = await at("africa-at-option");
    click(far![0]!);
    expect(again.sent).toMatchObject([{ kind: "act", choice: "opt:A" }]);
  });

  it("walks to a space, whatever is planned there", async () => {
    const { table, sent } = await at("africa-at-walk");
    const planned = table.now!.offers.plans[0]!.lights["target"]![0]!;
    click(planned);
    expect(sent).toMatchObject([{ kind: "act", choice: `walk:${planned}` }]);
  });

  it("flips a tile at the second press and says that it is final", async () => {
    const { table, sent } = await at("africa-at-act");
    const flip = table.now!.offers.plans.find(({ final }) => final)!;
    click(flip.lights["target"]![0]!);
    expect(table.choosing.selected?.texts).toEqual(flip.texts);
    expect(sent).toEqual([]);
    await tick();
    expect(document.querySelector(".prompt")!.textContent).toContain("Can't be undone.");
    click(flip.lights["target"]![0]!);
    expect(sent).toMatchObject([{ kind: "act", choice: "do:flip" }]);
  });

  it("leads from camps in hand to the spaces for one", async () => {
    const { table } = await at("africa-at-walk");
    const camps = table.choosing.all.filter(({ lights }) => lights.target.includes("camp"));
    if (camps.length) {
      click("camp");
      expect(table.choosing.open).toEqual(camps);
    }
    expect(spot("camp").getAttribute("aria-disabled")).toBe(String(!camps.length));
  });

  it("asks beside the space which kind of camp is meant", async () => {
    const { table, sent } = await at("africa-at-walk");
    const mine = table.choosing.all.filter(({ key }) => key.endsWith("do:mine"));
    const both = mine.find(({ key }) =>
      table.choosing.all.some((other) => other.key === key.replace("mine", "research")),
    );
    click("camp");
    click(both!.lights.target[0]!);
    await tick();
    const asked = [both!.key.replace("mine", "research"), both!.key];
    expect(asked.map((id) => spot(id).textContent!.trim())).toEqual([expect.stringMatching(/^Research \+\d$/), "Mine"]);
    click(both!.key);
    expect(sent).toMatchObject([{ choice: both!.texts[0] }]);
  });

  it("prints the points of each space where a tile may go", async () => {
    const { table, sent } = await at("africa-at-drop");
    for (const { gain, lights } of table.choosing.all)
      expect(spot(lights.target[0]!).textContent).toContain(`+${gain![0]}`);
    const [choice] = table.choosing.all;
    click(choice!.lights.target[0]!);
    expect(sent).toMatchObject([{ choice: choice!.texts[0] }]);
  });

  it("swaps goods by those that are wanted, and keeps them by one's own", async () => {
    const { table, view, sent } = await at("africa-at-swap");
    const swap = table.choosing.all.find(({ key }) => key !== "swap:none")!;
    table.choosing.point(swap);
    await tick();
    const { after } = swap.say.args as Record<string, number>;
    expect(document.querySelector("#board .then")!.textContent).toContain(String(after));
    click(`s1.${view.fresh}`);
    expect(sent).toMatchObject([{ choice: "swap:none" }]);
    cleanup();
    const again = await at("africa-at-swap");
    click(swap.lights.target[0]!);
    expect(again.sent).toMatchObject([{ choice: swap.key }]);
  });

  it("ends a turn by one button", async () => {
    const { sent } = await at("africa-at-turn_end");
    const buttons = await screen.findAllByRole("button", { name: /^End turn/ });
    expect(buttons).toHaveLength(1);
    buttons[0]!.click();
    expect(sent).toMatchObject([{ choice: "end" }]);
  });
});

describe("the map", () => {
  it("is walked by arrows, on the side of the last step along a row", async () => {
    await at("africa-middle");
    spot("F8").focus();
    key("F8", "ArrowRight");
    expect(focused()).toBe("F9");
    key("F9", "ArrowUp");
    expect(focused()).toBe("E10");
    key("E10", "ArrowUp", true);
    expect(focused()).toBe("D9");
    key("D9", "ArrowLeft");
    expect(focused()).toBe("D8");
    key("D8", "ArrowDown");
    expect(focused()).toBe("E8");
  });

  it("takes the other side at the coast, and stays at its edge", () => {
    const step = walker();
    expect(step("A3", "ArrowUp", false)).toBeNull();
    expect(step("Q1", "ArrowLeft", false)).toBeNull();
    expect(step("G12", "ArrowUp", false)).toBe("F12");
  });

  it("knows neighbours as the rules do", () => {
    const beside = SPACES.flatMap((one) => SPACES.filter((other) => isBeside(one, other)));
    expect(beside).toHaveLength(2 * 259);
  });

  it("frames on a phone what a choice is about, with hexes large enough for a finger", () => {
    const near = focus("F8", ["G4"], 374, 400)!;
    for (const id of ["F8", "G4"]) {
      const { x, y } = spaceAt(id)!;
      expect(x > near.x && x < near.x + near.width && y > near.y && y < near.y + near.height).toBe(true);
    }
    for (const lit of [["A1", "Q2"], [], ["G4"]]) {
      const rect = focus("F8", lit, 374, 400)!;
      expect((Math.min(374 / rect.width, 400 / rect.height) * 52).toFixed(2)).toSatisfy((size) => Number(size) >= 44);
    }
    expect(focus(null, [], 374, 400)).toBeNull();
    expect(around(SPACES, 0).width).toBeLessThan(WHOLE.width);
  });

  it("lights all of a kind that is pressed in the legend", async () => {
    const { table, client, view } = await at("africa-middle");
    render(client.Sides!, { table, view, compact: false });
    const kind = Object.values(view.board).find((kind) => kind === "nomad")!;
    const button = screen.getByRole("button", { name: new RegExp(`^${kind}.*face down`) });
    button.click();
    await tick();
    const lit = [...document.querySelectorAll("[data-spot] .shown")].map((node) =>
      node.closest("[data-spot]")!.getAttribute("data-spot"),
    );
    expect(lit).toEqual(SPACES.filter(({ id }) => view.board[id] === kind).map(({ id }) => id));
    button.click();
  });
});

describe("pieces", () => {
  it("stay the same when they are moved or turned", () => {
    const before = lying([], { F2: "?", C3: "lion", E4: "nomad" });
    const key = (pieces: typeof before, space: string) => pieces.find((piece) => piece.space === space)?.key;
    const turned = lying(before, { F2: "lion", C3: "lion", E4: "nomad" });
    expect(key(turned, "F2")).toBe(key(before, "F2"));
    const moved = lying(turned, { F6: "lion", C3: "lion", D1: "nomad", A1: "camp" });
    expect(key(moved, "F6")).toBe(key(before, "F2"));
    expect(key(moved, "D1")).toBe(key(before, "E4"));
    expect(new Set(moved.map(({ key }) => key)).size).toBe(4);
  });

  it("are counted by class, with the chance of each", () => {
    const counts = classesOf({ lion: 2, zebra: 1, gold1: 1, gold2: 1, mask: 3, nomad: 2 });
    expect([...counts]).toEqual([
      ["animal", 3],
      ["gold", 2],
      ["goods", 3],
      ["nomad", 2],
    ]);
    expect(odds(counts).map(({ name, percent }) => [name, percent])).toEqual([
      ["animal", 30],
      ["goods", 30],
      ["gold", 20],
      ["nomad", 20],
    ]);
  });
});

describe("news", () => {
  const line = (event: Record<string, unknown>) => ({ turn: 1, event, say: null });

  it("tell where something changed and where points come from", () => {
    const lines = [
      line({ kind: "flipped", seat: 1, space: "E4", tile: "zebra" }),
      line({ kind: "settled", seat: 1, from: "E4", to: "D1" }),
      line({ kind: "scored", seat: 1, points: 3, spaces: ["C1"] }),
      line({ kind: "scored", seat: 1, points: 0, spaces: [] }),
    ];
    expect([...changedBy(lines)]).toEqual(["E4", "D1"]);
    expect(pointsOf(lines)).toEqual([{ seat: 1, points: 3, space: "D1" }]);
    expect(pointsOf([line({ kind: "scored", seat: 0, points: 2 })])).toEqual([]);
  });
});
