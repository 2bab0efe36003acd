// What the spots of a board share: the table they belong to.
import { getContext, setContext } from "svelte";
import type { Table } from "../table/table.svelte";

const BOARD = Symbol("board");

export function setBoard(table: Table): void {
  setContext(BOARD, table);
}

export function boardTable(): Table {
  return getContext<Table>(BOARD);
}
