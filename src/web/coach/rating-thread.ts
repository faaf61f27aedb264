/** Where the worker begins that works out how hard dates are: from targets of a puzzle to a rating for each. */

import { difficultyOf } from "../../core/coach/difficulty.js";
import { targetCells, targetIndex } from "../../core/puzzle/target.js";
import type { RatedTarget, RatingsAsked } from "./rating-messages.js";

interface RatingPort {
  postMessage(message: RatedTarget): void;
  onmessage: ((event: { readonly data: RatingsAsked }) => void) | null;
}

const port = globalThis as unknown as RatingPort;

async function rate({ puzzle, targets }: RatingsAsked): Promise<void> {
  for (const target of targets) {
    const difficulty = await difficultyOf({ puzzle, uncovered: targetCells(puzzle, target) });
    port.postMessage({ index: targetIndex(puzzle, target), rating: difficulty?.rating ?? 0 });
  }
}

port.onmessage = ({ data }) => void rate(data);
