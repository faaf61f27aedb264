/** From a cover problem to how many solutions begin with some options, asked again and again: by the frontier graph. */

import type { CoverProblem } from "../cover.js";
import { nodesAtAStretch, type Slices } from "../slices.js";
import { bestPlan } from "./best-scan.js";
import { FrontierGraph } from "./frontier-graph.js";

const maxBytes = 320 * 2 ** 20;

export class GraphShares {
  private path: readonly number[] | undefined;
  private shares: Float64Array = new Float64Array(0);

  private constructor(
    private readonly problem: CoverProblem,
    private readonly graph: FrontierGraph,
  ) {}

  /** Builds the graph, in slices. Undefined where it's beyond the graph, or there is not enough memory. */
  static async of(problem: CoverProblem, slices: Slices): Promise<GraphShares | undefined> {
    const plan = bestPlan(problem, { kind: "count" });
    const graph = plan && FrontierGraph.of(plan, maxBytes, "shares");
    if (graph === undefined) return undefined;
    for (graph.begin([]); graph.state === "building"; graph.run(nodesAtAStretch)) await slices.rest();
    if (graph.state === "done") return new GraphShares(problem, graph);
    graph.release();
    return undefined;
  }

  /** How many solutions have these options and one more. */
  count(path: readonly number[], option: number): number {
    if (this.path !== path) {
      this.path = path;
      this.shares = this.graph.shares(rivalsOf(this.problem, path));
    }
    return this.shares[option]!;
  }

  release(): void {
    this.graph.release();
  }
}

/** The options that can't be there besides these: all that want one of their cells. */
function rivalsOf({ options, cellCount }: CoverProblem, path: readonly number[]): (option: number) => boolean {
  const covered = new Uint8Array(cellCount);
  for (const option of path) for (const cell of options[option]!.cells) covered[cell] = 1;
  return (option) => !path.includes(option) && options[option]!.cells.some((cell) => covered[cell] === 1);
}
