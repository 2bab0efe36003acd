// Where the reader is: the path below the place's base, as state; links and `go` change it without loading the page again.
import { tick } from "svelte";

/** The path below the base, without slashes at its ends. */
function pathOf(location: Location): string {
  const base = new URL(document.baseURI).pathname;
  return decodeURI(location.pathname.slice(base.length)).replace(/^\/+|\/+$/g, "");
}

class Route {
  path = $state(pathOf(location));
  search = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  read(): void {
    this.path = pathOf(location);
    this.search = new URLSearchParams(location.search);
    this.hash = location.hash;
  }
}

export const route = new Route();

addEventListener("popstate", () => route.read());

/** Go to a path below the base; the page begins at its top, its heading gets the focus. */
export function go(path: string, { replace = false } = {}): void {
  const url = new URL(path, document.baseURI);
  history[replace ? "replaceState" : "pushState"](null, "", url);
  const elsewhere = pathOf(location) !== route.path;
  route.read();
  if (!elsewhere) return;
  scrollTo(0, 0);
  void tick().then(() => document.querySelector<HTMLElement>("h1[tabindex], main[tabindex]")?.focus());
}

/** For `use:`: a link that stays on the page. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    go(node.getAttribute("href") ?? "");
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}

/** The parts of a path that fit a pattern such as `t/:code/replay`, or null. */
export function fits(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    if (part.startsWith(":")) found[part.slice(1)] = given[place]!;
    else if (part !== given[place]) return null;
  }
  return found;
}
