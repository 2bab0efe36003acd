import { describe, expect, it } from "vitest";
import { neighbour } from "../src/board/roving";
import { Camera, framing, within } from "../src/board/camera.svelte";

describe("arrows", () => {
  const spots = [
    { id: "a", x: 0, y: 0 },
    { id: "b", x: 50, y: 4 },
    { id: "c", x: 25, y: 40 },
    { id: "d", x: 300, y: 200 },
  ];
  it("go to the nearest spot ahead, and nowhere at the edge", () => {
    expect(neighbour(spots, spots[0]!, "ArrowRight")?.id).toBe("b");
    expect(neighbour(spots, spots[0]!, "ArrowDown")?.id).toBe("c");
    expect(neighbour(spots, spots[0]!, "ArrowLeft")).toBeNull();
    expect(neighbour(spots, spots[3]!, "ArrowUp")?.id).toBe("b");
  });
});

describe("the camera", () => {
  const whole = { x: 0, y: 0, width: 1000, height: 500 };
  function camera(): Camera {
    const made = new Camera(() => whole, 2);
    made.width = 500;
    made.height = 500;
    return made;
  }

  it("shows everything at first, in the shape of its window", () => {
    expect(camera().seen).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
    expect(framing(whole, 1000, 500)).toEqual(whole);
  });

  it("zooms around a point, up to its largest scale, and out to everything", () => {
    const made = camera();
    made.zoom(2, 1, 0.5);
    expect(made.seen).toMatchObject({ x: 500, width: 500 });
    made.zoom(100);
    expect(made.scale).toBe(2);
    made.zoom(0.001);
    expect(made.zoomed).toBe(false);
  });

  it("never leaves the board", () => {
    const made = camera();
    made.zoom(2);
    made.pan(-9000, 0);
    expect(made.seen.x).toBe(500);
    expect(within({ x: -50, y: 0, width: 100, height: 100 }, whole).x).toBe(0);
  });
});
