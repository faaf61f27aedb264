// @module-tag firefox

import { firefoxEngine } from "./firefox.js";
import { travelIn } from "./travel.js";

travelIn("Firefox", firefoxEngine(), { hasFinger: true });
