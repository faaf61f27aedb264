/** Surveys to plan for, and what is told about a plan: enough to know whether two machines would divide the work alike. */

import { newCensusHost } from "../../../src/core/census/census-host.js";
import { familyOf } from "../../../src/core/census/family.js";
import { planCensus } from "../../../src/core/census/plan.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import type { CensusWish } from "../../../src/core/census/survey.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetCount } from "../../../src/core/puzzle/target.js";

const host = newCensusHost()!;

export interface Planned {
  readonly puzzle: Puzzle;
  readonly pieces: string;
  readonly wish: CensusWish;
  readonly bytes: number;
}

export function planned({ puzzle, pieces, wish, bytes }: Planned) {
  const family = familyOf(puzzle.lattice, readQuotas(puzzle.lattice, pieces)!);
  const wanted = Array.from({ length: targetCount(puzzle) }, () => true);
  const { plan, parts, estimate } = planCensus({ puzzle, family, flips: true, wish, wanted }, host, bytes)!;
  return {
    method: plan.method,
    cut: plan.cut,
    goes: plan.goes.length,
    units: parts.length,
    first: parts[0],
    last: parts.at(-1),
    seconds: Number(estimate.seconds.toPrecision(9)),
    bytes: Math.round(estimate.bytes),
  };
}
