// Zoom and pan of a map: the part of the board that is seen. Wheel, pinch, drag, double press; buttons and keys do the same.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STEP = 1.4;
const DOUBLE = 320;

/** The part of a size that keeps its shape when seen through a window of another shape, with the whole rectangle in it. */
export function framing(rect: Rect, width: number, height: number): Rect {
  const scale = Math.max(rect.width / width, rect.height / height);
  const [wide, high] = [width * scale, height * scale];
  return { x: rect.x + (rect.width - wide) / 2, y: rect.y + (rect.height - high) / 2, width: wide, height: high };
}

/** Keep what is seen inside the whole, as far as it fits. */
export function within(seen: Rect, whole: Rect): Rect {
  const place = (at: number, size: number, start: number, all: number) =>
    size >= all ? start + (all - size) / 2 : Math.min(Math.max(at, start), start + all - size);
  return {
    ...seen,
    x: place(seen.x, seen.width, whole.x, whole.width),
    y: place(seen.y, seen.height, whole.y, whole.height),
  };
}

export class Camera {
  /** What is asked to be seen; null shows the whole. */
  #wish = $state.raw<Rect | null>(null);
  readonly #whole: () => Rect;
  /** Size of the window in dp. */
  width = $state(1);
  height = $state(1);
  readonly most: number;

  /** `whole` is all that can be seen; `most` the largest scale, in dp for each unit. */
  constructor(whole: () => Rect, most = 2.5) {
    this.#whole = whole;
    this.most = most;
  }

  readonly seen: Rect = $derived.by(() => {
    const whole = framing(this.#whole(), this.width, this.height);
    return this.#wish ? within(framing(this.#wish, this.width, this.height), whole) : whole;
  });

  get viewBox(): string {
    const { x, y, width, height } = this.seen;
    return `${x} ${y} ${width} ${height}`;
  }

  /** How many dp a unit has. */
  get scale(): number {
    return this.width / this.seen.width;
  }

  get zoomed(): boolean {
    return this.#wish !== null;
  }

  fit(): void {
    this.#wish = null;
  }

  /** Show this part, at no more than the largest scale. */
  show(rect: Rect): void {
    const least = { width: this.width / this.most, height: this.height / this.most };
    const grown = { width: Math.max(rect.width, least.width), height: Math.max(rect.height, least.height) };
    this.#wish = {
      x: rect.x - (grown.width - rect.width) / 2,
      y: rect.y - (grown.height - rect.height) / 2,
      ...grown,
    };
  }

  /** Zoom by a factor; the given point of the window, from 0 to 1, stays where it is. */
  zoom(factor: number, px = 0.5, py = 0.5): void {
    const { seen } = this;
    const whole = framing(this.#whole(), this.width, this.height);
    const width = Math.max(seen.width / factor, this.width / this.most);
    if (width >= whole.width) return this.fit();
    const height = (width * seen.height) / seen.width;
    this.#wish = { x: seen.x + (seen.width - width) * px, y: seen.y + (seen.height - height) * py, width, height };
  }

  in(): void {
    this.zoom(STEP);
  }

  out(): void {
    this.zoom(1 / STEP);
  }

  /** Move by so many dp. */
  pan(dx: number, dy: number): void {
    if (!this.#wish) return;
    const { seen } = this;
    this.#wish = { ...seen, x: seen.x - dx / this.scale, y: seen.y - dy / this.scale };
  }

  /** For `use:` on the box around the board. */
  readonly steer = (box: HTMLElement) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let apart = 0;
    let tapped = 0;
    let moved = false;
    const at = (event: { clientX: number; clientY: number }): [number, number] => {
      const rect = box.getBoundingClientRect();
      return [(event.clientX - rect.x) / rect.width, (event.clientY - rect.y) / rect.height];
    };
    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      apart = spread();
      moved = false;
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) {
        const now = spread();
        if (apart > 0) this.zoom(now / apart, ...at(event));
        apart = now;
        moved = true;
      } else if (this.zoomed && (moved || Math.hypot(dx, dy) > 3)) {
        this.pan(dx, dy);
        moved = true;
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      apart = 0;
    };
    /** A drag is no press. */
    const click = (event: MouseEvent) => {
      if (moved) event.stopPropagation();
      moved = false;
    };
    const tap = (event: PointerEvent) => {
      if (event.pointerType !== "touch" || (event.target as Element).closest(".spot.could")) return;
      if (event.timeStamp - tapped < DOUBLE) this.zoom(STEP * STEP, ...at(event));
      tapped = event.timeStamp;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 400), ...at(event));
    };
    const key = (event: KeyboardEvent) => {
      const deed = { "+": () => this.in(), "-": () => this.out(), "0": () => this.fit() }[event.key];
      if (deed && !event.ctrlKey && !event.metaKey) deed();
    };
    box.style.touchAction = "none";
    const heard: [string, EventListener][] = [
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", up as EventListener],
      ["pointerup", tap as EventListener],
      ["pointercancel", up as EventListener],
      ["pointerleave", up as EventListener],
      ["keydown", key as EventListener],
    ];
    for (const [kind, listener] of heard) box.addEventListener(kind, listener);
    box.addEventListener("click", click, { capture: true });
    box.addEventListener("wheel", wheel, { passive: false });
    return {
      destroy: () => {
        for (const [kind, listener] of heard) box.removeEventListener(kind, listener);
        box.removeEventListener("click", click, { capture: true });
        box.removeEventListener("wheel", wheel);
      },
    };
  };
}
