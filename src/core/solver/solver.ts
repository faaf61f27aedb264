/** Everything the solver offers, in one place. */

export {
  firstTilingsOfAllTargets,
  type NumberedTilings,
  streamTilingsOfAllTargets,
  type TargetTiling,
  TilingList,
  tilingsOfAllTargets,
} from "./all-targets.js";
export { type CellSet, countSets, countTargets, countTilings, setsInReach } from "./counts.js";
export type { Pool, Progress, WorkOptions } from "./job.js";
export { randomTiling, rankOf, ranksOf, type TellRank, tilingAt } from "./numbers.js";
export type { Question, Setup } from "./question.js";
export { compareTilings } from "./solution-order.js";
export { sortedTilings } from "./sorted-tilings.js";
export type { StopSignal } from "./stop.js";
export { type Extreme, type Summary, summaryOf } from "./summary.js";
export {
  type AsyncSolveOptions,
  firstTiling,
  firstTilings,
  type SolveOptions,
  tilings,
  tilingsAsync,
} from "./tilings.js";
