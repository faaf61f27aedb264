/** From an orientation to its name with a description, once the words for shapes have come: nobody waits for them. */

import type { Lattice } from "../core/lattice/lattice.js";
import type { Shape } from "../core/lattice/shape.js";
import type { ShapeWords } from "./shape-words.js";

let shapes: typeof import("./shape-words.js") | undefined;

/** Where they don't come, orientations are known by their number alone. */
async function loadShapeWords(): Promise<void> {
  shapes ??= await import("./shape-words.js").catch(() => undefined);
}

/** In milliseconds. A screen reader may read the page without touching it, but not before it is there. */
const patience = 4000;

/** Brings the words when somebody comes to the board, or when everything else has had its turn. */
export function onShapeWords(board: EventTarget, update: () => void): void {
  const load = (): void => void loadShapeWords().then(update);
  for (const arrival of ["focusin", "pointerdown"]) board.addEventListener(arrival, load, { once: true });
  setTimeout(load, patience);
}

export function describedOrientation(
  orientation: string,
  lattice: Lattice,
  shape: Shape,
  words: ShapeWords | undefined,
): string {
  if (shapes === undefined) return orientation;
  const own = words ?? shapes.englishShapeWords;
  return own.described(orientation, shapes.shapeInWords(lattice, shape, own));
}
