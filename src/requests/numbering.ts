/** From a solution that came by another way to its number, if that can be told in a moment. */

import { ranksOf, type TellRank } from "../core/solver/numbers.js";
import type { Question } from "../core/solver/question.js";
import { quickly } from "../core/solver/quickly.js";
import type { StopSignal } from "../core/solver/stop.js";
import type { Tiling } from "../core/tiling/placement.js";

/** On a very large board there may be more solutions before one than can be counted: nobody waits longer for a number. */
const momentMilliseconds = 1000;

export class Numbering {
  private tellRank: TellRank | undefined;
  private takesTooLong = false;

  constructor(
    private readonly question: Question,
    private readonly signal: StopSignal | undefined,
  ) {}

  /** Counting from 1. Once it takes too long, no further number is looked for. */
  async numberOf(tiling: Tiling): Promise<number | undefined> {
    if (this.takesTooLong) return undefined;
    const moment = { milliseconds: momentMilliseconds, signal: this.signal };
    const rank = await quickly(async (options) => {
      this.tellRank ??= await ranksOf(this.question, options);
      return this.tellRank(tiling, options);
    }, moment);
    this.takesTooLong = rank === undefined;
    return rank === undefined ? undefined : rank + 1;
  }
}
