/** From a problem to whichever search suits it, ready to run. */

import { areaFits, type CoverProblem } from "./cover.js";
import { GeneralRunner } from "./general-runner.js";
import { newKernel } from "./kernel/kernel.js";
import type { Runner, RunnerPlan } from "./runner.js";

export function newRunner(problem: CoverProblem, plan: RunnerPlan): Runner {
  return (areaFits(problem) ? newKernel(problem, plan) : undefined) ?? new GeneralRunner(problem, plan);
}
