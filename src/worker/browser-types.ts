/** The little of the browser that a pool needs; its types would bring all of the DOM along. */

export interface BrowserPort {
  postMessage(message: unknown, options?: { readonly transfer: ArrayBufferLike[] }): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

export interface BrowserWorker extends BrowserPort {
  onerror: ((event: { readonly message?: string }) => void) | null;
  terminate(): void;
}

export type BrowserWorkerClass = new (address: URL | string, options: { readonly type: "module" }) => BrowserWorker;
