import { countTargets } from "../../src/core/solver/solver.js";
import { bindAllTargets } from "./bind.js";

bindAllTargets("the solver", (puzzle) => countTargets({ puzzle }), ["weekday", "weekday-monday"]);
