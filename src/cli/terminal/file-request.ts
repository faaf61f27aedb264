/** From a request for a file to its answer, wherever that is worked out. */

import type { Caller } from "../../requests/caller.js";
import type { Outcome } from "../../requests/outcome.js";
import type { FileAnswer, PictureRequest } from "../../requests/pictures/picture.js";
import type { ProductRequest } from "../../requests/products/product.js";

export type FileRequest = PictureRequest | ProductRequest;

/** Pens and tools are loaded only where they are asked for: most are large. */
export async function answerHere(request: FileRequest, caller: Caller): Promise<Outcome<FileAnswer>> {
  if (request.want === "picture") {
    return (await import("../../requests/pictures/picture.js")).askPicture(request, caller);
  }
  return (await import("../../requests/products/product.js")).askProduct(request, caller);
}
