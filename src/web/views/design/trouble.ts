/** From a design to what is still wrong with it, in the order in which a maker would mend it, as data. */

import { type Design, missingLabels } from "../../../core/design/design.js";
import { type DesignFault, puzzleOfDesign } from "../../../core/design/design-puzzle.js";
import { areaMeter } from "../../../core/design/meter.js";
import type { Point } from "../../../core/lattice/lattice.js";
import { latticeNamed } from "../../../core/lattice/lattice.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";

export type Trouble =
  | { readonly kind: "no cells" | "no labels" | "no pieces" }
  | { readonly kind: "missing"; readonly count: number }
  | { readonly kind: "area"; readonly covered: number; readonly wanted: number }
  | { readonly kind: "apart"; readonly piece: number }
  | { readonly kind: "other"; readonly fault: DesignFault };

/** Whether every cell of a shape can be reached from its first. */
function isConnected({ lattice }: Design, shape: readonly Point[]): boolean {
  const { neighbours } = latticeNamed(lattice);
  const reached = new Set(shape.slice(0, 1));
  for (const { x, y } of reached)
    for (const next of shape)
      if (neighbours.some((step) => next.x === x + step.x && next.y === y + step.y)) reached.add(next);
  return reached.size === shape.length;
}

function plainTroubles(design: Design): Trouble[] {
  const { covered, wanted } = areaMeter(design);
  if (design.cells.length === 0) return [{ kind: "no cells" }];
  const missing = missingLabels(design).length;
  const apart = design.pieces.flatMap(({ shape }, piece): Trouble[] =>
    isConnected(design, shape) ? [] : [{ kind: "apart", piece }],
  );
  return [
    ...(design.fields.length === 0 ? [{ kind: "no labels" } as const] : []),
    ...(missing > 0 ? [{ kind: "missing", count: missing } as const] : []),
    ...(design.pieces.length === 0 ? [{ kind: "no pieces" } as const] : []),
    ...(design.pieces.length > 0 && covered !== wanted ? [{ kind: "area", covered, wanted } as const] : []),
    ...apart,
  ];
}

/** What a design is: a puzzle, or the troubles that it still has. */
export interface Judged {
  readonly puzzle: Puzzle | undefined;
  readonly troubles: readonly Trouble[];
  /** Cells that something is wrong with. */
  readonly cells: readonly Point[];
}

export function judgedDesign(design: Design): Judged {
  const result = puzzleOfDesign(design);
  const plain = plainTroubles(design);
  if (result.ok && plain.length === 0) return { puzzle: result.value, troubles: [], cells: [] };
  const faults = result.ok ? [] : result.faults;
  const cells = faults.flatMap(({ place }) => (place.kind === "cell" ? [place.point] : []));
  const others = faults.map((fault) => ({ kind: "other", fault }) as const);
  return { puzzle: undefined, troubles: plain.length > 0 ? plain : others, cells };
}
