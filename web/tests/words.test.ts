import { describe, expect, it } from "vitest";
import { BadWords, LANGUAGES, seatName } from "../src/words/speech";
import { preferred, words } from "../src/words/words.svelte";
import { sentencesOf } from "./fixtures";

const NAMES = ["Amina", "Bruno", "Chiara", "Kifaru"];
const PYTHON_GAMES = ["africa", "africana", "kairo", "mara"];

describe.each(PYTHON_GAMES)("%s", (game) => {
  it.each(LANGUAGES)("says in %s what Python says", async (language) => {
    await words.use(language);
    await words.need(game);
    const sentences = await sentencesOf(game);
    expect(sentences.length).toBeGreaterThan(20);
    for (const { say, words: said } of sentences) expect(words.say(say, NAMES, 0)).toBe(said[language]);
  });
});

it("names seats without a name by their letter, and joins lists", async () => {
  await words.use("en");
  expect(words.say(seatName(2))).toBe("Seat C");
  expect(words.say({ id: "common-seat", args: { letter: ["A", "B", "C"] } })).toBe("Seat A, B and C");
  expect(words.say({ id: "common-seat", args: { letter: [] } })).toBe("Seat none");
});

it("refuses a message that is missing", () => {
  expect(() => words.say({ id: "mara-no-such-message" })).toThrow(BadWords);
});

it("chooses the first language of ours that a browser asks for", () => {
  expect(preferred(["fr-FR", "de-CH", "it"])).toBe("de");
  expect(preferred(["fr"])).toBe("en");
});
