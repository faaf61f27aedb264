/** Programs without types pass anything. Whatever they get wrong, the sentence names the argument and what it should be. */

import { expect, it } from "vitest";
import { algorithmNamed } from "../../src/core/algorithms/algorithms.js";
import { Run } from "../../src/core/algorithms/run.js";
import { follow, goBack, stepTeller } from "../../src/core/algorithms/step.js";
import { localDate, weekdayOf } from "../../src/core/calendar/calendar.js";
import { formatDate, formatIsoDate } from "../../src/core/calendar/date-text.js";
import { languageOf } from "../../src/core/calendar/languages.js";
import { parseDate } from "../../src/core/calendar/parse-date.js";
import { waysToCover } from "../../src/core/coach/covered-ways.js";
import { difficultyOf, difficultyOfTargets } from "../../src/core/coach/difficulty.js";
import { explain, proofSteps } from "../../src/core/coach/explain.js";
import { hint } from "../../src/core/coach/hint.js";
import { lazyYear } from "../../src/core/coach/lazy-year.js";
import { reachOf } from "../../src/core/coach/reach.js";
import { tilingsToTaste } from "../../src/core/coach/taste.js";
import { wrongPieces } from "../../src/core/coach/wrong-pieces.js";
import { boardPicture } from "../../src/core/drawing/board-picture.js";
import { heatPicture, histogramPicture, pairsPicture } from "../../src/core/drawing/chart-pictures.js";
import { binsOf } from "../../src/core/drawing/histogram.js";
import { orientationsPicture, piecesPicture } from "../../src/core/drawing/pieces-picture.js";
import { reachByCell, reachPicture } from "../../src/core/drawing/reach-picture.js";
import { sceneOf } from "../../src/core/drawing/scene.js";
import { solutionsPicture } from "../../src/core/drawing/solutions-picture.js";
import { stepsPicture } from "../../src/core/drawing/steps-picture.js";
import { themeNamed } from "../../src/core/drawing/themes.js";
import {
  applyMove,
  copiesLeft,
  fits,
  isSolved,
  liftMove,
  newGame,
  placeMove,
  placementAt,
} from "../../src/core/game/game.js";
import { newPlay, playAt, played } from "../../src/core/game/play.js";
import { formatPlay, parsePlay } from "../../src/core/game/save.js";
import { latticeNamed } from "../../src/core/lattice/lattice.js";
import { outlineOf } from "../../src/core/lattice/outline.js";
import { orientationsOf, shapeOf } from "../../src/core/lattice/shape.js";
import { svgOf } from "../../src/core/pens/svg.js";
import { drawText } from "../../src/core/pens/text.js";
import { checkPuzzle } from "../../src/core/puzzle/check/check.js";
import { targetFromDate } from "../../src/core/puzzle/dates.js";
import { draftOf } from "../../src/core/puzzle/draft-of.js";
import { cellLabel, cellLabels } from "../../src/core/puzzle/labels.js";
import { targetFromNames } from "../../src/core/puzzle/names.js";
import { isRealDate, realDates } from "../../src/core/puzzle/real-dates.js";
import { targetAt, targetCells, targetCount, targetIndex, targetNames } from "../../src/core/puzzle/target.js";
import { countSets, setsInReach } from "../../src/core/solver/counts.js";
import { doJob } from "../../src/core/solver/do-job.js";
import { rankOf, ranksOf, tilingAt } from "../../src/core/solver/numbers.js";
import { compareTilings } from "../../src/core/solver/solution-order.js";
import { summaryOf } from "../../src/core/solver/summary.js";
import { firstTilings, tilings, tilingsAsync } from "../../src/core/solver/tilings.js";
import { unwrap } from "../../src/core/text/fault.js";
import { formatGrid, parseGrid } from "../../src/core/tiling/grid.js";
import { pieceLetters } from "../../src/core/tiling/letters.js";
import { pieceOrientations, placementsOf } from "../../src/core/tiling/placement.js";
import { verifyTiling } from "../../src/core/tiling/verify.js";
import { classic } from "../support/puzzles.js";

