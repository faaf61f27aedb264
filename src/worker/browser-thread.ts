/** Where a worker of the browser begins: it serves the page that started it. */

import type { BrowserPort } from "./browser-types.js";
import type { ToThread } from "./protocol.js";
import { serveJobs } from "./thread.js";

const port = globalThis as unknown as BrowserPort;

serveJobs({
  post: (message, transfer) => port.postMessage(message, { transfer }),
  listen: (onMessage) => {
    port.onmessage = ({ data }) => onMessage(data as ToThread);
  },
});
