/** From blocks of lines to one text, with as many of them side by side as there are columns for. */

import { displayWidth, lineParts } from "../drawing/width.js";
import { itemAt } from "../text/list.js";

export type TextBlock = readonly string[];

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const escapes = /\u001b\[[\d;]*m/g;

export const withoutColour = (text: string): string => text.replace(escapes, "");

/** In columns, without the escape sequences. */
export const widthOf = (line: string): number => displayWidth(withoutColour(line));

const widthOfBlock = (block: TextBlock): number => Math.max(0, ...block.map(widthOf));

const padded = (line: string, width: number): string => line + " ".repeat(Math.max(0, width - widthOf(line)));

function beside(blocks: readonly TextBlock[], gap: number): string[] {
  const columns = blocks.map((block) => ({ block, width: widthOfBlock(block) + gap }));
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, y) =>
    columns
      .map(({ block, width }) => padded(block[y] ?? "", width))
      .join("")
      .trimEnd(),
  );
}

/** Blocks in rows that fit the columns; every row has one at least. */
function rowsOfBlocks(blocks: readonly TextBlock[], columns: number, gap: number): TextBlock[][] {
  const rows: TextBlock[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const block of blocks) {
    const width = widthOfBlock(block);
    if (used + width > columns) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(block);
    used += width + gap;
  }
  return rows;
}

export function sideBySide(blocks: readonly TextBlock[], columns: number, gap: number): string[][] {
  return rowsOfBlocks(blocks, columns, gap).map((row) => beside(row, gap));
}

const noBreak = "\u00a0";

/** Words that `wrapped` keeps on one line. */
export const unbroken = (words: string): string => words.replaceAll(" ", noBreak);

/** Words in lines of at most this many columns, the second and later ones indented. */
export function wrapped(text: string, columns: number, indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of lineParts(text)) {
    if (line !== "" && widthOf((line + part).trimEnd()) > columns) {
      lines.push(line);
      line = indent + part;
    } else line += part;
  }
  return [...lines, line].map((each) => each.trimEnd().replaceAll(noBreak, " "));
}

/** Rows of cells as columns that are below each other. */
export function table(rows: readonly (readonly string[])[], alignRight: ReadonlySet<number> = new Set()): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, c) => Math.max(...rows.map((row) => widthOf(row[c] ?? ""))));
  const cell = (text: string, c: number): string => {
    const width = itemAt(widths, c);
    return alignRight.has(c) ? " ".repeat(width - widthOf(text)) + text : padded(text, width);
  };
  return rows.map((row) => row.map(cell).join("  ").trimEnd());
}
