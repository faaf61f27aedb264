/** The steps that every algorithm tells of itself, and each of them in a line of words. */

import type { Language } from "../calendar/languages.js";
import type { Message } from "../i18n/message.js";
import { stepsMessages } from "../locales/en/steps.generated.js";
import { expectPuzzle } from "../puzzle/expect.js";
import { nameCells } from "../puzzle/name-cells.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { expectList, expectObject } from "../text/arguments.js";
import { frozen } from "../text/frozen.js";
import type { Placement } from "../tiling/placement.js";

/** Why a search has to go back from here. */
export type DeadEndReason =
  | { readonly kind: "cell"; readonly cell: number }
  | { readonly kind: "piece"; readonly piece: number }
  | { readonly kind: "region"; readonly cell: number; readonly size: number }
  | { readonly kind: "left over" };

/**
 * The kinds of steps that every algorithm takes.
 *
 * @example
 * ```ts
 * stepKinds.join(", "); // → place, remove, dead end, solution
 * ```
 */
export const stepKinds = frozen(["place", "remove", "dead end", "solution"]);

/** What happens next. The same step may be the same object each time it comes. */
export type Step =
  | { readonly kind: "place" | "remove"; readonly placement: Placement }
  | { readonly kind: "dead end"; readonly reason: DeadEndReason }
  | { readonly kind: "solution" };

export const nothingFits = (cell: number): Step => ({ kind: "dead end", reason: { kind: "cell", cell } });
export const noRoomFor = (piece: number): Step => ({ kind: "dead end", reason: { kind: "piece", piece } });
export const piecesLeftOver: Step = { kind: "dead end", reason: { kind: "left over" } };

/**
 * Takes a step: changes the list of pieces on the board.
 *
 * @example
 * ```ts
 * const placed: Placement[] = [];
 * follow(placed, { kind: "place", placement: { piece: 7, orientation: 0, cells: [0, 1, 2, 6, 7, 8] } });
 * placed.length; // → 1
 * ```
 */
export function follow(placed: Placement[], step: Step): void {
  expectList(placed, "placed");
  expectObject(step, "step");
  if (step.kind === "place") placed.push(step.placement);
  else if (step.kind === "remove") placed.pop();
}

/**
 * Takes a step back: changes the list of pieces to what it was before.
 *
 * @example
 * ```ts
 * const placement = { piece: 7, orientation: 0, cells: [0, 1, 2, 6, 7, 8] };
 * const placed: Placement[] = [placement];
 * goBack(placed, { kind: "place", placement });
 * placed.length; // → 0
 * ```
 */
export function goBack(placed: Placement[], step: Step): void {
  expectList(placed, "placed");
  expectObject(step, "step");
  if (step.kind === "remove") placed.push(step.placement);
  else if (step.kind === "place") placed.pop();
}

/**
 * Makes a function that turns a step into a message. Cells are named by their labels in the language. A solution has its
 * number if it's given.
 */
export function stepMessenger(puzzle: Puzzle, language: Language = "en"): (step: Step, number?: number) => Message {
  expectPuzzle(puzzle);
  const names = nameCells(puzzle, language);
  const nameCell = (cell: number): string | Message => names[cell] ?? "";
  const namePiece = (piece: number): string => puzzle.pieces[piece]?.id ?? "";
  const deadEnd = (reason: DeadEndReason): Message => {
    if (reason.kind === "cell") return stepsMessages.nothingFits({ cell: nameCell(reason.cell) });
    if (reason.kind === "piece") return stepsMessages.noRoom({ piece: namePiece(reason.piece) });
    return reason.kind === "left over"
      ? stepsMessages.piecesLeft()
      : stepsMessages.tooSmall({ cell: nameCell(reason.cell), size: reason.size });
  };
  return (step, number) => {
    if (step.kind === "dead end") return deadEnd(step.reason);
    if (step.kind === "solution") return stepsMessages.solution({ number });
    const { piece, cells } = step.placement;
    return stepsMessages[step.kind]({ piece: namePiece(piece), cells: cells.map(nameCell) });
  };
}

/**
 * Makes a function that says a step in words.
 *
 * @example
 * ```ts
 * const tell = stepTeller(cataloguePuzzle("classic"));
 * tell({ kind: "dead end", reason: { kind: "cell", cell: 3 } }); // → Nothing fits on Apr. Going back.
 * ```
 */
export function stepTeller(puzzle: Puzzle, language: Language = "en"): (step: Step) => string {
  const tell = stepMessenger(puzzle, language);
  return (step) => tell(step).message;
}
