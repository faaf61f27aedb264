/** From a text in any script to runs, each in a font that has its letters, as operators of a PDF page. */

import {
  beginText,
  type Color,
  endText,
  type PDFDocument,
  type PDFFont,
  type PDFOperator,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from "@cantoo/pdf-lib";
import type { TextFigure } from "../core/drawing/picture.js";
import { type OwnFont, readFonts, type Weight, weights } from "./fonts.js";
import { openFont } from "./open-font.js";
import { onPage, type PagePlace } from "./pdf-path.js";
import { type Lettered, runsOnLine } from "./runs.js";

export interface Face extends Lettered {
  /** What pages call it. */
  readonly name: string;
  readonly font: PDFFont;
}

/** Those that are needed, by weight. */
export type Faces = ReadonlyMap<Weight, readonly Face[]>;

const codesOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Six capitals, the same for the same characters: whoever joins two files can tell their parts of a font apart. */
function subsetTag(codes: Iterable<number>): string {
  let sum = 0;
  for (const code of codes) sum = (Math.imul(sum, 31) + code) >>> 0;
  return Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + (Math.floor(sum / 26 ** i) % 26))).join("");
}

const weightOf = ({ bold }: TextFigure): Weight => (bold ? "Bold" : "Medium");

/** The first font of a weight, and those others that have a character which is needed. */
async function embedWeight(
  document: PDFDocument,
  weight: Weight,
  needed: ReadonlySet<number>,
  own: OwnFont,
): Promise<Face[]> {
  const faces: Face[] = [];
  let missing = [...needed];
  for (const bytes of await readFonts(weight, own)) {
    const { characterSet, postscriptName } = openFont(bytes);
    const characters = new Set(characterSet);
    const stillMissing = missing.filter((code) => !characters.has(code));
    if (faces.length > 0 && stillMissing.length === missing.length) continue;
    const customName = `${subsetTag([...needed].sort((a, b) => a - b))}+${postscriptName}`;
    const font = await document.embedFont(bytes, { subset: true, customName });
    faces.push({ name: `${weight}${faces.length}`, font, characters });
    missing = stillMissing;
  }
  return faces;
}

/** The fonts for these texts. */
export async function embedFaces(document: PDFDocument, texts: readonly TextFigure[], font?: OwnFont): Promise<Faces> {
  document.registerFontkit({ create: openFont });
  const faces = new Map<Weight, Face[]>();
  for (const weight of weights) {
    const own = texts.filter((text) => weightOf(text) === weight);
    const needed = new Set(own.flatMap(({ text }) => codesOf(text)));
    if (own.length > 0) faces.set(weight, await embedWeight(document, weight, needed, font));
  }
  return faces;
}

/** The share of a text's width before its point. */
const shares = { start: 0, middle: 0.5, end: 1 } as const;

export function textOperators(faces: Faces, figure: TextFigure, place: PagePlace, color: Color): PDFOperator[] {
  const size = figure.size * place.scale;
  const runs = runsOnLine(figure.text, faces.get(weightOf(figure)) ?? []).map((run) => ({
    ...run,
    width: run.face.font.widthOfTextAtSize(run.text, size),
  }));
  const whole = runs.reduce((sum, { width }) => sum + width, 0);
  const { x, y } = onPage(place, figure.at);
  let left = x - whole * shares[figure.anchor ?? "middle"];
  const shown = runs.flatMap(({ face, text, width }) => {
    const operators = [
      setFontAndSize(face.name, size),
      setTextMatrix(1, 0, 0, 1, left, y),
      showText(face.font.encodeText(text)),
    ];
    left += width;
    return operators;
  });
  return [beginText(), setFillingColor(color), ...shown, endText()];
}
