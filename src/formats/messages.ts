/**
 * What there is to say about files: what is written where something else should be. Examples and marks, which are typed as
 * they are, are filled in: no language has other words for them.
 */

import { speaker } from "../core/text/message.js";
import { counted, listed } from "../core/text/sentences.js";

export const formatSentences = {
  /** What follows is one of those below. */
  expected: (wanted: string) => `expected ${wanted}`,
  aText: () => "text",
  aKey: () => "text as a key",
  keys: (examples: readonly string[]) => `keys such as ${listed(examples)}`,
  translated: (example: string) => `text, or texts by language, such as ${example}`,
  creditLines: (example: string) => `a list of lines, such as ${example}`,
  boardRows: (bar: string, example: string) => `the rows of the board, below a ${bar} or as a list such as ${example}`,
  cells: (example: string, range: string) =>
    `cells such as ${example}, a range such as ${range}, or choices with their cells`,
  choices: () => "choices",
  choiceCells: () => "the cells of this choice",
  fields: (one: string, other: string) => `fields such as ${one} and ${other}, each with its choices`,
  pieces: () => "pieces",
  drawnPieces: (bar: string) => `pieces drawn below a ${bar}, or a name and a shape for each`,
  shapeRows: (full: string, empty: string, example: string) =>
    `the rows of a shape in ${full} and ${empty}, such as ${example}`,
  wholeNumber: () => "a whole number",
  copies: (example: string) => `how many copies of which piece, such as ${example}`,
  flips: (all: string, none: string) => `${all}, ${none}, or the pieces that can be flipped`,
  labels: (example: string) => `labels by language, such as ${example}`,
  labelsByCell: (example: string) => `labels by cell, such as ${example}`,
  zeroOrOne: (mark: string) => `expected 0 or 1, not ${mark}`,
  notARange: (word: string, example: string, most: number) =>
    `${word} isn't a range like ${example} with at most ${most} words`,
  folded: (bar: string) => `these rows run into one line; put ${bar} after the colon and the rows on the lines below`,
  appearsTwice: (key: string) => `${key} appears twice`,
  unknownKey: (key: string) => `unknown key ${key}`,
  keyMissing: (key: string) => `the key ${key} is missing`,
  copiesLackPiece: (piece: string) => `copies names ${piece}, but there is no such piece`,
  notBelowName: () =>
    "this part isn't below a name; line each part of a shape up with the first letter of its piece's name",
  shiftedRow: (spaces: number, toTheRight: boolean) =>
    `this row of shapes is ${counted(spaces, "space")} too far to the ${toTheRight ? "right" : "left"}; line each part of a shape up with the first letter of its piece's name`,
  gapAbove: (empty: string) => `there is a gap above this part of a shape; write ${empty} for an empty row`,
  tags: (mark: string) => `YAML tags aren't supported; put the text in quotes if you mean a literal ${mark}`,
  aliases: (mark: string) =>
    `YAML anchors and aliases aren't supported; put the text in quotes if you mean a literal ${mark}`,
  beginsWith: (mark: string) => `put this word in quotes, because it begins with ${mark}`,
  tabs: () => "indent lines with spaces, not with tabs",
  twoDocuments: (mark: string) => `a puzzle file has one puzzle only; move what follows this ${mark} to another file`,
  keyOnTwoLines: () => "a key and its colon must be on one line; is a colon or a closing quote missing?",
  tooDeep: () => "this is nested too deeply for a puzzle file",
  unclosedQuote: () => "the closing quote is missing",
  notYaml: (why: string) => `this isn't YAML: ${why}`,
  notEnglish: (word: string) => `${word} isn't a month, day or weekday in English`,
  alwaysCovered: (blank: string) => `write ${blank} for a cell that is always covered`,
  moreProblems: (count: number) => `and ${counted(count, "more problem")} from here on`,
  damagedLink: () => "this link is damaged, or from a newer Daytile",
};

export const sayFormat = speaker("formats", formatSentences);
