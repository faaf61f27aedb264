/** The algorithms by name alone, for those who must not load them to name them. */

/** In the order in which one would tell of them. */
export const algorithmIds = [
  "bitboards",
  "positions",
  "regions",
  "algorithm-x",
  "model",
  "dancing-links",
  "first-open-cell",
] as const;

export type AlgorithmId = (typeof algorithmIds)[number];
