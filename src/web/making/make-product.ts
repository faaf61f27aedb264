/** Makes a file to print, cut or build, in a worker: from a request to its bytes. */

import type { Note } from "../../requests/note.js";
import { askPreviewed, type ProductAsked } from "../../requests/products/product.js";

/** What a maker should know before they make it. */
export type MakerWarning =
  | { readonly kind: "unknownLetters"; readonly letters: string }
  | { readonly kind: "noRoom" }
  | { readonly kind: "thin" };

export interface MadeProduct {
  readonly data: string | Uint8Array;
  readonly format: string;
  /** Pictures of it: SVG as text, PNG as bytes. */
  readonly previews: readonly (string | Uint8Array)[];
  readonly warnings: readonly MakerWarning[];
}

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

/** Undefined where it can't be made in this size. */
export async function makeProduct(asked: ProductAsked): Promise<MadeProduct | undefined> {
  const made = await askPreviewed(asked);
  if (!made.ok) return undefined;
  const { data, format, previews, notes } = made.value;
  return { data, format, previews, warnings: warningsIn(notes) };
}
