/** From a puzzle and a paper to the PDF of its board and pieces in true size. */

import type { Size } from "../../core/drawing/picture.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import { refuseSheet } from "../../make/messages.js";
import { readSheetSize, resolveSettings, sharedParameters } from "../../make/parameters.js";
import { checkPrint, drawPrintPages } from "../../make/print/print.js";
import { tactileCell } from "../../make/print/tactile.js";
import { getPaperWords } from "../../make/words.js";
import { pdfOfPages, pointsPerMillimetre } from "../../pens/pdf.js";
import { remark } from "../note.js";
import { found, type Outcome, refused } from "../outcome.js";
import { languageAsked } from "../question.js";
import { getFont, getSettings, type Make, type MakingAsked, resolvePuzzle } from "./making.js";
import { readPersonal } from "./personal.js";
import { drawPreviews } from "./previews.js";
import { resolveWorkbench } from "./workshop.js";

const defaultPaper = "A4";
const { cell: usualCell } = resolveSettings(sharedParameters, {});

export function resolvePaper(asked: MakingAsked): Outcome<Size> {
  const { sheet = defaultPaper } = getSettings(asked);
  const size = readSheetSize(sheet);
  return size === undefined ? refused(refuseSheet(sheet)) : found(size);
}

export const makePrint: Make = async (asked, _, caller) => {
  const [made, bench] = [await resolvePuzzle(asked, caller), resolveWorkbench(getSettings(asked), "print")];
  if (!made.ok) return made;
  if (!bench.ok) return bench;
  const paper = resolvePaper(bench.value);
  if (!paper.ok) return paper;
  const { puzzle } = made.value;
  const personal = await readPersonal(asked, puzzle, caller);
  if (!personal.ok) return personal;
  const { target: marked, lid, title, lines } = personal.value;
  const { tactile = false, box = false, cell = tactile ? tactileCell : usualCell } = getSettings(asked);
  const { theme = "light" } = asked;
  const language = languageAsked(asked);
  const look = { sheet: paper.value, cell, language, theme, tactile, marked, title, lines, box: box ? lid : undefined };
  const why = checkPrint(look);
  if (why !== undefined) return refused(why);
  const pages = drawPrintPages(puzzle, look);
  const told = remark(productsMessages.pagesToPrint({ pages: pages.length }));
  const notes = [...made.value.notes, ...personal.value.notes, told];
  const font = getFont(asked);
  const description = getPaperWords(language).actualSize({ cell });
  const data = await pdfOfPages({ title, description, pages, language, scale: pointsPerMillimetre, font }, { theme });
  return found({ data, notes, previews: () => drawPreviews(pages, theme, font) });
};
