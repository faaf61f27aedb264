/** From the files of a puzzle in another form, in whichever order, to the puzzle. */

import { expectObject, expectText } from "../core/text/arguments.js";
import { importGridAndShapes } from "./grid-and-shapes.js";
import type { PuzzleReading } from "./problem.js";

/** A file to import. */
export interface ImportedFile {
  readonly name: string;
  readonly text: string;
}

/** What the files don't say themselves. */
export interface ImportNames {
  /** Left out: what the file of the board is called. */
  readonly id?: string | undefined;
  /** Left out: the id. */
  readonly title?: string | undefined;
}

/** A file of shapes holds nothing but zeros and ones. */
const holdsShapes = ({ text }: ImportedFile): boolean => /^[01\s]+$/.test(text);

/** `My Board.txt` becomes `my-board`. */
function idFrom(name: string): string {
  const stem = name.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");
  const words = stem
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, 40).replace(/-$/, "") ?? "imported";
}

function expectFile(file: ImportedFile, name: string): void {
  expectObject(file, name, "a file with a name and text");
  for (const part of ["name", "text"] as const) expectText(file[part], `${name}.${part}`);
}

/**
 * Reads a puzzle from two files, a grid of labels and shapes of 0 and 1, in either order.
 *
 * @example
 * ```ts
 * const board = { name: "My board.txt", text: "Sun Mon Tue Wed\nThu Fri Sat *" };
 * const shapes = { name: "shapes.txt", text: "111\n100\n\n111" };
 * unwrap(importFiles(shapes, board)).id; // → my-board
 * ```
 */
export function importFiles(first: ImportedFile, second: ImportedFile, names: ImportNames = {}): PuzzleReading {
  expectFile(first, "first");
  expectFile(second, "second");
  expectObject(names, "names");
  const [grid, shapes] = holdsShapes(first) && !holdsShapes(second) ? [second, first] : [first, second];
  const { id = idFrom(grid.name), title = id } = names;
  return importGridAndShapes(grid.text, shapes.text, { id, title, gridFile: grid.name, shapesFile: shapes.name });
}
