/** The library's front door: everything a program needs to get a puzzle, ask it about a date and show the answer. */

export { type CalendarDate, localDate, weekdayOf } from "./core/calendar/calendar.js";
export { formatDate, formatIsoDate, parseDate } from "./core/calendar/date-text.js";
export { type Language, languageOf, languages } from "./core/calendar/languages.js";
export {
  type DeadEnd,
  type Hint,
  type HintLevel,
  hint,
  hintLevels,
  type Reason,
  type ReasonKind,
  reasonKinds,
  solutionsLeft,
  wrongPieces,
} from "./core/coach/coach.js";
export { boardPicture } from "./core/drawing/board-picture.js";
export { heatPicture, histogramPicture, pairsPicture } from "./core/drawing/chart-pictures.js";
export type { Figure, Picture } from "./core/drawing/picture.js";
export { orientationsPicture, piecesPicture } from "./core/drawing/pieces-picture.js";
export { solutionsPicture } from "./core/drawing/solutions-picture.js";
export { type ThemeName, themeNames } from "./core/drawing/themes.js";
export {
  applyMove,
  copiesLeft,
  fits,
  type Game,
  isSolved,
  liftMove,
  type Move,
  type MoveFault,
  type MoveResult,
  moveFaults,
  newGame,
  placeMove,
  placementAt,
  shiftMove,
} from "./core/game/game.js";
export { newPlay, type Play, type PlayResult, played, redone, restarted, undone } from "./core/game/play.js";
export { formatPlay, parsePlay, type SaveFault, type SaveReading, saveFaults } from "./core/game/save.js";
export { type Lattice, type LatticeName, latticeNamed, latticeNames, type Point } from "./core/lattice/lattice.js";
export { type Loop, outlineOf } from "./core/lattice/outline.js";
export { orientationsOf, type Shape, shapeOf } from "./core/lattice/shape.js";
export { ansiPaint } from "./core/pens/ansi.js";
export { svgOf } from "./core/pens/svg.js";
export { drawText, textStyles } from "./core/pens/text.js";
export { checkPuzzle } from "./core/puzzle/check/check.js";
export { type PartialDate, targetFromDate } from "./core/puzzle/dates.js";
export type { DraftChoice, DraftField, DraftPiece, PuzzleDraft } from "./core/puzzle/draft.js";
export { cellLabel, cellLabels } from "./core/puzzle/labels.js";
export { targetFromNames } from "./core/puzzle/names.js";
export type { Board, Cell, Choice, Field, Piece, Puzzle, Target, Text } from "./core/puzzle/puzzle.js";
export { isRealDate, realDates } from "./core/puzzle/real-dates.js";
export { targetAt, targetCells, targetCount, targetIndex, targetNames } from "./core/puzzle/target.js";
export {
  type AsyncSolveOptions,
  type CellSet,
  compareTilings,
  countSets,
  countTargets,
  countTilings,
  firstTiling,
  firstTilings,
  type Pool,
  type Progress,
  type Question,
  rankOf,
  ranksOf,
  type Setup,
  type SolveOptions,
  type StopSignal,
  type Summary,
  setsInReach,
  sortedTilings,
  streamTilingsOfAllTargets,
  summaryOf,
  type TargetTiling,
  type TellRank,
  TilingList,
  tilingAt,
  tilings,
  tilingsAsync,
  tilingsOfAllTargets,
  type WorkOptions,
} from "./core/solver/solver.js";
export { type Fault, type Result, unwrap } from "./core/text/fault.js";
export { formatGrid, parseGrid } from "./core/tiling/grid.js";
export { pieceLetters } from "./core/tiling/letters.js";
export {
  type Placement,
  type PlacementOptions,
  pieceOrientations,
  placementsOf,
  type Tiling,
} from "./core/tiling/placement.js";
export { verifyTiling } from "./core/tiling/verify.js";
export { type CatalogueId, catalogueIds, cataloguePuzzle, isCatalogueId } from "./formats/catalogue.js";
export { askAudit } from "./requests/audit.js";
export { askCount } from "./requests/count.js";
export { askHint } from "./requests/hint.js";
export { askSolutions } from "./requests/solutions.js";
export { askYear } from "./requests/year.js";
