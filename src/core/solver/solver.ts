/** Everything the solver offers, in one place. */

export { type CellSet, countSets, countTargets, countTilings, setsInReach } from "./counts.js";
export { eachTiling, everyTiling, type TargetTiling, TilingList } from "./every-tiling.js";
export { type TurnOptions, tilingsInTurn } from "./in-turn.js";
export type { Pool, Progress, WorkOptions } from "./job.js";
export type { Question, Setup } from "./question.js";
export { firstTiling, firstTilings, type SolveOptions, tilings } from "./search.js";
export type { StopSignal } from "./stop.js";
export { type Summary, summaryOf } from "./summary.js";
