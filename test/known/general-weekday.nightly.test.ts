/** The general search meets the counts of the weekday board. */

import { bindAllTargets } from "./bind.js";
import { countAllTargets } from "./general-counts.js";

const name = "the general search";
bindAllTargets(name, countAllTargets, ["weekday", "weekday-face-up", "weekday-6x9"]);
