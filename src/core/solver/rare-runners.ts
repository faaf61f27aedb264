/**
 * From a wish for the general search or the frontier graph to their code. Whoever only counts what is soon counted on a
 * board of the usual size, as most do, never loads it.
 */

import type { GeneralRunner } from "./general-runner.js";
import type { GraphRunner } from "./graph/graph-runner.js";

interface RareRunners {
  readonly general: typeof GeneralRunner;
  readonly graph: typeof GraphRunner;
}

let loaded: RareRunners | undefined;

export const rareRunners = (): RareRunners | undefined => loaded;

/** For those who cannot wait, and have them with them. */
export function handOverRunners(runners: RareRunners): void {
  loaded = runners;
}

export async function loadRareRunners(): Promise<void> {
  if (loaded !== undefined) return;
  const [{ GeneralRunner: general }, { GraphRunner: graph }] = await Promise.all([
    import("./general-runner.js"),
    import("./graph/graph-runner.js"),
  ]);
  loaded = { general, graph };
}
