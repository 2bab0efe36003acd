// The shapes of the marks of players, in a box of 100: circle, triangle, square, diamond, hexagon.
export const SHAPES = [
  "M50 7a43 43 0 1 0 0 86 43 43 0 0 0 0-86z",
  "M50 7 96 90H4z",
  "M12 12h76v76H12z",
  "M50 3 97 50 50 97 3 50z",
  "M50 4 90 27v46L50 96 10 73V27z",
] as const;

/** Where the letter stands, and how large: the triangle has room only below its middle. */
export const LETTERS = [
  { y: 67, size: 50 },
  { y: 80, size: 40 },
  { y: 67, size: 50 },
  { y: 66, size: 46 },
  { y: 67, size: 48 },
] as const;
