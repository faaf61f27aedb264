/** The journeys through the app, made in Firefox. */
// @module-tag firefox

import { firefoxEngine } from "./firefox.js";
import { travelIn } from "./travel.js";

travelIn("Firefox", firefoxEngine(), { hasFinger: true });
