/** Where a worker of a browser begins that does jobs. */

import { portToPage } from "./browser-port.js";
import { serveJobs } from "./serve-jobs.js";

serveJobs(portToPage());
