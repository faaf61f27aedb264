/** From a puzzle and a paper to the PDF of its board and pieces in true size. */

import type { Size } from "../../core/drawing/picture.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import { noSheet } from "../../make/messages.js";
import { settingsOf, sharedParameters, sheetSize } from "../../make/parameters.js";
import { printPages, printRefusal } from "../../make/print/print.js";
import { tactileCell } from "../../make/print/tactile.js";
import { getPaperWords } from "../../make/words.js";
import { pdfOfPages, pointsPerMillimetre } from "../../pens/pdf.js";
import { remark } from "../note.js";
import { found, type Outcome, refused } from "../outcome.js";
import { languageAsked } from "../question.js";
import { fontAsked, type Make, type MakingAsked, puzzleToMake, settingsAsked } from "./making.js";
import { personalAsked } from "./personal.js";
import { pagePreviews } from "./previews.js";
import { workbenchAsked } from "./workshop.js";

const defaultPaper = "A4";
const { cell: usualCell } = settingsOf(sharedParameters, {});

export function paperAsked(asked: MakingAsked): Outcome<Size> {
  const { sheet = defaultPaper } = settingsAsked(asked);
  const size = sheetSize(sheet);
  return size === undefined ? refused(noSheet(sheet)) : found(size);
}

export const makePrint: Make = async (asked, _, caller) => {
  const [made, bench] = [await puzzleToMake(asked, caller), workbenchAsked(settingsAsked(asked), "print")];
  if (!made.ok) return made;
  if (!bench.ok) return bench;
  const paper = paperAsked(bench.value);
  if (!paper.ok) return paper;
  const { puzzle } = made.value;
  const personal = await personalAsked(asked, puzzle, caller);
  if (!personal.ok) return personal;
  const { target: marked, lid, title, lines } = personal.value;
  const { tactile = false, box = false, cell = tactile ? tactileCell : usualCell } = settingsAsked(asked);
  const { theme = "light" } = asked;
  const language = languageAsked(asked);
  const look = { sheet: paper.value, cell, language, theme, tactile, marked, title, lines, box: box ? lid : undefined };
  const why = printRefusal(look);
  if (why !== undefined) return refused(why);
  const pages = printPages(puzzle, look);
  const told = remark(productsMessages.pagesToPrint({ pages: pages.length }));
  const notes = [...made.value.notes, ...personal.value.notes, told];
  const font = fontAsked(asked);
  const description = getPaperWords(language).actualSize({ cell });
  const data = await pdfOfPages({ title, description, pages, language, scale: pointsPerMillimetre, font }, { theme });
  return found({ data, notes, previews: () => pagePreviews(pages, theme, font) });
};
