// @module-tag browser

import { chromiumEngine } from "./chromium.js";
import { travelIn } from "./travel.js";

travelIn("Chromium", chromiumEngine(), { hasFinger: true });
