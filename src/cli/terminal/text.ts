/** From numbers to words in a sentence. */

import { counted } from "../../core/text/sentences.js";

/** `1,234.5`. */
export const average = (mean: number): string =>
  mean.toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `812 bytes`, `24 kB`, `1.3 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return counted(bytes, "byte");
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
