/** The solver meets the known counts that take it longest. */

import { countTargets } from "../../src/core/solver/solver.js";
import { bindAllTargets, idsTaking } from "./bind.js";

bindAllTargets("the solver", (puzzle) => countTargets({ puzzle }), idsTaking("long"));
