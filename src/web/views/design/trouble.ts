/** From a design to what is still wrong with it, in the order in which a maker would mend it, as data. */

import { type Design, missingLabels } from "../../../core/design/design.js";
import { type DesignFault, draftOfDesign, puzzleOfDesign } from "../../../core/design/design-puzzle.js";
import { choiceOf } from "../../../core/design/label-edits.js";
import { areaMeter } from "../../../core/design/meter.js";
import type { Point } from "../../../core/lattice/lattice.js";
import { latticeNamed } from "../../../core/lattice/lattice.js";
import { misfitFaults } from "../../../core/puzzle/check/pieces.js";
import { limitOf } from "../../../core/puzzle/limits.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";

export type Trouble =
  | { readonly kind: "no cells" | "no labels" | "no pieces" }
  /** Labels that are on no cell, and how many of them no blank cell is left for. */
  | { readonly kind: "missing"; readonly count: number; readonly lack: number }
  | { readonly kind: "unequal"; readonly field: string }
  | { readonly kind: "area"; readonly covered: number; readonly wanted: number }
  | { readonly kind: "apart" | "twice" | "name" | "misfit"; readonly piece: number }
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

function missingTrouble(design: Design): Trouble[] {
  const count = missingLabels(design).length;
  const blank = design.cells.filter(({ id }) => id === null).length;
  return count === 0 ? [] : [{ kind: "missing", count, lack: Math.max(0, count - blank) }];
}

const unequalTroubles = ({ fields }: Design): Trouble[] =>
  fields.flatMap(({ name, choices }): Trouble[] =>
    new Set(choices.map(({ cells }) => cells.length)).size > 1 ? [{ kind: "unequal", field: name }] : [],
  );

/** Names are one word. */
const isName = (id: string): boolean => /^\S+$/u.test(id) && id.length <= limitOf("word") && !/^[#.]+$/.test(id);

function pieceTroubles(design: Design): Trouble[] {
  return design.pieces.flatMap(({ id, shape }, piece): Trouble[] => {
    if (!isConnected(design, shape)) return [{ kind: "apart", piece }];
    if (!isName(id)) return [{ kind: "name", piece }];
    return design.pieces.findIndex((other) => other.id === id) < piece ? [{ kind: "twice", piece }] : [];
  });
}

function plainTroubles(design: Design): Trouble[] {
  const { covered, wanted } = areaMeter(design);
  if (design.cells.length === 0) return [{ kind: "no cells" }];
  return [
    ...(design.fields.length === 0 ? [{ kind: "no labels" } as const] : []),
    ...missingTrouble(design),
    ...unequalTroubles(design),
    ...(design.pieces.length === 0 ? [{ kind: "no pieces" } as const] : []),
    ...(design.pieces.length > 0 && covered !== wanted ? [{ kind: "area", covered, wanted } as const] : []),
    ...pieceTroubles(design),
  ];
}

/** What only the checks of puzzle files know: pieces that fit nowhere, and all that is rare. */
function otherTroubles(design: Design, faults: readonly DesignFault[]): Trouble[] {
  const misfits = misfitFaults(draftOfDesign(design), latticeNamed(design.lattice)).map(({ path }) => path[1]);
  return faults.map((fault) => {
    const { place } = fault;
    const isMisfit = place.kind === "piece" && misfits.includes(place.piece);
    return isMisfit ? { kind: "misfit", piece: place.piece } : { kind: "other", fault };
  });
}

/** What a design is: a puzzle, or the troubles that it still has, and where. */
export interface Judged {
  readonly puzzle: Puzzle | undefined;
  readonly troubles: readonly Trouble[];
  readonly cells: readonly Point[];
  readonly pieces: ReadonlySet<number>;
  readonly fields: ReadonlySet<string>;
}

export const nothingJudged: Judged = {
  puzzle: undefined,
  troubles: [],
  cells: [],
  pieces: new Set(),
  fields: new Set(),
};

function piecesIn({ pieces }: Design, troubles: readonly Trouble[]): number[] {
  const named = (id: string | undefined): number[] => pieces.flatMap((piece, i) => (piece.id === id ? [i] : []));
  return troubles.flatMap((trouble) => {
    if (trouble.kind === "other") return trouble.fault.place.kind === "piece" ? [trouble.fault.place.piece] : [];
    if (trouble.kind === "twice") return named(pieces[trouble.piece]?.id);
    return "piece" in trouble ? [trouble.piece] : [];
  });
}

function fieldsIn(design: Design, troubles: readonly Trouble[]): string[] {
  const lost = missingLabels(design).flatMap((id) => choiceOf(design, id)?.field ?? []);
  const told = troubles.flatMap((trouble) => {
    if (trouble.kind === "unequal") return [trouble.field];
    return trouble.kind === "other" && trouble.fault.place.kind === "field" ? [trouble.fault.place.field] : [];
  });
  return [...lost, ...told];
}

export function judgedDesign(design: Design): Judged {
  const result = puzzleOfDesign(design);
  const plain = plainTroubles(design);
  if (result.ok && plain.length === 0) return { ...nothingJudged, puzzle: result.value };
  const faults = result.ok ? [] : result.faults;
  const troubles = plain.length > 0 ? plain : otherTroubles(design, faults);
  return {
    puzzle: undefined,
    troubles,
    cells: faults.flatMap(({ place }) => (place.kind === "cell" ? [place.point] : [])),
    pieces: new Set(piecesIn(design, troubles)),
    fields: new Set(fieldsIn(design, troubles)),
  };
}
