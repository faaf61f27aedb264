/** The library's front door: everything a program needs to get a puzzle, ask it about a date and show the answer. */

// From a date to an answer

export type { Message, MessageValue } from "./core/i18n/message.js";
export { type EngineName, engineNames } from "./core/names.js";
export { type Fault, type Result, unwrap } from "./core/text/fault.js";
export { type AuditAnswer, askAudit } from "./requests/audit.js";
export type { Caller, CallerSignal, Work } from "./requests/caller.js";
export { askCount, type CountAnswer } from "./requests/count.js";
export { type EmbedAsked, embedHtml } from "./requests/embed.js";
export { askExplanation, type ExplanationAnswer, type ExplanationAsked } from "./requests/explanation.js";
export type { FieldsAsked } from "./requests/fields.js";
export { askHint, type HintAnswer, type HintAsked } from "./requests/hint.js";
export { askLazyYear, type LazyMorning, type LazyYearAnswer, type LazyYearAsked } from "./requests/lazy-year.js";
export type { Note } from "./requests/note.js";
export {
  type Outcome,
  type Refusal,
  type RefusalFault,
  type RefusalKind,
  refusalKinds,
  sentencesOf,
} from "./requests/outcome.js";
export { loadPuzzle, type PuzzleSource, type PuzzleText } from "./requests/puzzle.js";
export { type AskedQuestion, type BoardAsked, type PuzzleAsked, readQuestion } from "./requests/question.js";
export { askReach, type ReachAnswer, type ReachAsked } from "./requests/reach.js";
export {
  askSolutions,
  type Solution,
  type SolutionRange,
  type SolutionsAnswer,
  type SolutionsAsked,
} from "./requests/solutions.js";
export { type DateAsked, type DatedTarget, readTarget } from "./requests/target.js";
export type { TargetSubset } from "./requests/target-subset.js";
export type { SolutionTaste } from "./requests/taste.js";
export { askYear, type CountedSubset, type YearAnswer, type YearAsked } from "./requests/year.js";

// Puzzles

export { checkPuzzle } from "./core/puzzle/check/check.js";
export type { DraftChoice, DraftField, DraftPiece, PuzzleDraft } from "./core/puzzle/draft.js";
export { draftOf } from "./core/puzzle/draft-of.js";
export { cellLabel, cellLabels } from "./core/puzzle/labels.js";
export type { Board, Cell, Choice, Field, Piece, Puzzle, Text } from "./core/puzzle/puzzle.js";
export { type CatalogueId, catalogueIds, cataloguePuzzle, isCatalogueId } from "./formats/catalogue.js";
export type { ObjectRows, ObjectText, PuzzleObject } from "./formats/object.js";

// Dates, languages and targets

export { type CalendarDate, localDate, weekdayOf } from "./core/calendar/calendar.js";
export { formatDate, formatIsoDate, type WrittenDate } from "./core/calendar/date-text.js";
export { type BaseLanguage, type Language, languageOf, languages } from "./core/calendar/languages.js";
export { type DateReading, parseDate } from "./core/calendar/parse-date.js";
export type { PartialDate } from "./core/puzzle/date-fields.js";
export { targetFromDate } from "./core/puzzle/dates.js";
export { type Names, targetFromNames } from "./core/puzzle/names.js";
export type { CellList, Target } from "./core/puzzle/puzzle.js";
export { isRealDate, realDates } from "./core/puzzle/real-dates.js";
export {
  targetAt,
  targetCells,
  targetCount,
  targetFromChoices,
  targetIndex,
  targetNames,
} from "./core/puzzle/target.js";

// Solving and counting

export {
  type AsyncSolveOptions,
  type CellSet,
  compareTilings,
  countSets,
  countTargets,
  countTilings,
  type Extreme,
  firstTiling,
  firstTilings,
  firstTilingsOfAllTargets,
  type NumberedTilings,
  type Pool,
  type Progress,
  type Question,
  randomTiling,
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
  type TilingList,
  tilingAt,
  tilings,
  tilingsAsync,
  tilingsOfAllTargets,
  type WorkOptions,
} from "./core/solver/solver.js";

// Placements and tilings

export { formatGrid, parseGrid } from "./core/tiling/grid.js";
export { pieceLetters } from "./core/tiling/letters.js";
export {
  type Placement,
  type PlacementOptions,
  pieceOrientations,
  placementsOf,
  type Tiling,
} from "./core/tiling/placement.js";
export { type VerifyOptions, verifyTiling } from "./core/tiling/verify.js";

// Games and hints

export {
  type Contradiction,
  type ContradictionKind,
  contradictionKinds,
  type DeadEnd,
  type Difficulty,
  type DifficultyOptions,
  difficultyOf,
  difficultyOfTargets,
  type Explanation,
  explain,
  type Hint,
  type HintLevel,
  hint,
  hintLevels,
  type LazyDay,
  type LazyYear,
  lazyYear,
  type Proof,
  type ProofBudget,
  type ProofCase,
  type ProofStep,
  proofSteps,
  type Reach,
  type Reason,
  reachOf,
  solutionsLeft,
  type Taste,
  type TastyTiling,
  type Technique,
  tastes,
  techniques,
  tilingsToTaste,
  type Wishes,
  wrongPieces,
} from "./core/coach/coach.js";
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
export {
  formatPlay,
  parsePlay,
  type SavedPlay,
  type SaveFault,
  type SaveResult,
  saveFaults,
} from "./core/game/save.js";

// Pictures

export { type BoardPictureOptions, boardPicture } from "./core/drawing/board-picture.js";
export {
  type ChartTitle,
  heatPicture,
  histogramPicture,
  type PairCount,
  pairsPicture,
} from "./core/drawing/chart-pictures.js";
export type { FilmLook } from "./core/drawing/film.js";
export type { HeatMap } from "./core/drawing/heat-map.js";
export { type Bin, binsOf } from "./core/drawing/histogram.js";
export type { Look } from "./core/drawing/look.js";
export type {
  Box,
  Figure,
  GroupFigure,
  NumberedInk,
  Painted,
  PartFigure,
  PathFigure,
  Picture,
  PictureInk,
  PlainInk,
  RectFigure,
  TextFigure,
} from "./core/drawing/picture.js";
export { orientationsPicture, type PiecesOptions, piecesPicture } from "./core/drawing/pieces-picture.js";
export { type ReachPictureOptions, reachByCell, reachPicture } from "./core/drawing/reach-picture.js";
export type { ArrangedBoard, Arrangement, SceneInk } from "./core/drawing/scene.js";
export { type SolutionsOptions, solutionsPicture } from "./core/drawing/solutions-picture.js";
export { type PictureStep, type StepsOptions, stepsPicture } from "./core/drawing/steps-picture.js";
export { type CustomTheme, type ThemeName, themeNames } from "./core/drawing/themes.js";
export type { EmbedMode, EmbedTheme } from "./core/embed/embed.js";
export { ansiPaint } from "./core/pens/ansi.js";
export type { Paint } from "./core/pens/canvas.js";
export { type SvgOptions, svgOf } from "./core/pens/svg.js";
export { type SvgFilmOptions, svgFilmOf } from "./core/pens/svg-film.js";
export { drawText, type TextOptions, type TextStyle, textStyles } from "./core/pens/text.js";

// Lattices and shapes

export {
  type GridPlace,
  type Lattice,
  type LatticeName,
  latticeNamed,
  latticeNames,
  type Point,
  type Symmetry,
} from "./core/lattice/lattice.js";
export { type Loop, outlineOf } from "./core/lattice/outline.js";
export { orientationsOf, type Shape, shapeOf } from "./core/lattice/shape.js";
