/** The journeys through the app, made in WebKit. */
// @module-tag webkit

// @module-tag screen

import { travelIn } from "./travel.js";
import { webkitEngine } from "./webkit.js";

travelIn("WebKit", webkitEngine(), { hasFinger: false });
