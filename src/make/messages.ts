/** What there is to say about measures that make no sense, and about what would. */

import { type Said, speaker } from "../core/text/message.js";
import { quoted } from "../core/text/sentences.js";
import { maxSheet, minSheet } from "./parameters.js";

export const makeSentences = {
  notASize: (name: string, example: string, min: number, max: number, text: string) =>
    `${name}: expected a size such as ${example}, each side from ${min} to ${max} mm, or a paper such as A4, not ${text}`,
  sheetTooSmallForBook: (sheet: string, least: number) =>
    `a sheet of ${sheet} is too small for a book; use at least ${least} × ${least} mm`,
  sheetTooSmall: (sheet: string, room: string, least: number) =>
    `a sheet of ${sheet} is too small: it has ${room} between margins, title and rule, and needs ${least} mm each way`,
  cellTooLarge: (cell: number, room: string, most: string) =>
    `a cell of ${cell} mm doesn't fit on a page with ${room} between margins, title and rule; ` +
    `use ${most} mm or less, or a larger sheet`,
  partTooLarge: (part: string, sheet: string, needed: string) =>
    `${part} doesn't fit on a sheet of ${sheet}; with the gap around it, it needs ${needed}`,
  narrowest: (piece: string, width: string) => `piece ${piece} is ${width} mm wide at its narrowest`,
  narrowestAfter: (piece: string, width: string, left: string) =>
    `piece ${piece} is ${width} mm wide at its narrowest, or ${left} mm after the clearance`,
  clearanceTooLarge: (clearance: number, why: string) => `a clearance of ${clearance} mm is too large: ${why}`,
  kerfTooLarge: (kerf: number, why: string) => `a kerf of ${kerf} mm is too large: ${why}`,
  radiusTooLarge: (radius: number, piece: string, less: string) =>
    `a radius of ${radius} mm is too large for piece ${piece}; use less than ${less} mm`,
  gapTooSmall: (gap: number, kerf: number) => `a gap of ${gap} mm is less than the kerf; use ${kerf} mm or more`,
  clearanceTooSmall: (clearance: number, least: number) =>
    `a clearance of ${clearance} mm is too small for any printer; use ${least} mm or more`,
  clearanceForCells: (clearance: number, cell: number, most: string) =>
    `a clearance of ${clearance} mm is too large for ${cell} mm cells; use ${most} mm or less`,
  radiusForCells: (radius: number, cell: number, most: string) =>
    `a radius of ${radius} mm is too large for ${cell} mm cells; use ${most} mm or less`,
  cells: (size: number) => `${size} mm cells`,
  pieces: (size: number) => `${size} mm pieces`,
  floor: (size: number) => `a floor of ${size} mm`,
  frame: (size: number) => `a frame of ${size} mm`,
  border: (size: number) => `a border of ${size} mm`,
  chamferTooLarge: (chamfer: number, what: string, most: string) =>
    `a chamfer of ${chamfer} mm is too large for ${what}; use ${most} mm or less`,
  labelsTooDeep: (depth: number, base: number, most: string) =>
    `labels ${depth} mm deep would go through a floor of ${base} mm; ` +
    `use a label depth of ${most} mm or less, or a thicker base`,
  gridTooDeep: (depth: number, base: number, most: string) =>
    `lines ${depth} mm deep would go through a floor of ${base} mm; ` +
    `use a grid depth of ${most} mm or less, or a thicker base`,
  labelsTooHigh: (depth: number, wall: number) =>
    `labels ${depth} mm high would reach the top of a frame of ${wall} mm; use a smaller label depth or a higher wall`,
  borderTooNarrow: (border: number, least: number) =>
    `a border of ${border} mm is too narrow for a notch, a nail or pegs; use ${least} mm or more`,
  fixedFrame: () => "a fixed frame is part of the tray; choose the part tray",
  thePiece: (piece: string) => `piece ${piece}`,
  theFrame: () => "the frame",
  theBase: () => "the base",
  theBox: () => "the box",
  unknownPart: (part: string) => `unknown part ${part}`,
};

export const sayMake = speaker("make", makeSentences);

/** What to say about a text that isn't the size of a sheet or a bed. */
export const noSize = (name: string, example: string, text: string): Said =>
  sayMake.notASize(name, example, minSheet, maxSheet, quoted(text));

export const noSheet = (text: string): Said => noSize("sheet", "400x300", text);
export const noPaper = (text: string): Said => noSize("paper", "210x297", text);
