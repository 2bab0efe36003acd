// The expedition that was pressed among the tickets: its ends are lit on the map. It belongs to the reader's screen, not to a table.
export const lit = $state<{ expedition: string | null }>({ expedition: null });
