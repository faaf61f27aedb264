/** Where the worker begins that works out how hard a design is: from a puzzle and its dates to a rating. */

import { difficultyOfBoard } from "../../../core/coach/difficulty.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";

export interface HardnessAsked {
  readonly puzzle: Puzzle;
  /** The targets that can be solved, and are dates. */
  readonly targets: readonly number[];
}

/** A rating from 1 to 5, or 0 where there is no telling; the first ones are rough. */
export interface HardnessTold {
  readonly rating: number;
  readonly isLast: boolean;
}

interface HardnessPort {
  postMessage(told: HardnessTold): void;
  onmessage: ((event: { readonly data: HardnessAsked }) => void) | null;
}

/** A few dates tell roughly at once, and more of them what to rely on. */
const samples = [11, 61];

const port = globalThis as unknown as HardnessPort;

async function rate({ puzzle, targets }: HardnessAsked): Promise<void> {
  for (const [stage, sample] of samples.entries()) {
    const rating = (await difficultyOfBoard({ puzzle }, targets, sample))?.rating ?? 0;
    port.postMessage({ rating, isLast: stage === samples.length - 1 });
  }
}

port.onmessage = ({ data }) => void rate(data);
