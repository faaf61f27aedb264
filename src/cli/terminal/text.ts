/** From numbers to words in a sentence. */

/** `1,234.5`. */
export const average = (mean: number): string =>
  mean.toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
