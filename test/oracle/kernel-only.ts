/** From a problem to the kernel's search, where the kernel takes it on: nobody else must step in for it unnoticed. */

import type { CoverProblem, Search } from "../../src/core/solver/cover.js";
import { kernelFor } from "../../src/core/solver/long-runner.js";
import { kernelSearch, type Order, shortPlan } from "../../src/core/solver/search.js";

export function kernelOnly(problem: CoverProblem, order: Order = "any"): Search | undefined {
  const kernel = kernelFor(problem, shortPlan);
  return kernel && kernelSearch(kernel, problem, order);
}
