// Tests see every change at once, in a page without size: jsdom measures nothing.
import { settings } from "../src/look/settings.svelte";

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
settings.change({ motion: "off" });
