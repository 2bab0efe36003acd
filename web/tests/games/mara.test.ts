import { render, screen, cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Play from "../../src/table/Play.svelte";
import { LANGUAGES } from "../../src/words/speech";
import { momentsOf, sit } from "../fixtures";
import { boardHolds } from "./board";

afterEach(cleanup);

describe.each(momentsOf("mara"))("%s", (name) => {
  it.each(LANGUAGES)("is drawn with all that can be chosen, in %s", async (language) => {
    await boardHolds(name, language);
  });
});

it("sends the card and then the ford, after the second press", async () => {
  const { table, client, sent } = await sit("mara-middle");
  render(Play, { table, client });
  const spot = (id: string) => document.querySelector<SVGElement>(`[data-spot="${id}"]`)!;
  const click = (id: string) => spot(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  click("E");
  click("@4");
  expect(table.choosing.selected?.texts).toEqual(["E", "@4"]);
  expect(sent).toEqual([]);
  expect(await screen.findByRole("button", { name: /Send the elephant/ })).toBeTruthy();
  click("@4");
  expect(sent).toMatchObject([{ kind: "act", choice: "E", version: 1, seat: 0 }]);
});

it("picks cards by digits and fords by digits with Shift", async () => {
  const { table, client } = await sit("mara-middle");
  render(Play, { table, client });
  window.dispatchEvent(new KeyboardEvent("keydown", { code: "Digit5", key: "5" }));
  expect(table.choosing.picks).toEqual(["E"]);
  window.dispatchEvent(new KeyboardEvent("keydown", { code: "Digit4", key: "$", shiftKey: true }));
  expect(table.choosing.selected?.texts).toEqual(["E", "@4"]);
});

it("joins neighbouring cards of a pair by a button", async () => {
  const { table, client } = await sit("mara-middle");
  render(Play, { table, client });
  const pair = document.querySelector<SVGElement>('[data-spot="26+27"]')!;
  pair.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(table.choosing.picks).toEqual(["26", "27"]);
  expect(table.choosing.open.every(({ deed }) => deed === "pair")).toBe(true);
});
