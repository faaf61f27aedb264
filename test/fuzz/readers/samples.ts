/** Puzzles that inputs are about: with and without weekday, on both lattices. */

import { cataloguePuzzle } from "../../../src/formats/catalogue.js";

export const samplePuzzles = (["classic", "weekday", "hex-lake"] as const).map(cataloguePuzzle);

export const classic = samplePuzzles[0]!;

/** Christmas on the classic board. */
export const christmas = [11, 36] as const;
