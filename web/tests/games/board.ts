// What the board of every game must hold, at every recorded moment.
import { render } from "@testing-library/svelte";
import { expect } from "vitest";
import Play from "../../src/table/Play.svelte";
import type { Language } from "../../src/words/speech";
import { sit, type Sitting } from "../fixtures";

/** Draw a moment; everything that lights name can be pressed, is labelled, and is one tab stop. */
export async function boardHolds(name: string, language: Language): Promise<Sitting> {
  const sitting = await sit(name, language);
  const { table, client, moment } = sitting;
  render(Play, { table, client });
  const spots = new Map(
    [...document.querySelectorAll("[data-spot]")].map((node) => [node.getAttribute("data-spot"), node]),
  );
  for (const [id, spot] of spots) {
    expect(spot.getAttribute("aria-label"), String(id)).toMatch(/\S/);
    expect(spot.getAttribute("aria-label")).not.toContain("{");
  }
  for (const { lights } of Object.values(moment.view.offers.notes)) {
    for (const id of [...(lights["from"] ?? []), ...(lights["target"] ?? [])]) expect([...spots.keys()]).toContain(id);
  }
  const lit = [...spots].filter(([, node]) => node.getAttribute("aria-disabled") === "false").map(([id]) => id);
  for (const id of lit) expect(table.choosing.light(...idsOf(id!)).could, id!).toBe(true);
  expect(document.querySelectorAll('#board [data-spot][tabindex="0"]').length).toBe(spots.size ? 1 : 0);
  const { notes, plans } = moment.view.offers;
  const listed = Object.values(notes).filter(({ deed }) => !client.aside.includes(deed));
  expect(document.querySelectorAll("[data-offer]").length).toBe(listed.length + plans.length);
  return sitting;
}

/** A spot may stand for several pieces, such as a pair. */
function idsOf(id: string): string[] {
  return id.split("+");
}
