/**
 * From an arrangement that can be solved to the next piece to place, the plainest to see, and the reason for it.
 *
 * A cell or a piece that leaves no choice comes first; then one whose other choices visibly lead nowhere; then what all
 * solutions have in common; at last a piece of one solution, where the board leaves least choice.
 */

import type { WorkOptions } from "../solver/job.js";
import type { Question } from "../solver/question.js";
import type { Slices } from "../solver/slices.js";
import { frozen } from "../text/frozen.js";
import { itemAt } from "../text/list.js";
import type { Placement, Tiling } from "../tiling/placement.js";
import { deadEndFinder } from "./dead-end.js";
import { type OpenBoard, openAfter, openBoard } from "./open-board.js";
import { coachSlices, solutionsOf } from "./solutions.js";

/**
 * The reasons for a hint, from what anybody can see to what only a search shows.
 *
 * @example
 * ```ts
 * reasonKinds.join(", "); // → only-way, only-piece, only-place, others-fail, every-solution, one-solution
 * ```
 */
export const reasonKinds = frozen([
  /** Only one piece can cover this cell, and in one way only. */
  "only-way",
  /** Only one piece can cover this cell, though in several ways. */
  "only-piece",
  /** This piece fits in one place only. */
  "only-place",
  /** Whatever else covers this cell makes a hole that nothing fills, or leaves some piece no room. */
  "others-fail",
  /** In every solution that is left, this piece lies just here. */
  "every-solution",
  /** It is so in one of the solutions that are left; there are others. */
  "one-solution",
]);
/** The kind of reason that a hint gives. */
export type ReasonKind = (typeof reasonKinds)[number];

/** Why a piece goes where a hint says, and where to look. */
export interface Reason {
  readonly kind: ReasonKind;
  /** Where to look: a cell that the piece will cover. */
  readonly cell: number;
}

export interface NextStep {
  readonly placement: Placement;
  readonly reason: Reason;
  /** The solution that the step leads to. */
  readonly tiling: Tiling;
}

type Choices = ReadonlyMap<number, readonly Placement[]>;

/** By open cell: the placements that would cover it. */
function choicesByCell({ cells }: OpenBoard, placements: readonly Placement[]): Choices {
  const choices = new Map(cells.map((cell): [number, Placement[]] => [cell, []]));
  for (const placement of placements) for (const cell of placement.cells) choices.get(cell)?.push(placement);
  return choices;
}

const piecesAmong = (placements: readonly Placement[]): number => new Set(placements.map(({ piece }) => piece)).size;

function onlyWay(choices: Choices): Reason | undefined {
  for (const [cell, ways] of choices) if (ways.length === 1) return { kind: "only-way", cell };
  return undefined;
}

function onlyPiece(choices: Choices): Reason | undefined {
  for (const [cell, ways] of choices) if (piecesAmong(ways) === 1) return { kind: "only-piece", cell };
  return undefined;
}

/** As many places as copies: so all of them are taken. */
function onlyPlace({ left, placements }: OpenBoard): Reason | undefined {
  for (const [piece, copies] of left.entries()) {
    const places = placements.filter((placement) => placement.piece === piece);
    const [place] = places;
    if (place !== undefined && places.length === copies) return { kind: "only-place", cell: itemAt(place.cells, 0) };
  }
  return undefined;
}

/** With more choices than this nobody follows the argument that all but one of them fail. */
const maxTried = 12;

/** A cell where all choices but those of one piece make it plain at once that the rest cannot be filled. */
async function othersFail(open: OpenBoard, choices: Choices, slices: Slices): Promise<Reason | undefined> {
  const deadEnd = deadEndFinder(open);
  for (const [cell, ways] of choices) {
    if (ways.length > maxTried) continue;
    await slices.rest();
    const alive = ways.filter((placement) => deadEnd(openAfter(open, placement)) === undefined);
    if (piecesAmong(alive) === 1) return { kind: "others-fail", cell };
  }
  return undefined;
}

const keyOf = ({ piece, cells }: Placement): string => `${piece} ${cells.join(" ")}`;

/** So many solutions are compared before we give up to find something they have in common. */
const maxCompared = 2_000;

/** What all solutions have in common besides what lies already; nothing where there are too many to tell. */
async function inEverySolution(question: Question, slices: Slices): Promise<Placement | undefined> {
  let common: readonly Placement[] | undefined;
  let compared = 0;
  for await (const tiling of solutionsOf(question, slices)) {
    const keys = new Set(tiling.map(keyOf));
    common = common === undefined ? newIn(tiling, question) : common.filter((placement) => keys.has(keyOf(placement)));
    if (common.length === 0 || ++compared > maxCompared) return undefined;
  }
  return common?.[0];
}

/** The placements of a solution that are still to be made. */
function newIn(tiling: Tiling, { placed = [] }: Question): Placement[] {
  const known = new Set(placed.map(keyOf));
  return tiling.filter((placement) => !known.has(keyOf(placement)));
}

function fewestChoices(choices: Choices): number {
  return [...choices].reduce((best, next) => (next[1].length < best[1].length ? next : best))[0];
}

async function reasonFor(question: Question, open: OpenBoard, slices: Slices): Promise<Reason> {
  const choices = choicesByCell(open, open.placements);
  const plain = onlyWay(choices) ?? onlyPlace(open) ?? onlyPiece(choices) ?? (await othersFail(open, choices, slices));
  if (plain !== undefined) return plain;
  const common = await inEverySolution(question, slices);
  if (common !== undefined) return { kind: "every-solution", cell: itemAt(common.cells, 0) };
  return { kind: "one-solution", cell: fewestChoices(choices) };
}

/** The next step towards `tiling`, one of the solutions, of which something must be left to place. */
export async function nextStep(question: Question, tiling: Tiling, { signal }: WorkOptions): Promise<NextStep> {
  const reason = await reasonFor(question, openBoard(question), coachSlices(signal));
  const placement = newIn(tiling, question).find(({ cells }) => cells.includes(reason.cell));
  if (placement === undefined) throw new Error(`no piece of the solution covers cell ${reason.cell}`);
  return { placement, reason, tiling };
}
