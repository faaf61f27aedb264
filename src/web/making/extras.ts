/** What the app offers to make, and what else can be wished for each: from the names of wishes to settings. */

import type { ProductSettings } from "../../requests/products/settings.js";

/** The plainest first. */
export const makerKinds = ["print", "book", "laser", "solid", "gift"] as const;
export type MakerKind = (typeof makerKinds)[number];

const extras = {
  print: ["box", "tactile"],
  book: ["cover", "poster"],
  laser: ["notch", "letters", "box", "hanging"],
  solid: ["pegs", "notch", "letters", "lid", "hanging"],
  gift: ["letters", "box", "hanging"],
} as const satisfies Readonly<Record<MakerKind, readonly string[]>>;

/** Something more than the plain thing. */
export type Extra = (typeof extras)[MakerKind][number];

/** A gift from scissors has no pieces to engrave, and no frame to hang up. */
export const extrasOf = (kind: MakerKind, isOnPaper: boolean): readonly Extra[] =>
  kind === "gift" && isOnPaper ? ["box"] : extras[kind];

/** A cover is asked for by the format of the file. */
const settings: Readonly<Record<Extra, ProductSettings>> = {
  box: { box: true },
  tactile: { tactile: true },
  cover: {},
  poster: { poster: true },
  notch: { notch: true },
  letters: { engrave: "letters" },
  pegs: { pegs: true },
  lid: { lid: true },
  hanging: { hanging: true },
};

/** A poster has no cover: one page is all there is. */
const either: readonly Extra[] = ["cover", "poster"];

/** The wishes after one of them was changed; one that excludes it is given up. */
export function toggled(wished: readonly Extra[], extra: Extra): readonly Extra[] {
  if (wished.includes(extra)) return wished.filter((each) => each !== extra);
  const kept = either.includes(extra) ? wished.filter((each) => !either.includes(each)) : wished;
  return [...kept, extra];
}

export const extraSettings = (wished: readonly Extra[]): ProductSettings =>
  Object.assign({}, ...wished.map((extra) => settings[extra])) as ProductSettings;

/** Whether there is a place for a name and a few words. */
export const wantsWords = (kind: MakerKind, wished: readonly Extra[]): boolean =>
  kind === "book" || kind === "gift" || wished.includes("box") || wished.includes("lid");
