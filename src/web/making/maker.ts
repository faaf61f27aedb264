/** From a request for something to print, cut or build to its file, made by a worker that is started for it alone. */

import type { ProductAsked } from "../../requests/products/product.js";

export type MakerAnswer =
  | { readonly kind: "made"; readonly data: string | Uint8Array; readonly format: string }
  /** It can't be made in this size. */
  | { readonly kind: "refused" }
  /** A part of the program or a font did not come. */
  | { readonly kind: "failed" };

/** Large, and seldom needed: it comes when somebody asks for it, and goes when the file is made. */
export function makeProduct(asked: ProductAsked, signal: AbortSignal): Promise<MakerAnswer> {
  const worker = new Worker(new URL("./maker-thread.js", import.meta.url), { type: "module" });
  const answer = new Promise<MakerAnswer>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<MakerAnswer>) => resolve(data);
    worker.onerror = () => resolve({ kind: "failed" });
    signal.addEventListener("abort", () => resolve({ kind: "failed" }));
    worker.postMessage(asked);
  });
  return answer.finally(() => worker.terminate());
}
