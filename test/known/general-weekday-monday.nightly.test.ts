/** The general search meets the counts of the weekday board, for Mondays. */

import { bindAllTargets } from "./bind.js";
import { countAllTargets } from "./general-counts.js";

const name = "the general search";
bindAllTargets(name, countAllTargets, ["weekday-monday"]);
