// The expedition that was pressed among the tickets: its ends are lit on the map. It belongs to the reader's screen, not to a table.
import { expeditionOf } from "./pieces";
import type { View } from "./view.gen";

export const lit = $state<{ expedition: string | null }>({ expedition: null });

/** That expedition, while it is on display. */
export function toldIn(view: View) {
  return view.slots.some(({ expedition }) => expedition === lit.expedition)
    ? expeditionOf(lit.expedition ?? "")
    : undefined;
}
