/** From a request for a file to its answer, wherever that is worked out; and what a thread that does it is told and tells. */

import type { Progress } from "../../core/solver/job.js";
import type { Caller } from "../../requests/caller.js";
import type { Outcome } from "../../requests/outcome.js";
import type { FileAnswer, PictureRequest } from "../../requests/pictures/picture.js";
import type { ProductRequest } from "../../requests/products/product.js";

export type FileRequest = PictureRequest | ProductRequest;

/** What a thread is told. */
export interface ThreadTask {
  readonly request: FileRequest;
  readonly now: Date;
  readonly threads: number | undefined;
}

/** What it says: how far it is, and in the end the answer. */
export type ThreadNews = { readonly progress: Progress } | { readonly answer: Outcome<FileAnswer> };

/** Pens and tools are loaded only where they are asked for: most are large. */
export async function answerHere(request: FileRequest, caller: Caller): Promise<Outcome<FileAnswer>> {
  if (request.want === "picture") {
    return (await import("../../requests/pictures/picture.js")).askPicture(request, caller);
  }
  return (await import("../../requests/products/product.js")).askProduct(request, caller);
}
