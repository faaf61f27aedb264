/** Everything the coach offers, in one place. */

export type { DeadEnd } from "./dead-end.js";
export { type Hint, type HintLevel, hint, hintLevels, solutionsLeft } from "./hint.js";
export { type Reach, reachOf } from "./reach.js";
export { type Reason, type ReasonKind, reasonKinds } from "./step.js";
export { wrongPieces } from "./wrong-pieces.js";
