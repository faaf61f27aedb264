/** Everything the coach offers, in one place. */

export { type HintLevel, hintLevels, type Taste, tastes } from "../names.js";
export {
  type Contradiction,
  type ContradictionKind,
  contradictionKinds,
} from "./contradiction.js";
export type { DeadEnd } from "./dead-end.js";
export { type Difficulty, type DifficultyOptions, difficultyOf, difficultyOfTargets } from "./difficulty.js";
export { type Explanation, explain, type ProofStep, proofSteps } from "./explain.js";
export { type Hint, hint, solutionsLeft } from "./hint.js";
export { type LazyDay, type LazyYear, lazyYear } from "./lazy-year.js";
export type { Proof, ProofBudget, ProofCase } from "./proof.js";
export { type Reach, reachOf } from "./reach.js";
export { type TastyTiling, tilingsToTaste, type Wishes } from "./taste.js";
export { type Reason, type Technique, techniques } from "./techniques.js";
export { wrongPieces } from "./wrong-pieces.js";
