// @vitest-environment node
import { describe, expect, it } from "vitest";
import { chapters } from "../rules";
import { titles } from "../titles";

describe("what the plugins bring", () => {
  it("are the numbered rules, from items and from tables, without their basis", () => {
    const text =
      "## 4. Rules\n### XX-1 Frame\n- **XX-1.1** One `thing`. [S]\n\n| XX-1.2 | Two. | S (EN) |\n| XX-1.3 | Three. [S] |\n## 5. More\n";
    expect(chapters(text)).toEqual([
      {
        number: 1,
        rules: ["One `thing`.", "Two.", "Three."].map((said, place) => ({ id: `XX-1.${place + 1}`, text: said })),
      },
    ]);
  });

  it("are the titles of the games in a language", () => {
    expect(titles("it")["mara"]).toMatch(/^mara-title = Mara$/m);
  });
});
