// The kind that was pressed in the legend: all of it is lit on the map. It belongs to the reader's screen, not to a table.
export const legend = $state<{ kind: string | null }>({ kind: null });
