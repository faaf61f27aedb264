/** The steps that every algorithm tells of itself, and each of them in a line of words. */

import type { Language } from "../calendar/languages.js";
import { cellLabels } from "../puzzle/labels.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import type { Placement } from "../tiling/placement.js";

/** Why an arrangement can come to nothing. */
export type DeadEnd =
  | { readonly kind: "cell"; readonly cell: number }
  | { readonly kind: "piece"; readonly piece: number }
  | { readonly kind: "region"; readonly cell: number; readonly size: number }
  | { readonly kind: "left over" };

export const stepKinds = ["place", "remove", "dead end", "solution"] as const;

/**
 * What happens next. To go back a step, undo it: take away what was placed, put back what was removed. The same step
 * may be the same object each time it comes.
 */
export type Step =
  | { readonly kind: "place" | "remove"; readonly placement: Placement }
  | { readonly kind: "dead end"; readonly reason: DeadEnd }
  | { readonly kind: "solution" };

export const nothingFits = (cell: number): Step => ({ kind: "dead end", reason: { kind: "cell", cell } });
export const noRoomFor = (piece: number): Step => ({ kind: "dead end", reason: { kind: "piece", piece } });
export const piecesLeftOver: Step = { kind: "dead end", reason: { kind: "left over" } };

/** What lies on the board after one more step. */
export function follow(placed: Placement[], step: Step): void {
  if (step.kind === "place") placed.push(step.placement);
  else if (step.kind === "remove") placed.pop();
}

/** What lay on the board before it. */
export function goBack(placed: Placement[], step: Step): void {
  if (step.kind === "remove") placed.push(step.placement);
  else if (step.kind === "place") placed.pop();
}

/** Steps in the words of one puzzle and language. */
export function stepTeller(puzzle: Puzzle, language: Language = "en"): (step: Step) => string {
  const labels = cellLabels(puzzle, language);
  const cellWord = (cell: number): string => labels[cell] || `cell ${cell + 1}`;
  const pieceWord = (piece: number): string => puzzle.pieces[piece]?.id ?? "";
  const deadEnd = (reason: DeadEnd): string => {
    if (reason.kind === "cell") return `${cellWord(reason.cell)}: nothing fits, go back`;
    if (reason.kind === "piece") return `piece ${pieceWord(reason.piece)}: no room left, go back`;
    if (reason.kind === "left over") return "all is covered, but pieces are left: go back";
    return `${cellWord(reason.cell)}: a region of ${reason.size} is too small for any piece, go back`;
  };
  return (step) => {
    if (step.kind === "dead end") return deadEnd(step.reason);
    if (step.kind === "solution") return "a solution";
    const { piece, cells } = step.placement;
    return `${step.kind} ${pieceWord(piece)} on ${cells.map(cellWord).join(" ")}`;
  };
}
