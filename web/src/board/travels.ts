// Animation by difference: what is on the board before and after a redraw and lies elsewhere travels there.
import { settings } from "../look/settings.svelte";

const TIMES = { natural: 1, fast: 0.5, off: 0 };
const CURVE = "cubic-bezier(0.3, 0.1, 0.3, 1)";

/** How long something of so many milliseconds lasts at the speed that was chosen. */
export function lasting(milliseconds: number): number {
  return milliseconds * TIMES[settings.choices.motion];
}

interface Place {
  x: number;
  y: number;
}

function placeOf(node: Element): Place {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export interface Travel {
  /** What stays the same thing over redraws, e.g. `card-19`. */
  key: string;
  /** For what was not there before: the key it comes from, e.g. `pile`. */
  from?: string | undefined;
  milliseconds?: number;
}

/** All that travels on one board. Call `before` before and `after` after each redraw, as `Board` components show. */
export class Travels {
  readonly #nodes = new Map<string, { node: Element; travel: Travel }>();
  #places = new Map<string, Place>();

  /** For `use:`: names a node that travels. Give it no `transform` of its own; wrap it in a group that has. */
  readonly node = (node: Element, travel: Travel) => {
    this.#nodes.set(travel.key, { node, travel });
    return {
      update: (changed: Travel) => {
        if (changed.key !== travel.key) this.#forget(travel.key, node);
        travel = changed;
        this.#nodes.set(travel.key, { node, travel });
      },
      destroy: () => this.#forget(travel.key, node),
    };
  };

  #forget(key: string, node: Element): void {
    if (this.#nodes.get(key)?.node === node) this.#nodes.delete(key);
  }

  before(): void {
    this.#places = new Map([...this.#nodes].map(([key, { node }]) => [key, placeOf(node)]));
  }

  after(): void {
    if (lasting(1) === 0 || !this.#places.size) return;
    for (const [key, { node, travel }] of this.#nodes) {
      const start = this.#places.get(key) ?? (travel.from ? this.#places.get(travel.from) : undefined);
      if (start) glide(node, start, placeOf(node), travel.milliseconds ?? 420);
    }
  }
}

function glide(node: Element, from: Place, to: Place, milliseconds: number): void {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const far = Math.hypot(dx, dy);
  if (far < 2 || !node.animate) return;
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
  const lift = Math.min(far * 0.28, 90) / scale;
  const [x, y] = [dx / scale, dy / scale];
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - lift}px)`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: lasting(milliseconds), easing: CURVE },
  );
}
