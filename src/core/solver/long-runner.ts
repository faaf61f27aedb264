/** From a cover problem to the runner for long work: the kernel, and what takes its place where that is quicker. */

import { ChoosingRunner, longSearch, type TrialPatience } from "./choosing-runner.js";
import { areaFits, type CoverProblem, copyCount } from "./cover.js";
import { plainPaths } from "./graph/field-groups.js";
import { type Kernel, newKernel } from "./kernel/kernel.js";
import { fitsKernel } from "./kernel/memory.js";
import { loadRareRunners, rareRunners } from "./rare-runners.js";
import type { Runner, RunnerPlan } from "./runner.js";

/** The kernel, where it applies. */
export function kernelFor(problem: CoverProblem, plan: RunnerPlan): Kernel | undefined {
  return areaFits(problem) ? newKernel(problem, plan) : undefined;
}

/** So many nodes are worth waiting for before the frontier graph is built. */
const patience = {
  kernel: { first: 1 << 16, most: 1 << 20, doubt: 1 },
  // Where solutions are wanted, the graph gains less. On the lake of hexagons the search seems to take seven times as
  // long as it does.
  listing: { first: 1 << 16, most: 1 << 20, doubt: 16 },
  general: { first: 1 << 10, most: 1 << 14, doubt: 1 },
} as const;

function patienceFor(problem: CoverProblem, { yields }: RunnerPlan): TrialPatience {
  if (!fitsKernel(problem)) return patience.general;
  return yields.kind === "rows" ? patience.listing : patience.kernel;
}

/** Where there's no kernel, the rare runners must be loaded. */
function searchBy(problem: CoverProblem, plan: RunnerPlan, kernel = kernelFor(problem, plan)): Runner {
  const general = rareRunners()?.general;
  if (kernel !== undefined || general === undefined) return kernel ?? noSearch();
  return new general(problem, plan);
}

function noSearch(): never {
  throw new Error("The general search has not been loaded.");
}

/**
 * At once, for those who have the rare runners: by the frontier graph where that is quicker. Without a trial, what is
 * counted goes to the graph at once.
 */
export function newLongRunner(problem: CoverProblem, plan: RunnerPlan, kernel?: Kernel, tries = true): Runner {
  if (!areaFits(problem) || copyCount(problem) < 2) return searchBy(problem, plan, kernel);
  let first = kernel;
  const search = (): Runner => {
    const given = first;
    first = undefined;
    return searchBy(problem, plan, given);
  };
  return new ChoosingRunner({
    kind: plan.yields.kind,
    tries: tries || plan.yields.kind === "rows",
    patience: patienceFor(problem, plan),
    search,
    load: () => (rareRunners() === undefined ? loadRareRunners() : undefined),
    graph: (nodes) => rareRunners()?.graph.of(problem, plan, undefined, nodes > longSearch),
    plainPaths: (path) => plainPaths(problem, path),
  });
}

/** With the rare runners, if the kernel is not enough or the work is to be shared out: then the graph comes first. */
export async function loadLongRunner(problem: CoverProblem, plan: RunnerPlan, isShared: boolean): Promise<Runner> {
  // To make a kernel takes a thread ten milliseconds.
  const kernel = isShared ? undefined : kernelFor(problem, plan);
  if (kernel === undefined) await loadRareRunners();
  return newLongRunner(problem, plan, kernel, !isShared);
}
