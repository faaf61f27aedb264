/** Both ends of the line to a worker of a browser. */

import type { Port, Thread } from "./port.js";

/** The little of the browser that it takes; its types would bring all of the DOM along. */
export interface BrowserPort {
  postMessage(message: unknown, options?: { readonly transfer: ArrayBufferLike[] }): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

export interface BrowserWorker extends BrowserPort {
  onerror: ((event: { readonly message?: string }) => void) | null;
  terminate(): void;
}

export function browserThread<Received, Sent>(worker: BrowserWorker): Thread<Received, Sent> {
  return {
    post: (message, transfer = []) => worker.postMessage(message, { transfer: [...transfer] }),
    listen: (onMessage, onFailure) => {
      worker.onmessage = ({ data }) => onMessage(data as Received);
      worker.onerror = ({ message }) => onFailure(new Error(message ?? "it could not be loaded"));
    },
    terminate: async () => worker.terminate(),
  };
}

/**
 * The worker's end. Undefined where somebody listens to it already: WebKit runs a worker's first module again if a part that
 * is loaded later imports from its file, and whoever listened then would know nothing of the work under way.
 */
export function portToPage<Received, Sent>(): Port<Received, Sent> | undefined {
  const page = globalThis as unknown as BrowserPort;
  if (page.onmessage) return undefined;
  return {
    post: (message, transfer = []) => page.postMessage(message, { transfer: [...transfer] }),
    listen: (onMessage) => {
      page.onmessage = ({ data }) => onMessage(data as Received);
    },
  };
}
