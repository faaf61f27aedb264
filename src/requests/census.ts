/** From a board and a kind of sets to how many solutions each set of pieces has, or which of them work. */

import { newCensusHost } from "../core/census/census-host.js";
import { type Family, familyOf, type Quota } from "../core/census/family.js";
import { freePieces, freeShapeKey } from "../core/census/free-pieces.js";
import { type PlannedCensus, planCensus } from "../core/census/plan.js";
import { planFrom } from "../core/census/plan-notes.js";
import { quotasText, readQuotas } from "../core/census/quotas.js";
import type { CensusWish } from "../core/census/survey.js";
import { doUnit, type FoundSet } from "../core/census/unit.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import { type CensusGoal, censusMemory } from "../core/names.js";
import { isDateField } from "../core/puzzle/date-fields.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { realDates } from "../core/puzzle/real-dates.js";
import { targetCount } from "../core/puzzle/target.js";
import { expectObjects } from "../core/text/arguments.js";
import { quoted } from "../core/text/sentences.js";
import type { Caller } from "./caller.js";
import { jsonHead } from "./json.js";
import { found, type Outcome, type Refusal, refused } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { loadPuzzle } from "./puzzle.js";
import { flipsAsked } from "./question.js";
import { censusParts } from "./schema.js";

/** A kind of sets, and what to find out about them. */
export interface CensusAsked extends AskedOf<typeof censusParts> {}

/** A request for a census. */
export interface CensusRequest extends CensusAsked {
  readonly want: "census";
}

/** A census that can begin: what it is about, how it will be done, and what it will take. */
export interface CensusAnswer {
  readonly puzzle: Puzzle;
  /** As people write it. */
  readonly pieces: string;
  readonly goal: CensusGoal;
  readonly planned: PlannedCensus;
}

/** Numbers of sets are 32 bits, and nobody would wait for more. */
const maxSets = 2 ** 31;

/** How many cells are to be covered. */
const areaOf = ({ board, fields }: Puzzle): number =>
  board.cells.length - fields.reduce((sum, { choices }) => sum + (choices[0]?.cells.length ?? 0), 0);

/** Free pieces as the puzzle draws them, where it has them: without flips, that makes a difference. */
function drawingsOf(puzzle: Puzzle): typeof freePieces {
  const own = new Map(puzzle.pieces.map(({ shape }) => [freeShapeKey(puzzle.lattice, shape), shape]));
  return (lattice, size) =>
    freePieces(lattice, size).map((piece) => ({
      ...piece,
      shape: own.get(freeShapeKey(lattice, piece.shape)) ?? piece.shape,
    }));
}

function familyAsked(puzzle: Puzzle, asked: string): Outcome<Family> {
  const quotas = readQuotas(puzzle.lattice, asked);
  const example = puzzle.lattice === "square" ? "7 pentominoes + 1 hexomino" : "2 tetrahexes + 3 pentahexes";
  if (quotas === undefined || quotas.length === 0)
    return refused(requestsMessages.unknownPieces({ pieces: quoted(asked), example: quoted(example) }));
  const family = familyOf(puzzle.lattice, quotas, drawingsOf(puzzle));
  return (
    tooFew(family) ??
    wrongArea(puzzle, family) ??
    (family.sets > maxSets ? refused(requestsMessages.tooManyPieceSets({ sets: family.sets })) : found(family))
  );
}

/** How many different pieces of a size there are. */
function tooFew({ lattice, sizes }: Family): Refusal | undefined {
  const short = sizes.find(({ count, pieces }) => count > pieces.length);
  if (short === undefined) return undefined;
  return refused(
    requestsMessages.onlySoMany({ pieces: quotasText(lattice, [{ size: short.size, count: short.pieces.length }]) }),
  );
}

function wrongArea(puzzle: Puzzle, { area }: Family): Refusal | undefined {
  return area === areaOf(puzzle) ? undefined : refused(requestsMessages.wrongSetArea({ area, cells: areaOf(puzzle) }));
}

