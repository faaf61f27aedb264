/** Where the worker begins that makes files to print, cut and build: from a request to the bytes of its file. */

import { askProduct, type ProductAsked } from "../../requests/products/product.js";
import type { MakerAnswer } from "./answer.js";

interface MakerPort {
  postMessage(message: MakerAnswer): void;
  onmessage: ((event: { readonly data: ProductAsked }) => void) | null;
}

const port = globalThis as unknown as MakerPort;

async function answerTo(asked: ProductAsked): Promise<MakerAnswer> {
  const made = await askProduct(asked);
  return made.ok ? { kind: "made", data: made.value.data, format: made.value.format } : { kind: "refused" };
}

port.onmessage = ({ data }) => {
  void answerTo(data)
    .catch((): MakerAnswer => ({ kind: "failed" }))
    .then((answer) => port.postMessage(answer));
};
