/** From a puzzle and a paper to the PDF of its board and pieces in true size. */

import { titleOf } from "../../core/drawing/board-picture.js";
import { noSheet, type Size, settingsOf, sharedParameters, sheetSize } from "../../make/parameters.js";
import { printPages, printRefusal } from "../../make/print/print.js";
import { pdfOfPages, pointsPerMillimetre } from "../../pens/pdf.js";
import { type Context, found, type Outcome, wrongUsage } from "../command.js";
import { counted } from "../text.js";
import { languageOf, type Make, puzzleToMake } from "./making.js";

const defaultPaper = "A4";

export function paperOf({ values }: Context): Outcome<Size> {
  const { sheet = defaultPaper } = values;
  const size = sheetSize(sheet);
  return size === undefined ? wrongUsage(noSheet(sheet)) : found(size);
}

export const makePrint: Make = async (context) => {
  const [puzzle, paper] = [await puzzleToMake(context), paperOf(context)];
  if (!puzzle.ok) return puzzle;
  if (!paper.ok) return paper;
  const { cell } = settingsOf(sharedParameters, context.values);
  const { theme = "light" } = context.values;
  const language = languageOf(context);
  const look = { sheet: paper.value, cell, language, theme };
  const refused = printRefusal(look);
  if (refused !== undefined) return wrongUsage(refused);
  const pages = printPages(puzzle.value, look);
  await context.remark(`${counted(pages.length, "page")}; print at 100 %, not fitted to the page`);
  const title = titleOf(puzzle.value, language);
  const description = `Board and pieces in true size, ${cell} mm from cell to cell`;
  return found(await pdfOfPages({ title, description, pages, language, scale: pointsPerMillimetre }, theme));
};
