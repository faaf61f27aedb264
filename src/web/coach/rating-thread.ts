/** Where the worker begins that works out how hard dates are: from targets of a puzzle to a rating for each. */

import { ratingsOf } from "../../core/coach/difficulty.js";
import { targetIndex } from "../../core/puzzle/target.js";
import { itemAt } from "../../core/text/list.js";
import type { RatedTarget, RatingsAsked } from "./rating-messages.js";

interface RatingPort {
  postMessage(message: RatedTarget): void;
  onmessage: ((event: { readonly data: RatingsAsked }) => void) | null;
}

const port = globalThis as unknown as RatingPort;

async function rate({ puzzle, targets }: RatingsAsked): Promise<void> {
  let told = 0;
  for await (const rating of ratingsOf({ puzzle }, targets))
    port.postMessage({ index: targetIndex(puzzle, itemAt(targets, told++)), rating: rating ?? 0 });
}

port.onmessage = ({ data }) => void rate(data);