// biome-ignore lint/suspicious/noExplicitAny: what a program without types can call, and how.
type Call = (...values: any[]) => unknown;

const game = newGame(classic, [11, 36]);
const question = { puzzle: classic, uncovered: [11, 36] };
const square = latticeNamed("square");
const heading = { title: "", note: "" };
const target = targetAt(classic, 0);
const first =
  (generator: Call): Call =>
  (...values) =>
    (generator(...values) as Iterator<unknown>).next();

const puzzleWanted = "puzzle: expected a puzzle, not 7";
const optionsWanted = "options: expected an object, not 7";
const cellsWanted = "uncovered: expected a list of cells, not 7";
const gameWanted = "game: expected a game, not 7";
const targetWanted = "target: expected a list of choices, not 7";

/** What is called, with what, and what it says. */
const complaints: readonly (readonly [Call, unknown[], string])[] = [
  [localDate, [7], "now: expected a Date, not 7"],
  [weekdayOf, [7], "date: expected an object, not 7"],
  [weekdayOf, [{ month: 1, day: 1 }], "date.year: expected a number, not undefined"],
  [weekdayOf, [{ year: 2000, day: 1 }], "date.month: expected a number, not undefined"],
  [weekdayOf, [{ year: 2000, month: 1 }], "date.day: expected a number, not undefined"],
  [parseDate, [7], "text: expected a string, not 7"],
  [parseDate, ["today", 7], "reading: expected an object, not 7"],
  [formatDate, [{ day: 1 }], "date.month: expected a number, not undefined"],
  [formatDate, [{ month: 1 }], "date.day: expected a number, not undefined"],
  [formatDate, [{ month: 1, day: 1 }, 7], "language: expected a string, not 7"],
  [formatIsoDate, [{ day: 1 }], "date.month: expected a number, not undefined"],
  [formatIsoDate, [{ month: 1 }], "date.day: expected a number, not undefined"],
  [languageOf, [7], "tag: expected a string, not 7"],
  [unwrap, [7], "result: expected a result, not 7"],
  [unwrap, [{ ok: false }], "result.faults: expected a list, not undefined"],
  [latticeNamed, ["round"], 'name: unknown "round"; choose from square, hex'],
  [outlineOf, [7, []], "lattice: expected a lattice, not 7"],
  [outlineOf, [{}, []], "lattice: expected a lattice, not an object"],
  [outlineOf, [square, 7], "cells: expected a list, not 7"],
  [shapeOf, [7], "cells: expected a list, not 7"],
  [orientationsOf, [{}, [], true], "lattice: expected a lattice, not an object"],
  [orientationsOf, [square, 7, true], "cells: expected a list, not 7"],
  [targetFromNames, [7, {}], puzzleWanted],
  [targetFromNames, [classic, 7], "names: expected an object, not 7"],
  [targetFromDate, [7, {}], puzzleWanted],
  [targetFromDate, [classic, 7], "date: expected an object, not 7"],
  [targetFromDate, [classic, {}, 7], "names: expected an object, not 7"],
  [draftOf, [7], puzzleWanted],
  [checkPuzzle, [7], "draft: expected a draft, not 7"],
  [targetCount, [7], puzzleWanted],
  [targetAt, [7, 0], puzzleWanted],
  [targetAt, [classic, "0"], 'index: expected a number, not "0"'],
  [targetIndex, [7, target], puzzleWanted],
  [targetIndex, [classic, 7], targetWanted],
  [targetIndex, [classic, [0]], "target: expected a choice for each of 2 fields, not 1"],
  [targetCells, [classic, 7], targetWanted],
  [targetNames, [classic, 7], targetWanted],
  [isRealDate, [classic, 7], targetWanted],
  [realDates, [7], puzzleWanted],
  [cellLabel, [7, classic.board.cells[0], "en"], puzzleWanted],
  [cellLabel, [classic, 7, "en"], "cell: expected a cell of the board, not 7"],
  [cellLabel, [classic, classic.board.cells[0], 7], "language: expected a string, not 7"],
  [cellLabels, [7, "en"], puzzleWanted],
  [cellLabels, [classic, 7], "language: expected a string, not 7"],
  [pieceLetters, [7], puzzleWanted],
  [pieceOrientations, [7, classic.pieces[0]], puzzleWanted],
  [pieceOrientations, [classic, {}], "piece: expected a piece of the puzzle, not an object"],
  [pieceOrientations, [classic, classic.pieces[0], 7], optionsWanted],
  [placementsOf, [7], puzzleWanted],
  [placementsOf, [classic, 7], optionsWanted],
  [verifyTiling, [7, [], []], puzzleWanted],
  [verifyTiling, [classic, 7, []], cellsWanted],
  [verifyTiling, [classic, target, []], "uncovered: expected a list of cells, not a target; targetCells has them"],
  [verifyTiling, [classic, [], 7], "tiling: expected a list, not 7"],
  [verifyTiling, [classic, [], [{}]], "tiling[0]: expected a placement, not an object"],
  [verifyTiling, [classic, [], [], 7], optionsWanted],
  [formatGrid, [7, []], puzzleWanted],
  [formatGrid, [classic, 7], "placements: expected a list of placements, not 7"],
  [formatGrid, [classic, [{}]], "placements[0]: expected a placement, not an object"],
  [parseGrid, [7, ""], puzzleWanted],
  [parseGrid, [classic, 7], "grid: expected rows of letters, not 7"],
  [parseGrid, [classic, [7]], "grid: expected rows of letters, not a list"],
  [newGame, [7, []], puzzleWanted],
  [newGame, [{ board: 7, fields: [], pieces: [] }, []], "puzzle: expected a puzzle, not an object"],
  [newGame, [{ ...classic, board: { cells: 7 } }, []], "puzzle: expected a puzzle, not an object"],
  [newGame, [{ ...classic, fields: 7 }, []], "puzzle: expected a puzzle, not an object"],
  [newGame, [{ ...classic, pieces: 7 }, []], "puzzle: expected a puzzle, not an object"],
  [newGame, [classic, 7], cellsWanted],
  [placementAt, [7, 0, 0, 0], puzzleWanted],
  [copiesLeft, [7], gameWanted],
  [copiesLeft, [{ uncovered: [] }], "game: expected a game, not an object"],
  [copiesLeft, [{ placed: [] }], "game: expected a game, not an object"],
  [copiesLeft, [{ uncovered: [], placed: [] }], "game.puzzle: expected a puzzle, not undefined"],
  [fits, [game, {}], "placement: expected a placement, not an object"],
  [isSolved, [7], gameWanted],
  [placeMove, [7, { cells: [] }], gameWanted],
  [placeMove, [game, {}], "placement: expected a placement, not an object"],
  [liftMove, ["17"], 'cell: expected a number, not "17"'],
  [applyMove, [7, "-17"], gameWanted],
  [applyMove, [game, 7], "move: expected a string, not 7"],
  [newPlay, [7], "start: expected a game, not 7"],
  [played, [{ moves: [] }, "-17"], "play: expected a play, not an object"],
  [played, [{ games: [] }, "-17"], "play: expected a play, not an object"],
  [playAt, [7, 0], "play: expected a play, not 7"],
  [formatPlay, [7], "play: expected a play, not 7"],
  [parsePlay, [7, () => classic], "text: expected a string, not 7"],
  [parsePlay, ["", 7], "puzzleNamed: expected a function, not 7"],
  [algorithmNamed, ["x"], 'id: unknown "x"; choose from '],
  [(...values) => new Run(values[0], values[1]), [7, question], "newLesson: expected a function, not 7"],
  [follow, [7, {}], "placed: expected a list, not 7"],
  [follow, [[], 7], "step: expected an object, not 7"],
  [goBack, [7, {}], "placed: expected a list, not 7"],
  [goBack, [[], 7], "step: expected an object, not 7"],
  [stepTeller, [7], puzzleWanted],
  [first(tilings), [question, 7], optionsWanted],
  [first(tilings), [7], "question: expected an object, not 7"],
  [first(tilings), [{}], "question.puzzle: expected a puzzle, not undefined"],
  [first(tilings), [{ puzzle: classic }], "question.uncovered: expected a list of cells, not undefined"],
  [first(tilings), [{ ...question, placed: 7 }], "question.placed: expected a list of placements, not 7"],
  [first(tilingsAsync), [question, 7], optionsWanted],
  [firstTilings, [question, "1"], 'limit: expected a number, not "1"'],
  [doJob, [{}, 7], optionsWanted],
  [tilingAt, [question, 0, 7], optionsWanted],
  [tilingAt, [question, "0"], 'index: expected a number, not "0"'],
  [rankOf, [question, [], 7], optionsWanted],
  [rankOf, [7, []], "question: expected an object, not 7"],
  [rankOf, [question, 7], "tiling: expected a list of placements, not 7"],
  [ranksOf, [question, 7], optionsWanted],
  [setsInReach, [7, 2], puzzleWanted],
  [countSets, [7, 2], "setup: expected an object, not 7"],
  [countSets, [{ puzzle: classic }, "2"], 'k: expected a number, not "2"'],
  [compareTilings, [7, []], "a: expected a list of placements, not 7"],
  [compareTilings, [[], 7], "b: expected a list of placements, not 7"],
  [summaryOf, [undefined], "counts: expected a list of numbers, not undefined"],
  [summaryOf, [{}], "counts: expected a list of numbers, not an object"],
  [hint, [question, "left", 7], optionsWanted],
  [hint, [7, "left"], "question: expected an object, not 7"],
  [hint, [question, "x"], 'level: unknown "x"; choose from left, wrong, nudge, next, everything'],
  [wrongPieces, [question, 7], optionsWanted],
  [wrongPieces, [7], "question: expected an object, not 7"],
  [explain, [question, 7], optionsWanted],
  [explain, [7], "question: expected an object, not 7"],
  [proofSteps, [undefined], "proof.kind: expected one of contradiction, cell, piece, not undefined"],
  [proofSteps, [{ kind: "x" }], 'proof.kind: unknown "x"; choose from contradiction, cell, piece'],
  [proofSteps, [{ kind: "cell", cases: [] }, 7], "path: expected a list, not 7"],
  [difficultyOf, [question, 7], optionsWanted],
  [difficultyOf, [7], "question: expected an object, not 7"],
  [difficultyOfTargets, [7], "setup: expected an object, not 7"],
  [lazyYear, [7, []], "setup: expected an object, not 7"],
  [lazyYear, [{ puzzle: classic }, 7], "days: expected a list, not 7"],
  [lazyYear, [{ puzzle: classic }, [], 7], optionsWanted],
  [reachOf, [7], "setup: expected an object, not 7"],
  [reachOf, [{ puzzle: classic }, 7], optionsWanted],
  [tilingsToTaste, [7, {}], "question: expected an object, not 7"],
  [tilingsToTaste, [question, 7], "wishes: expected an object, not 7"],
  [tilingsToTaste, [question, { near: 7 }], "wishes.near: expected a list of placements, not 7"],
  [tilingsToTaste, [question, { prefer: "x" }], 'wishes.prefer: unknown "x"; choose from fewest-flips, most-joints, '],
  [waysToCover, [7, []], puzzleWanted],
  [binsOf, [7, 1], "numbers: expected a list, not 7"],
  [binsOf, [[1], "1"], 'maxBins: expected a number, not "1"'],
  [themeNamed, ["x"], 'theme: unknown "x"; choose from light, dark'],
  [heatPicture, [{ rows: [], columns: [] }, heading], "map: expected rows, columns and values, not an object"],
  [heatPicture, [{ rows: [], values: [] }, heading], "map: expected rows, columns and values, not an object"],
  [heatPicture, [{ columns: [], values: [] }, heading], "map: expected rows, columns and values, not an object"],
  [heatPicture, [{ rows: [], columns: [], values: [] }, 7], "heading: expected a title and a note, not 7"],
  [histogramPicture, [7, heading], "bins: expected a list, not 7"],
  [histogramPicture, [[], { title: "" }], "heading: expected a title and a note, not an object"],
  [pairsPicture, [7, [], heading], "labels: expected a list, not 7"],
  [pairsPicture, [[], 7, heading], "pairs: expected a list, not 7"],
  [pairsPicture, [[], [], { note: "" }], "heading: expected a title and a note, not an object"],
  [
    pairsPicture,
    [["a", "b"], [{ cells: [0, 2], count: 1 }], heading],
    "labels: expected one for each cell, such as cell 2",
  ],
  [reachByCell, [7, []], puzzleWanted],
  [reachByCell, [classic, undefined], "counts: expected a list of numbers, not undefined"],
  [reachPicture, [7, [], [], {}], puzzleWanted],
  [reachPicture, [classic, 7, [], {}], "placements: expected a list of placements, not 7"],
  [reachPicture, [classic, [], 7, {}], "byCell: expected a list, not 7"],
  [reachPicture, [classic, [], [], 7], optionsWanted],
  [reachPicture, [classic, [], [], { description: "" }], "options.title: expected a string, not undefined"],
  [reachPicture, [classic, [], [], { title: "" }], "options.description: expected a string, not undefined"],
  [stepsPicture, [7, [], { ...heading, uncovered: [] }], puzzleWanted],
  [stepsPicture, [classic, 7, { ...heading, uncovered: [] }], "steps: expected a list, not 7"],
  [stepsPicture, [classic, [], heading], "options: expected a title, a note and the uncovered cells, not an object"],
  [stepsPicture, [classic, [], { note: "", uncovered: [] }], "options.title: expected a string, not undefined"],
  [stepsPicture, [classic, [], { title: "", uncovered: [] }], "options.note: expected a string, not undefined"],
  [sceneOf, [7, { placements: [] }, "en"], puzzleWanted],
  [sceneOf, [classic, 7, "en"], "arrangement: expected the pieces on a board, not 7"],
  [sceneOf, [classic, {}, "en"], "arrangement.placements: expected a list of placements, not undefined"],
  [piecesPicture, [classic, 7], optionsWanted],
  [piecesPicture, [7], puzzleWanted],
  [orientationsPicture, [classic, 7], optionsWanted],
  [orientationsPicture, [7], puzzleWanted],
  [boardPicture, [classic, { placements: [] }, 7], optionsWanted],
  [boardPicture, [7, { placements: [] }], "board: expected a puzzle or a question, not 7"],
  [solutionsPicture, [7, [], { ...heading, uncovered: [] }], puzzleWanted],
  [solutionsPicture, [classic, 7, { ...heading, uncovered: [] }], "tilings: expected a list, not 7"],
  [
    solutionsPicture,
    [classic, [], heading],
    "options: expected a title, a note and the uncovered cells, not an object",
  ],
  [solutionsPicture, [classic, [], { note: "", uncovered: [] }], "options.title: expected a string, not undefined"],
  [solutionsPicture, [classic, [], { title: "", uncovered: [] }], "options.note: expected a string, not undefined"],
  [svgOf, [boardPicture(classic, { placements: [] }), 7], optionsWanted],
  [
    svgOf,
    [boardPicture(classic, { placements: [] }), { them: "dark" }],
    'options: unknown option "them"; did you mean "theme"?',
  ],
  [svgOf, [boardPicture(classic, { placements: [] }), { size: "300" }], 'size: expected a number, not "300"'],
  [svgOf, [{}], "picture: expected a picture, not an object"],
  [drawText, [classic, { placements: [] }, 7], optionsWanted],
];

/** What a program is told: nothing, where nonsense is taken; a fault of the code has its name before it. */
async function said(call: Call, values: readonly unknown[]): Promise<string> {
  try {
    await call(...values);
    return "";
  } catch (error) {
    const isComplaint = error instanceof TypeError || error instanceof RangeError;
    return isComplaint ? error.message : String(error);
  }
}

it("nonsense is answered with the name of the argument, and what it should be", async () => {
  const answers = await Promise.all(
    complaints.map(async ([call, values, sentence], i) => ({ i, sentence, said: await said(call, values) })),
  );
  expect(answers.filter((answer) => !answer.said.includes(answer.sentence))).toEqual([]);
});
