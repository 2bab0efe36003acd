// What the parts of a table share: the table and the client of its game.
import { getContext, setContext } from "svelte";
import type { GameClient } from "../games/game";
import type { Table } from "./table.svelte";

export interface Frame {
  table: Table;
  client: GameClient<unknown>;
}

const FRAME = Symbol("frame");

export function setFrame(frame: Frame): void {
  setContext(FRAME, frame);
}

export function frame(): Frame {
  return getContext<Frame>(FRAME);
}
