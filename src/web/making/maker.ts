/** From a request for something to print, cut or build to its file, made by a worker that is started for it alone. */

import type { ProductAsked } from "../../requests/products/product.js";
import type { MakerAnswer } from "./answer.js";

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
