/** Where the page begins: it defines the app's element, which the page already holds. */

import "./shell.js";
