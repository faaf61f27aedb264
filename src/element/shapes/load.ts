/** From a language to its words for the shapes of pieces, and from a shape to a description. */

import type { BaseLanguage } from "../../core/calendar/languages.js";
import { englishShapeWords, type ShapeWords } from "../shape-words.js";

export { shapeInWords } from "../shape-words.js";

const loaders: Readonly<Partial<Record<BaseLanguage, () => Promise<{ readonly shapes: ShapeWords }>>>> = {
  de: () => import("./de.js"),
  fr: () => import("./fr.js"),
  es: () => import("./es.js"),
  pt: () => import("./pt.js"),
  it: () => import("./it.js"),
  nl: () => import("./nl.js"),
  sv: () => import("./sv.js"),
  ja: () => import("./ja.js"),
  zh: () => import("./zh.js"),
  ar: () => import("./ar.js"),
};

/** Says them in English where a language has none. */
export const shapeWordsIn = async (language: BaseLanguage): Promise<ShapeWords> =>
  (await loaders[language]?.())?.shapes ?? englishShapeWords;
