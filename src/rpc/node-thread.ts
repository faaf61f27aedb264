/** Where a thread of Node begins that does jobs. */

import { portToParent } from "./node-port.js";
import { serveJobs } from "./serve-jobs.js";

serveJobs(portToParent());
