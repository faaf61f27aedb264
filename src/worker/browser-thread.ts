/** Where a worker of the browser begins: it serves the page that started it. */

import type { BrowserPort } from "./browser-types.js";
import type { ToThread } from "./protocol.js";
import { serveJobs } from "./thread.js";

const port = globalThis as unknown as BrowserPort;

const serve = (): void =>
  serveJobs({
    post: (message, transfer) => port.postMessage(message, { transfer }),
    listen: (onMessage) => {
      port.onmessage = ({ data }) => onMessage(data as ToThread);
    },
  });

// WebKit runs a worker's first module again if a part that is loaded later imports from its file, as bundlers like to
// have it. Whoever listened then would know nothing of the job that is under way.
if (!port.onmessage) serve();
