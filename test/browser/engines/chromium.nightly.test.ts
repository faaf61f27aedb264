/** The journeys through the app, made in Chromium. */
// @module-tag browser

import { chromiumEngine } from "./chromium.js";
import { travelIn } from "./travel.js";

travelIn("Chromium", chromiumEngine(), { hasFinger: true });
