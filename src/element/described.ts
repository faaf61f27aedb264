/** From an orientation to its name with a description, once the words for shapes have come: nobody waits for them. */

import { type BaseLanguage, baseOf, type Language } from "../core/calendar/languages.js";
import type { Lattice } from "../core/lattice/lattice.js";
import type { Shape } from "../core/lattice/shape.js";
import type { ShapeWords } from "./shape-words.js";

let shapes: typeof import("./shapes/load.js") | undefined;
const known: Partial<Record<BaseLanguage, ShapeWords>> = {};

/** Where they don't come, orientations are known by their number alone. */
async function loadShapeWords(language: BaseLanguage): Promise<void> {
  try {
    shapes = await import("./shapes/load.js");
    known[language] = await shapes.shapeWordsIn(language);
  } catch {
    // There is no network.
  }
}

/** In milliseconds. A screen reader may read the page without touching it, but not before it is there. */
const patience = 4000;

/** Brings the words when somebody comes to the board, or when everything else has had its turn. */
export function onShapeWords(board: EventTarget & { readonly language: Language }, update: () => void): void {
  const load = (): void => void loadShapeWords(baseOf(board.language)).then(update);
  for (const arrival of ["focusin", "pointerdown"]) board.addEventListener(arrival, load, { once: true });
  setTimeout(load, patience);
}

export function describedOrientation(orientation: string, lattice: Lattice, shape: Shape, language: Language): string {
  const base = baseOf(language);
  const words = known[base];
  if (shapes !== undefined && words !== undefined)
    return words.described(orientation, shapes.shapeInWords(lattice, shape, words));
  // After another language was chosen, its words come for the next sentence.
  if (shapes !== undefined) void loadShapeWords(base);
  return orientation;
}
