/** The journeys through the app, made in WebKit, and the element in its own page. */
// @module-tag webkit

// @module-tag screen

import { embedIn } from "./embed.js";
import { travelIn } from "./travel.js";
import { webkitEngine } from "./webkit.js";

const engine = webkitEngine();
travelIn("WebKit", engine, { hasFinger: false });
embedIn("WebKit", engine);
