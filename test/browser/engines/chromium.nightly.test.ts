/** The journeys through the app, made in Chromium, and the element in its own page. */
// @module-tag browser

import { chromiumEngine } from "./chromium.js";
import { embedIn } from "./embed.js";
import { travelIn } from "./travel.js";

const engine = chromiumEngine();
travelIn("Chromium", engine, { hasFinger: true });
embedIn("Chromium", engine);
