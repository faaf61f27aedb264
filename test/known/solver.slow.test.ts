import { countTargets } from "../../src/core/solver/solver.js";
import { bindAllTargets } from "./bind.js";

bindAllTargets("the solver", (puzzle) => countTargets({ puzzle }), [
  "tetromino",
  "weekday",
  "weekday-monday",
  "weekday-face-up",
  "weekday-6x9",
  "weekday-9x6",
]);
