/** Where the worker begins that makes files to print, cut and build: from a request to the bytes of its file. */

import { askPreviewed, type ProductAsked } from "../../requests/products/product.js";
import type { MakerAnswer } from "./answer.js";

interface MakerPort {
  postMessage(message: MakerAnswer): void;
  onmessage: ((event: { readonly data: ProductAsked }) => void) | null;
}

const port = globalThis as unknown as MakerPort;

async function answerTo(asked: ProductAsked): Promise<MakerAnswer> {
  const made = await askPreviewed(asked);
  if (!made.ok) return { kind: "refused" };
  const { data, format, previews } = made.value;
  return { kind: "made", data, format, previews };
}

port.onmessage = ({ data }) => {
  void answerTo(data)
    .catch((): MakerAnswer => ({ kind: "failed" }))
    .then((answer) => port.postMessage(answer));
};
