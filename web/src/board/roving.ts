// One tab stop for a board: arrow keys walk from spot to spot by where they lie, and the focus survives redraws.
import type { Action } from "svelte/action";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much worse a step to the side is than one ahead. */
const ASIDE = 2.5;

export interface Spotted {
  id: string;
  x: number;
  y: number;
}

/** The nearest spot in the direction of an arrow, or null at the edge. */
export function neighbour<T extends Spotted>(spots: readonly T[], from: Spotted, key: string): T | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = ahead + aside * ASIDE;
    if (spot.id !== from.id && ahead > 1 && aside <= ahead * 3 && cost < least) {
      best = spot;
      least = cost;
    }
  }
  return best;
}

interface Placed extends Spotted {
  node: SVGElement;
}

function placed(node: SVGElement): Placed {
  const box = node.getBoundingClientRect();
  return { id: node.dataset["spot"] ?? "", x: box.x + box.width / 2, y: box.y + box.height / 2, node };
}

/** Where an arrow key leads from a spot, on boards with neighbours of their own; null leaves it to where things lie. */
export type Step = (id: string, key: string, shift: boolean) => string | null;

export const roving: Action<SVGElement | HTMLElement, Step | undefined> = (board, step) => {
  let current = "";
  /** The spot that has the focus; it may leave the page while it has. */
  let focused: SVGElement | null = null;
  const nodes = () => [...board.querySelectorAll<SVGElement>("[data-spot]")];

  function stopAt(node: SVGElement | undefined): void {
    for (const other of nodes()) other.setAttribute("tabindex", other === node ? "0" : "-1");
  }

  /** Keep one tab stop, and the focus at the same spot or a sensible one, whatever was redrawn. */
  function settle(): void {
    const all = nodes();
    const same = all.find((node) => node.dataset["spot"] === current);
    const stop = same ?? all.find((node) => node.classList.contains("may")) ?? all[0];
    stopAt(stop);
    if (focused && !focused.isConnected && document.activeElement === document.body) stop?.focus();
  }

  function enter(event: Event): void {
    const node = (event.target as Element).closest<SVGElement>("[data-spot]");
    if (!node || !board.contains(node)) return;
    focused = node;
    current = node.dataset["spot"] ?? "";
    stopAt(node);
  }

  function leave(): void {
    if (focused?.isConnected) focused = null;
  }

  function press(event: Event): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
    const from = (event.target as Element).closest<SVGElement>("[data-spot]");
    if (!from || !(key in ARROWS) || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    const led = step?.(from.dataset["spot"] ?? "", key, shiftKey);
    const next = led ? nodes().find((node) => node.dataset["spot"] === led) : undefined;
    (next ?? neighbour(nodes().map(placed), placed(from), key)?.node)?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(board, { childList: true, subtree: true });
  const heard = { focusin: enter, focusout: leave, keydown: press };
  for (const [kind, listener] of Object.entries(heard)) board.addEventListener(kind, listener);
  settle();
  return {
    destroy() {
      watch.disconnect();
      for (const [kind, listener] of Object.entries(heard)) board.removeEventListener(kind, listener);
    },
  };
};
