/** Where the worker begins that makes files to print, cut and build: from a request to the bytes of its file. */

import type { Note } from "../../requests/note.js";
import { askPreviewed, type ProductAsked } from "../../requests/products/product.js";
import type { MakerAnswer, MakerWarning } from "./answer.js";

interface MakerPort {
  postMessage(message: MakerAnswer): void;
  onmessage: ((event: { readonly data: ProductAsked }) => void) | null;
}

const port = globalThis as unknown as MakerPort;

/** The warnings that are said in the app, each once: of all that is too thin, one sentence. */
function warningsIn(notes: readonly Note[]): MakerWarning[] {
  const kinds = notes.map(({ told }) => told.id?.split(".")[1] ?? "");
  const lacking = notes[kinds.indexOf("unknownLetters")]?.told.values?.letters;
  return [
    ...(typeof lacking === "string" ? [{ kind: "unknownLetters", letters: lacking } as const] : []),
    ...(kinds.includes("noRoom") ? [{ kind: "noRoom" } as const] : []),
    ...(kinds.some((kind) => kind.startsWith("thin")) ? [{ kind: "thin" } as const] : []),
  ];
}

async function answerTo(asked: ProductAsked): Promise<MakerAnswer> {
  const made = await askPreviewed(asked);
  if (!made.ok) return { kind: "refused" };
  const { data, format, previews, notes } = made.value;
  return { kind: "made", data, format, previews, warnings: warningsIn(notes) };
}

port.onmessage = ({ data }) => {
  void answerTo(data)
    .catch((): MakerAnswer => ({ kind: "failed" }))
    .then((answer) => port.postMessage(answer));
};
