/** Everything the coach offers, in one place. */

export type { DeadEnd } from "./dead-end.js";
export { type Hint, hint, solutionsLeft } from "./hint.js";
export { type HintLevel, hintLevels } from "./levels.js";
export { type Reach, reachOf } from "./reach.js";
export { type Reason, type Technique, techniques } from "./techniques.js";
export { wrongPieces } from "./wrong-pieces.js";