function wantedTargets(puzzle: Puzzle, goal: CensusGoal): boolean[] {
  if (goal === "all" || !puzzle.fields.some(({ name }) => isDateField(name)))
    return Array.from({ length: targetCount(puzzle) }, () => true);
  const dates = new Set(realDates(puzzle));
  return Array.from({ length: targetCount(puzzle) }, (_, target) => dates.has(target));
}

const wishOf = ({ works, totals }: CensusAsked): CensusWish => (works ? (totals ? "working" : "works") : "counts");

/**
 * Plans a census of all sets of different pieces of a kind, and estimates what it will take. `censusSets` does it.
 *
 * @example
 * ```ts
 * const board = { id: "small", title: "Small", board: ["a b c", "* * *"], fields: { letter: "a b c" }, pieces: { P5: ["###", "##."] } };
 * const census = unwrap(await askCensus({ puzzle: board, pieces: "1 pentomino" }));
 * census.planned.plan.survey.family.sets; // → 12
 * ```
 */
export async function askCensus(asked: CensusAsked, _caller: Caller = {}): Promise<Outcome<CensusAnswer>> {
  return askCensusAgain(asked, undefined);
}

/** The same census as somebody else has planned it, if their notes are any use. */
export async function askCensusAgain(asked: CensusAsked, notes: unknown): Promise<Outcome<CensusAnswer>> {
  const wrong = wrongParts(asked, censusParts);
  if (wrong !== undefined) return wrong;
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const family = familyAsked(puzzle, asked.pieces);
  if (!family.ok) return family;
  const { goal = "all", memory = censusMemory.max } = asked;
  const wanted = wantedTargets(puzzle, goal);
  const survey = { puzzle, family: family.value, flips: flipsAsked(asked), wish: wishOf(asked), wanted };
  const host = newCensusHost();
  const limit = memory * 2 ** 20;
  const planned = planFrom(survey, notes, limit) ?? (host && planCensus(survey, host, limit));
  if (planned === undefined) return refused(host ? requestsMessages.tooWide() : requestsMessages.needsWebAssembly());
  return found({ puzzle, pieces: quotasText(puzzle.lattice, quotasOf(family.value)), goal, planned });
}

const quotasOf = ({ sizes }: Family): Quota[] => [...sizes].sort((a, b) => a.size - b.size);

/**
 * Does a census, unit by unit: every set of pieces with its figures, or only those that work.
 *
 * @example
 * ```ts
 * const board = { id: "small", title: "Small", board: ["a b c", "* * *"], fields: { letter: "a b c" }, pieces: { P5: ["###", "##."] } };
 * const census = unwrap(await askCensus({ puzzle: board, pieces: "1 pentomino" }));
 * [...censusSets(census)].filter(({ figures }) => figures?.total).map(({ pieces }) => pieces[0]); // → [ 'P5', 'U5' ]
 * ```
 */
export function censusSets(answer: CensusAnswer): Generator<FoundSet> {
  expectObjects(answer, "answer", "what askCensus answers", ["puzzle", "planned"]);
  return setsOf(answer);
}

function* setsOf({ planned }: CensusAnswer): Generator<FoundSet> {
  const host = newCensusHost();
  if (host === undefined) return;
  for (const part of planned.parts) yield* doUnit(planned.plan, host, part);
}

/**
 * A census as a document, with all its sets.
 *
 * @example
 * ```ts
 * const board = { id: "small", title: "Small", board: ["a b c", "* * *"], fields: { letter: "a b c" }, pieces: { P5: ["###", "##."] } };
 * censusJson(unwrap(await askCensus({ puzzle: board, pieces: "1 pentomino" }))).sets; // → 12
 * ```
 */
export function censusJson(answer: CensusAnswer): Record<string, unknown> {
  const sets = [...censusSets(answer)].map((set) => ({ pieces: set.pieces, ...set.figures }));
  const { puzzle, pieces, goal, planned } = answer;
  return { ...jsonHead("census", puzzle), pieces, goal, sets: planned.plan.survey.family.sets, found: sets };
}
