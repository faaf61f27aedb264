/**
 * What there is to say about drafts: every way in which one is not yet a puzzle. What is typed as it is, such as `*`,
 * is filled in: no language has other words for it.
 */

import { speaker } from "../../text/message.js";
import { counted } from "../../text/sentences.js";

/** What can have a name. Sentences get its number, which is plain data in every language. */
export const namedThings = ["cell", "field", "choice", "piece"] as const;
export type NamedThing = (typeof namedThings)[number];

/** The number of a named thing. */
type Kind = number;

const thing = (kind: Kind): string => namedThings[kind] ?? "";

/** Nobody reads longer numbers, and products soon leave all that can be counted exactly. */
const maxWritten = 1_000_000_000;

const written = (count: number): string =>
  count > maxWritten ? `more than ${written(maxWritten)}` : count.toLocaleString("en");

export const checkSentences = {
  tooMany: (what: string, count: number, most: number) =>
    `too many ${what}: ${written(count)} (the limit is ${written(most)})`,
  emptyRow: (gap: string) => `this row of the board is empty; write ${gap} where there is no cell`,
  strangeGap: (mark: string, times: number, gap: string, blank: string) =>
    `${mark}${times === 1 ? "" : ` appears ${times} times, but`} isn't in any field; write ${gap} where there is no cell, or ${blank} for a cell that is always covered`,
  twoCells: (cell: string) => `two cells are called ${cell}; give each its own name`,
  noCells: () => "the board has no cells",
  noFields: (blank: string) =>
    `the puzzle has no fields, so no cell ever shows; add fields, or write ${blank} for every cell`,
  unusedCell: (cell: string, blank: string) =>
    `cell ${cell} isn't in any field; write ${blank} for a cell that is always covered`,
  months: () => "from January to December",
  days: () => "from 1 to 31",
  weekdays: () => "from Sunday to Saturday, whatever their order on the board",
  digits: () => "from 0 to 9",
  choiceCount: (field: string, has: number, needs: number, order: string) =>
    `the field ${field} has ${counted(has, "choice")} but needs ${needs}, ${order}`,
  outOfOrder: (choice: string, field: string, order: string) =>
    `${choice} is out of order; list the choices of ${field} ${order}`,
  unknownLattice: (lattice: string) => `unknown lattice ${lattice}`,
  twoChoices: (field: string, choice: string) => `the field ${field} has two choices called ${choice}`,
  twoFields: (field: string) => `two fields are called ${field}`,
  noChoices: (field: string) => `the field ${field} has no choices`,
  emptyChoice: (choice: string) => `the choice ${choice} uncovers no cells`,
  unevenChoices: (field: string, one: string, cells: number, other: string, others: number) =>
    `all choices of a field must uncover the same number of cells; in ${field}, ${one} uncovers ${cells} and ${other} ${others}`,
  sameCells: (one: string, other: string, field: string) =>
    `the choices ${one} and ${other} in the field ${field} uncover the same cells`,
  cellTwice: (choice: string, cell: string) => `the choice ${choice} names the cell ${cell} twice`,
  sharedCell: (cell: string, one: string, other: string) => `the cell ${cell} is in two fields, ${one} and ${other}`,
  fieldLacksCell: (field: string, cell: string) =>
    `the field ${field} uncovers ${cell}, but the board has no such cell`,
  flipsForm: (all: string, none: string) => `${all}, ${none} or a list of pieces`,
  drawnName: (piece: string) => `the piece name ${piece} looks like a shape`,
  twoPieces: (piece: string) => `two pieces are called ${piece}; rename one, or keep one and set its copies`,
  wrongCopies: (piece: string) => `piece ${piece} needs a whole number of copies, 1 or more`,
  strangeMark: (piece: string, mark: string, full: string, empty: string) =>
    `piece ${piece} contains ${mark}; draw shapes with ${full} and ${empty} only`,
  noPieces: () => "the puzzle has no pieces",
  emptyPiece: (piece: string) => `piece ${piece} has no cells`,
  severalParts: (piece: string, isHex: boolean) =>
    `piece ${piece} is in several parts, but its cells must connect${isHex ? "; on a hex board every second row is half a cell further right" : ""}`,
  wrongFlips: (word: string, wanted: string) => `flips must be ${wanted}, not ${word}`,
  flipsLackPiece: (piece: string) => `flips names ${piece}, but there is no such piece`,
  wrongArea: (covered: number, wanted: number, cells: number, uncovered: number) =>
    `the pieces cover ${counted(covered, "cell")}, but must cover ${wanted}${uncovered === 0 ? "" : ` (${cells} less ${uncovered} uncovered)`}`,
  misfit: (piece: string) => `piece ${piece} doesn't fit anywhere on the board`,
  reordering: (character: string) => `remove the character ${character}: it changes the order of the text around it`,
  unprintable: (character: string) => `remove the character ${character}: it can't be printed`,
  emptyName: (kind: Kind) => `the name of this ${thing(kind)} is empty`,
  notOneWord: (kind: Kind, word: string, character: string) =>
    `the name of a ${thing(kind)} must be one visible word, but ${word} contains ${character}`,
  wrongId: (id: string, example: string) =>
    `the id ${id} can only have lowercase letters, digits and single hyphens, as in ${example}`,
  notALanguage: (tag: string, one: string, other: string) =>
    `${tag} isn't a language tag; write one like ${one} or ${other}`,
  noTitle: () => "the puzzle has no title",
  labelLacksCell: (cell: string) => `this label is for cell ${cell}, but the board has no such cell`,
  sameShape: (piece: string, other: string) =>
    `${piece} has the same shape as ${other}, so swapping them makes another solution; if they look alike, make them copies of one piece`,
};

export const sayCheck = speaker("check", checkSentences);

/** What there can be too much of, by the name of its bound: continues the words "too many …". */
export const limitedSentences = {
  file: () => "characters in the file",
  text: () => "characters in all names and texts, as the file may have to spell them",
  cells: () => "cells on the board",
  rows: () => "rows on the board",
  columns: () => "words in a row of the board",
  fields: () => "fields",
  choices: () => "choices in a field",
  choiceCells: () => "cells in a choice",
  targets: () => "combinations of choices",
  pieces: () => "different pieces",
  copies: () => "copies of a piece",
  shapeRows: () => "rows in a shape",
  shapeColumns: () => "characters in a row of a shape",
  id: () => "characters in the id",
  word: () => "characters in the name of a cell, field, choice or piece",
  title: () => "characters in the title",
  note: () => "characters in the note",
  credits: () => "lines of credits",
  credit: () => "characters in a line of credits",
  label: () => "characters in a label",
  languages: () => "languages",
};

export const sayLimited = speaker("limited", limitedSentences);
