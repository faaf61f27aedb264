/** From a puzzle and a goal to what its maker could change: a piece, a label, all pieces, or all labels. */

import { fillBoard } from "../core/design/fill-board.js";
import type { DesignFigures } from "../core/design/goals.js";
import { type DesignIdea, figuresOfPuzzle, type RankedIdea, rankIdeas } from "../core/design/ideas.js";
import { canCountLabels } from "../core/design/label-counts.js";
import { layLabels } from "../core/design/lay-labels.js";
import { latticeNamed } from "../core/lattice/lattice.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import type { DesignGoal, DesignTask } from "../core/names.js";
import { cellName } from "../core/puzzle/cell-names.js";
import { shapeRows } from "../core/puzzle/draft-of.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import type { WorkOptions } from "../core/solver/job.js";
import { expectObjects } from "../core/text/arguments.js";
import { itemAt } from "../core/text/list.js";
import { writePuzzleYaml } from "../formats/yaml-write.js";
import { type Caller, doWork } from "./caller.js";
import { jsonHead } from "./json.js";
import { found, type Outcome, type Refusal, refused } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { loadPuzzle } from "./puzzle.js";
import { designParts } from "./schema.js";
import { seedOf } from "./seed.js";
import { tooManyTargets } from "./year.js";

/** A puzzle, and what to find for it. */
export interface DesignAsked extends AskedOf<typeof designParts> {}

/** A request for changes of a puzzle. */
export interface DesignRequest extends DesignAsked {
  readonly want: "design";
}

/** A puzzle that was found. */
export interface FoundDesign {
  readonly puzzle: Puzzle;
  readonly figures: DesignFigures;
  /** Of a set: how many were looked at. */
  readonly tried?: number;
  /** Of labels: how many have moved. */
  readonly moved?: number;
}

/** What a maker could change. */
export interface DesignAnswer {
  readonly puzzle: Puzzle;
  readonly task: DesignTask;
  readonly goal: DesignGoal;
  /** The puzzle as it is. */
  readonly now: DesignFigures;
  /** For the task "swap": the best first. */
  readonly ideas?: readonly RankedIdea[];
  /** For the others. */
  readonly found?: FoundDesign;
}

const defaultLimit = 10;

type Found = Pick<DesignAnswer, "now" | "ideas" | "found">;
type Finder = (puzzle: Puzzle, goal: DesignGoal, asked: DesignAsked, options: WorkOptions) => Promise<Found>;

const seedAsked = ({ seed }: DesignAsked): number | undefined => (seed === undefined ? undefined : seedOf(seed));

const finders: Readonly<Record<DesignTask, Finder>> = {
  async swap(puzzle, goal, { limit = defaultLimit }, options) {
    const { now, ideas } = await rankIdeas(puzzle, goal, options);
    return { now, ideas: ideas.slice(0, limit) };
  },
  async fill(puzzle, goal, asked, options) {
    const now = await figuresOfPuzzle(puzzle, goal, options);
    const known = await (await import("../formats/known-sets.js")).loadKnownSets();
    const filled = await fillBoard(puzzle, goal, { ...options, seed: seedAsked(asked), known });
    return filled === undefined ? { now } : { now, found: filled };
  },
  async labels(puzzle, goal, asked, options) {
    const { before, ...laid } = await layLabels(puzzle, goal, { ...options, seed: seedAsked(asked) });
    return { now: before, found: laid };
  },
};

/** Whoever wants pieces need not have any: then the board alone has to be sound. */
async function loadBoard(source: DesignAsked["puzzle"]): Promise<Outcome<Puzzle>> {
  const loaded = await loadPuzzle(source);
  if (loaded.ok || typeof source !== "object" || !("yaml" in source)) return loaded;
  const { readBoardYaml } = await import("../formats/bare-board.js");
  const board = readBoardYaml(source.yaml);
  return board === undefined ? loaded : found(board);
}

function unfit(puzzle: Puzzle, task: DesignTask, caller: Caller): Refusal | undefined {
  if (task === "labels" && !canCountLabels(puzzle)) return refused(requestsMessages.labelsOfOneCell());
  return tooManyTargets(puzzle, caller);
}

/**
 * Finds what a maker could change: the best single changes of a puzzle, another set of pieces, or other places for its
 * labels, each with its exact counts.
 *
 * @example
 * ```ts
 * const board = { id: "small", title: "Small", board: ["a b c", "* * *"], fields: { letter: "a b c" }, pieces: { P5: ["###", "##."] } };
 * const { ideas = [] } = unwrap(await askDesign({ puzzle: board, task: "swap", goal: "harder", limit: 1 }));
 * ideas[0]?.figures.total; // → 3
 * ```
 */
export async function askDesign(asked: DesignAsked, caller: Caller = {}): Promise<Outcome<DesignAnswer>> {
  const wrong = wrongParts(asked, designParts);
  if (wrong !== undefined) return wrong;
  const { task, goal = "works" } = asked;
  const loaded = await (task === "fill" ? loadBoard : loadPuzzle)(asked.puzzle);
  if (!loaded.ok) return loaded;
  const refusal = unfit(loaded.value, task, caller);
  if (refusal !== undefined) return refusal;
  const answer = await doWork(caller, (options) => finders[task](loaded.value, goal, asked, options));
  return found({ puzzle: loaded.value, task, goal, ...answer });
}

function ideaJson(puzzle: Puzzle, { idea, figures }: RankedIdea): Record<string, unknown> {
  return { ...changeJson(puzzle, idea), ...figures };
}

function changeJson(puzzle: Puzzle, idea: DesignIdea): Record<string, unknown> {
  const { kind } = idea;
  if (kind === "exchange") return { kind, cells: idea.cells.map((cell) => cellName(puzzle, cell)) };
  const piece = itemAt(puzzle.pieces, idea.piece).id;
  if (kind === "flip") return { kind, piece, mayFlip: idea.mayFlip };
  return { kind, piece, with: idea.id, by: idea.id, shape: shapeRows(idea.shape, latticeNamed(puzzle.lattice)) };
}

function foundJson({ puzzle, figures, tried, moved }: FoundDesign): Record<string, unknown> {
  const pieces = puzzle.pieces.map(({ id, copies }) => ({ id, copies }));
  return {
    ...figures,
    ...(tried === undefined ? {} : { tried }),
    ...(moved === undefined ? {} : { moved }),
    pieces,
    yaml: writePuzzleYaml(puzzle),
  };
}

/**
 * Changes of a puzzle as the document that the command line prints.
 *
 * @example
 * ```ts
 * const board = { id: "small", title: "Small", board: ["a b c", "* * *"], fields: { letter: "a b c" }, pieces: { P5: ["###", "##."] } };
 * designJson(unwrap(await askDesign({ puzzle: board, task: "labels" }))).task; // → labels
 * ```
 */
export function designJson(answer: DesignAnswer): Record<string, unknown> {
  expectObjects(answer, "answer", "what askDesign answers", ["puzzle", "now"]);
  const { puzzle, task, goal, now, ideas, found: whole } = answer;
  return {
    ...jsonHead("design", puzzle),
    task,
    goal,
    now,
    ...(ideas === undefined ? {} : { ideas: ideas.map((idea) => ideaJson(puzzle, idea)) }),
    ...(whole === undefined ? {} : { found: foundJson(whole) }),
  };
}
