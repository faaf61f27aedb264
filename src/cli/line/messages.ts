/** What there is to say about command lines that ask for nothing Daytile can do. */

import { speaker } from "../../core/text/message.js";
import { rangeOf } from "../../make/parameters.js";

const endings = (formats: readonly string[]): string => formats.map((format) => `.${format}`).join(", ");

/** Left out: no end. */
type Most = number | undefined;

const range = (min: number, max: Most): string => rangeOf(max === undefined ? { min } : { min, max });

export const lineSentences = {
  unknownOption: (option: string) => `unknown option ${option}`,
  unknownValue: (option: string, value: string) => `unknown ${option} ${value}`,
  needsValue: (option: string, written: string) => `${option} needs a value; write ${written}`,
  takesNoValue: (option: string) => `${option} doesn't take a value`,
  twice: (option: string) => `${option} is given twice`,
  wholeNumber: (option: string, min: number, max: Most, text: string) =>
    `${option}: expected a whole number ${range(min, max)}, not ${text}`,
  millimetres: (option: string, min: number, max: Most, text: string) =>
    `${option}: expected millimetres ${range(min, max)}, not ${text}`,
  addressForm: (option: string, example: string, text: string) =>
    `${option}: expected an address such as ${example}, not ${text}`,
  misplaced: (option: string, place: string) => `${option} doesn't work with ${place}; see daytile help ${place}`,
  unknownCommand: (word: string) => `unknown command ${word}`,
  listCommands: () => "run daytile help for a list of commands",
  listPuzzles: () => "run daytile puzzles for a list",
  seeBoard: () => "run daytile show to see the board",
  unexpected: (word: string, command: string) => `unexpected argument ${word}; run daytile help ${command}`,
  chooseDrawing: (kinds: readonly string[]) => `choose what to draw: ${kinds.join(", ")}`,
  chooseDesign: (kinds: readonly string[]) => `choose what to find: ${kinds.join(", ")}`,
  chooseProduct: (kinds: readonly string[]) => `choose what to make: ${kinds.join(", ")}`,
  unknownPicture: (word: string) => `unknown picture ${word}`,
  unknownKind: (word: string) => `unknown kind ${word}`,
  nameShell: (shells: readonly string[]) => `name your shell: choose from ${shells.join(", ")}`,
  unknownShell: (word: string) => `unknown shell ${word}`,
  fieldForm: (text: string) => `--field: expected NAME=CHOICE, as in month=Apr, not ${text}`,
  fieldTwice: (field: string) => `the field ${field} is given twice`,
  oneInput: (one: string, other: string) => `only one of ${one} and ${other} can read standard input`,
  gridIsFile: (option: string, file: string) => `${option}: to read a file, type ${option} @${file}`,
  gridIsDrawn: (option: string) => `${option}: that's a drawing; for a grid, print it with --style letters`,
  needsFile: (what: string, formats: readonly string[]) =>
    `${what} needs a file: add -o with a name that ends in ${endings(formats)}`,
  needsFolder: (what: string) => `${what} needs a folder: add -o with its name`,
  wrongEnding: (what: string, name: string, formats: readonly string[]) =>
    `${what} can't write ${name}; end the name in ${endings(formats)}`,
  yearHasNoDate: () => "year counts every date; for one date run daytile count DATE",
  auditHasNoDate: () => "audit checks every set of cells; leave out the date",
  makeHasNoDate: (what: string, date: string) => `${what} doesn't depend on the date; leave out ${date}`,
  puzzlesListsAll: () => "puzzles lists all puzzles; for one of them run daytile show PUZZLE",
  showOne: () => "show one puzzle at a time",
  checkNeedsFile: () => "check needs a puzzle file, as in daytile check mine.yaml",
  checkIsForFiles: (puzzle: string) => `check needs a puzzle file; for a built-in puzzle run daytile year -p ${puzzle}`,
  importNeedsFiles: () => "import needs two files, a grid of labels and shapes of 0 and 1; run daytile help import",
  gifShowsSearch: (option: string) => `a GIF shows one search up to its first solution; leave out ${option}`,
  ownSolver: () => "pictures use Daytile's own solver; leave out --engine",
};

export const sayLine = speaker("line", lineSentences);
