/** What poppler, a stranger's reader of PDF files, finds in one: its pages, its text, its pixels. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { onTestFinished } from "vitest";

const largest = 1 << 28;
const run = (program: string, ...args: string[]): Buffer => execFileSync(program, args, { maxBuffer: largest });

/** A file of these bytes for as long as the test lasts. */
export function fileOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "daytile-pdf-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "made.pdf");
  writeFileSync(file, bytes);
  return file;
}

/** Width and height of each page in points, as poppler writes them. */
export function pageSizes(file: string): string[] {
  const text = run("pdfinfo", "-f", "1", "-l", "9999", file).toString();
  return [...text.matchAll(/^Page +\d+ size: +([\d.]+ x [\d.]+)/gm)].map(([, size = ""]) => size);
}

/** Where the first page is trimmed: left, bottom, right and top, in points. */
export function trimBox(file: string): number[] {
  const text = run("pdfinfo", "-box", file).toString();
  return (/TrimBox: +([\d.]+) +([\d.]+) +([\d.]+) +([\d.]+)/.exec(text) ?? []).slice(1).map(Number);
}

/** In the order in which it was written. */
export function textOf(file: string, first = 1, last = 9999): string {
  return run("pdftotext", "-raw", "-f", String(first), "-l", String(last), file, "-").toString();
}

/** A page as poppler draws it, line by line. */
export function svgOfPage(file: string, page: number): string {
  return run("pdftocairo", "-svg", "-f", String(page), "-l", String(page), file, "-").toString();
}

export interface WordBox {
  readonly word: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where each word is, in points; on all pages or on one. */
export function wordBoxes(file: string, page?: number): WordBox[] {
  const only = page === undefined ? [] : ["-f", String(page), "-l", String(page)];
  const text = run("pdftotext", "-bbox", ...only, file, "-").toString();
  const words = text.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g);
  return [...words].map(([, left, top, right, bottom, word = ""]) => ({
    word,
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Whether any pixel is neither black nor white nor grey. */
  hasColour(): boolean;
  /** From 0, black, to 255. */
  grey(x: number, y: number): number;
  /** How many pixels have exactly this colour: `#b3261e`. */
  count(colour: string): number;
}

export function rasterOf(file: string, page: number, dotsPerInch: number): Raster {
  const at = String(page);
  const bytes = run("pdftoppm", "-png", "-singlefile", "-r", String(dotsPerInch), "-f", at, "-l", at, file);
  const { width, height, data } = PNG.sync.read(bytes);
  const hasColour = (): boolean => {
    for (let i = 0; i < data.length; i += 4) if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return true;
    return false;
  };
  const count = (colour: string): number => {
    const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
    let found = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) found++;
    return found;
  };
  const grey: Raster["grey"] = (x, y) => data[(Math.round(y) * width + Math.round(x)) * 4 + 1] ?? 255;
  return { width, height, hasColour, grey, count };
}

/** First and last dark pixel of every dark stretch of a row. */
export function darkRuns({ width, grey }: Raster, y: number): [number, number][] {
  const runs: [number, number][] = [];
  for (let x = 0; x < width; x++) {
    if (grey(x, y) > 110) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[1] === x - 1) last[1] = x;
    else runs.push([x, x]);
  }
  return runs;
}
