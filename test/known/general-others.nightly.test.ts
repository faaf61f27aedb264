/** The general search meets the known counts that take it minutes. */

import { bindAllTargets, bindRectangles } from "./bind.js";
import { pentominoRectangles } from "./counts.js";
import { countAllTargets, countBoard } from "./general-counts.js";

const name = "the general search";
bindAllTargets(name, countAllTargets, ["classic-t", "classic-hard", "classic-face-up", "whole-year"]);
bindAllTargets(name, countAllTargets, ["tetromino", "weekday-9x6", "domino-months"]);
bindRectangles(name, countBoard, pentominoRectangles.slice(2));
