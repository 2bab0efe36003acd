// Brings the pictures of the pieces into the page, once, where `<use href="#p-...">` finds them.
import address from "./pieces.svg?url";

let coming: Promise<void> | null = null;

export function bringPieces(): Promise<void> {
  coming ??= fetch(new URL(address, import.meta.url))
    .then((answer) => answer.text())
    .then((text) => {
      const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      drawn.setAttribute("aria-hidden", "true");
      drawn.setAttribute("class", "unseen");
      document.body.prepend(document.adoptNode(drawn));
    });
  return coming;
}
