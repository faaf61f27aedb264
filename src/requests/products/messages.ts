/** What there is to say about things to print, cut and build: why one can't be made, and what to do with it. */

import { wordsOf } from "../../core/calendar/languages.js";
import { speaker } from "../../core/text/message.js";
import { counted } from "../../core/text/sentences.js";

const weekdayName = (weekday: number): string => wordsOf("en").longWeekdays[weekday] ?? "";

export const productSentences = {
  wrongFormat: (product: string, format: string) => `${product} can't be ${format}`,
  unused: (product: string, part: string) => `${product} doesn't use ${part}; leave it out`,
  noSetting: (product: string, setting: string) => `${product} has no setting ${setting}`,
  sharedWeekdays: (puzzle: string, weekday: number) =>
    `${puzzle} has weekdays that share cells, so its week can't begin with ${weekdayName(weekday)}`,
  noWeekdays: (puzzle: string, weekday: number) =>
    `${puzzle} doesn't show weekdays, so its week can't begin with ${weekdayName(weekday)}`,
  noBook: (puzzle: string, field: string) =>
    `${puzzle} has a field that isn't part of a date (${field}), so there is no book of its year`,
  datesOnPages: (dates: number, pages: number) => `${counted(dates, "date")} on ${counted(pages, "page")}`,
  datesWithout: (count: number, dates: readonly string[]) =>
    `${counted(count, "date")} without a solution: ${dates.join(", ")}`,
  coverSpine: (pages: number, spine: number) =>
    `${counted(pages, "page")}, and a cover with a spine of ${spine} mm; ask your print shop for its own width`,
  onlyBooks: () => "a poster is one page; write it as a PDF",
  pagesToPrint: (pages: number) => `${counted(pages, "page")}. Print at 100%, without "fit to page"`,
  noSheet: (sheet: number, sheets: number) =>
    `there is no sheet ${sheet}; everything fits on ${counted(sheets, "sheet")}`,
  sheets: (sheets: number, first: string) => `${sheets} sheets side by side; use ${first} for the first one only`,
  sheetFiles: (sheets: number) => `${counted(sheets, "sheet")}, a file for each`,
  islands: (islands: number) => `the board has gaps; glue ${counted(islands, "island")} of the frame onto the base`,
  partTooLarge: (part: string, size: string, gap: number, bed: string) =>
    `the part ${part} (${size}, and a gap of ${gap} mm around it) doesn't fit on a bed of ${bed}; ` +
    "use a smaller cell, gap or border, or a larger bed",
  noPlate: (plate: number, plates: number) =>
    `there is no plate ${plate}; everything fits on ${counted(plates, "plate")}`,
  onPlate: (parts: number, size: string) => `${counted(parts, "part")} on a plate of ${size}`,
  onPlateNumber: (plate: number, parts: readonly string[]) => `plate ${plate}: ${parts.join(", ")}`,
  largePlate: (size: string, option: string) =>
    `everything together needs a bed of ${size}; use ${option} for as many plates as it takes`,
  thinLabels: (nozzle: number, cell: number) =>
    `some labels are thinner than a nozzle of ${nozzle} mm can print; use a cell of ${cell} mm or more`,
  thinWalls: (width: number, nozzle: number, least: number) =>
    `the narrowest wall is ${width} mm; a nozzle of ${nozzle} mm needs ${least} mm, so use a wider border`,
  thinWords: (nozzle: number) =>
    `some words are thinner than a nozzle of ${nozzle} mm can print; use fewer words or a wider border`,
  noRoom: () => "the frame has no room for the inscription; use a shorter one or a wider border",
  lettersInstead: () => "a 3D printer makes letters only, so the pieces have letters instead of patterns",
  giftNeedsMachine: () => "a gift needs a machine",
  giftFiles: (files: readonly string[]) => `begin with ${files.join(" and ")}`,
  noSolutionInside: (date: string) => `${date} has no solution, so the envelope shows the empty board`,
  unknownMachine: (machine: string) => `unknown machine ${machine}`,
  unknownMaterial: (material: string) => `unknown material ${material}`,
  wrongMachine: (machine: string, product: string) => `${machine} isn't a machine for ${product}`,
  wrongMaterial: (machine: string, material: string) => `${machine} doesn't work with ${material}`,
  unknownLetters: (letters: string, option: string) =>
    `Daytile's fonts lack ${letters}, so you get question marks instead; use ${option} for a font that has them`,
  notAFont: () => "the font can't be read; use a TTF or TTC file with TrueType outlines",
  plateOf: (plate: number, plates: number, parts: readonly string[], option: string) =>
    `plate ${plate} of ${plates}: ${parts.join(", ")}; use ${option} for the others`,
};

export const sayProduct = speaker("products", productSentences);
