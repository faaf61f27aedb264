/** The journeys through the app, made in Firefox, and the element in its own page. */
// @module-tag firefox

import { embedIn } from "./embed.js";
import { firefoxEngine } from "./firefox.js";
import { travelIn } from "./travel.js";

const engine = firefoxEngine();
travelIn("Firefox", engine, { hasFinger: true });
embedIn("Firefox", engine);
