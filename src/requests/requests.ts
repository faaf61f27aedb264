/** Everything that can be asked for, in one place: from plain data to answers, for `daytile/requests`. */

// Asking for anything

export type { Message, MessageValue } from "../core/i18n/message.js";
export { type Answer, ask, type DocumentAnswer, type Request, type Want, wants } from "./ask.js";
export type { Caller, CallerSignal, Work } from "./caller.js";
export type { Note } from "./note.js";
export {
  type Outcome,
  type Refusal,
  type RefusalFault,
  type RefusalKind,
  refusalKinds,
  sentencesOf,
} from "./outcome.js";

// What requests have in common

export { askTarget, type TargetRequest, targetJson } from "./board.js";
export type { FieldsAsked } from "./fields.js";
export { loadPuzzle, type PuzzleSource, type PuzzleText } from "./puzzle.js";
export { type AskedQuestion, type BoardAsked, type PuzzleAsked, readQuestion } from "./question.js";
export { readRequest } from "./read-request.js";
export { type DateAsked, type DatedTarget, readTarget } from "./target.js";
export { type TargetSubset, targetSubset } from "./target-subset.js";

// Solutions, counts and hints

export type { FixedChoices } from "../core/census/census-board.js";
export type { Family, FamilySize, Part, Quota } from "../core/census/family.js";
export type { FreePiece } from "../core/census/free-pieces.js";
export type { Estimate, PlannedCensus } from "../core/census/plan.js";
export type { BoardReading } from "../core/census/reading.js";
export type { CensusMethod, CensusPlan, CensusWay, CensusWish, Survey } from "../core/census/survey.js";
export type { SetFigures } from "../core/census/tally.js";
export type { FoundSet } from "../core/census/unit.js";
export type { DesignFigures } from "../core/design/goals.js";
export type { DesignIdea, RankedIdea } from "../core/design/ideas.js";
export {
  type CensusGoal,
  type DesignGoal,
  type DesignTask,
  designGoals,
  designTasks,
  type EngineName,
  engineNames,
} from "../core/names.js";
export { type AuditAnswer, type AuditRequest, askAudit, auditJson } from "./audit.js";
export {
  askCensus,
  type CensusAnswer,
  type CensusAsked,
  type CensusRequest,
  censusJson,
  censusSets,
} from "./census.js";
export { askCount, type CountAnswer, type CountRequest, countJson } from "./count.js";
export {
  askDesign,
  type DesignAnswer,
  type DesignAsked,
  type DesignRequest,
  designJson,
  type FoundDesign,
} from "./design.js";
export {
  askExplanation,
  type ExplanationAnswer,
  type ExplanationAsked,
  type ExplanationRequest,
  explanationJson,
} from "./explanation.js";
export { askHint, type HintAnswer, type HintAsked, type HintRequest, hintJson } from "./hint.js";
export {
  askLazyYear,
  type LazyMorning,
  type LazyYearAnswer,
  type LazyYearAsked,
  type LazyYearRequest,
  lazyYearJson,
} from "./lazy-year.js";
export { askReach, type ReachAnswer, type ReachAsked, type ReachRequest, reachJson } from "./reach.js";
export {
  askSolutions,
  type Solution,
  type SolutionRange,
  type SolutionsAnswer,
  type SolutionsAsked,
  type SolutionsRequest,
  solutionJson,
} from "./solutions.js";
export type { SolutionTaste } from "./taste.js";
export { askYear, type CountedSubset, type YearAnswer, type YearAsked, type YearRequest, yearJson } from "./year.js";

// Puzzles

export {
  askCatalogue,
  type CatalogueAnswer,
  type CatalogueAsked,
  type CatalogueEntry,
  type CatalogueRequest,
  catalogueJson,
} from "./catalogue.js";
export { askCheck, type CheckAnswer, type CheckAsked, type CheckRequest, checkJson } from "./check.js";
export {
  askFacts,
  type FactsAnswer,
  type FactsRequest,
  factsJson,
  type PieceFacts,
  type PuzzleFacts,
} from "./facts.js";

// Pictures and files

export {
  type MakeFormat,
  makeFormats,
  type PictureFormat,
  type PictureKind,
  type ProductKind,
  pictureFormats,
  pictureKinds,
  productKinds,
} from "../core/names.js";
export type { DrawingAsked } from "./pictures/drawing.js";
export { askPicture, type FileAnswer, type PictureAsked, type PictureRequest } from "./pictures/picture.js";
export type { MakingAsked } from "./products/making.js";
export { askProduct, type ProductAsked, type ProductRequest } from "./products/product.js";
export type { ProductSettings } from "./products/settings.js";
export { askSite, type SiteAnswer, type SiteAsked } from "./site/site.js";
export type { SiteFile } from "./site/site-frame.js";

// Models and races

export { type ModelFormat, modelFormats } from "../core/names.js";
export { askModel, type ModelAnswer, type ModelAsked, type ModelRequest } from "./model.js";
export type { RaceEntry } from "./race/contest.js";
export type { Contestant, Racer } from "./race/contestants.js";
export { askRace, type RaceAnswer, type RaceAsked, type RaceRequest, raceJson } from "./race/race.js";
