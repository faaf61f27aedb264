/** From the browser's Worker to one that also runs a script of another origin, as a page has that embeds a puzzle. */

import type { BrowserWorker } from "./browser-port.js";

type BrowserWorkerClass = new (address: URL | string, options: { readonly type: "module" }) => BrowserWorker;

declare const Worker: BrowserWorkerClass;
declare const location: { readonly origin: string } | undefined;
declare const URL: {
  createObjectURL(blob: unknown): string;
  revokeObjectURL(address: string): void;
};
declare const Blob: new (parts: readonly string[], options: { readonly type: string }) => unknown;

/** Browsers start no worker from elsewhere. But they start one from here, and it may fetch a module from elsewhere. */
function start(address: URL, options: { readonly type: "module" }): BrowserWorker {
  const isHere = typeof location === "undefined" || address.origin === location.origin;
  if (isHere || !/^https?:$/.test(address.protocol)) return new Worker(address, options);
  const text = `import ${JSON.stringify(address.href)};`;
  return new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })), options);
}

export function crossOriginWorkerClass(): BrowserWorkerClass {
  return class {
    constructor(address: URL, options: { readonly type: "module" }) {
      // What a constructor returns takes the place of what it made.
      // biome-ignore lint/correctness/noConstructorReturn: so that `new Worker(…)` can stay as bundlers know it
      return start(address, options);
    }
  } as unknown as BrowserWorkerClass;
}
