/** From what a command wrote to the facts in it: keys of JSON, words, and the figures of an SVG. */

import { fileURLToPath } from "node:url";
import type { PictureInk } from "../../../src/core/drawing/picture.js";
import { colourOf, themeNamed, themeNames } from "../../../src/core/drawing/themes.js";
import { type Result, run } from "./wire.js";

type Document = Record<string, unknown>;

export const document = ({ text }: Result): Document => JSON.parse(text) as Document;

/** These keys of a JSON document, in this order. */
export const keys =
  (...names: string[]) =>
  (result: Result): unknown[] => {
    const whole = document(result);
    return names.map((name) => whole[name]);
  };

export interface Solution {
  readonly number: number;
  readonly grid: readonly string[];
}

export const solutions = (result: Result): Solution[] => document(result).solutions as Solution[];

export const grids = (result: Result): string[] => solutions(result).map(({ grid }) => grid.join("/"));

export const text = (result: Result): string => result.text;

export const stderr = (result: Result): string => result.stderr;

export const lines = ({ text: whole }: Result): string[] => whole.trimEnd().split("\n");

/** What the pattern's group holds wherever it is found. */
export const found =
  (pattern: RegExp) =>
  ({ text: whole }: Result): string[] =>
    [...whole.matchAll(pattern)].map(([all, group = all]) => group);

/** The title of an SVG and what it says of itself. */
export const titles = ({ text: svg }: Result): string[] =>
  [...svg.matchAll(/<(?:title|desc)[^>]*>([^<]*)</g)].map(([, said = ""]) => said);

export const title = (result: Result): string => titles(result)[0] ?? "";

export const description = (result: Result): string => titles(result)[1] ?? "";

/** What is written in the picture, in the order of its figures. */
export const labels = found(/<text[^>]*>([^<]+)<\/text>/g);

export const width = ({ text: svg }: Result): number => Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);

/** Those themes that all colours of an SVG belong to. */
export function themes({ text: svg }: Result): string[] {
  const rules = [...svg.matchAll(/\.([\w-]+)\{fill:(#\w+)\}/g)];
  const isOf = (name: (typeof themeNames)[number]): boolean =>
    rules.every(([, ink, colour]) => colourOf(themeNamed(name), ink as PictureInk) === colour);
  return rules.length === 0 ? [] : themeNames.filter(isOf);
}

/** A line's result should be what another command prints. */
export const printed = async (line: string): Promise<string> => (await run(line)).text;

/** A font with letters that those of Daytile lack. */
export const greekFont = fileURLToPath(
  new URL("../../../node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf", import.meta.url),
);
