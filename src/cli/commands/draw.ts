/** From a kind of picture and a date to a file, in the format that its name asks for. */

import { lineMessages } from "../../core/locales/en/line.generated.js";
import { type PictureKind, pictureKinds } from "../../core/names.js";
import type { Refusal } from "../../requests/outcome.js";
import type { Part, Parts } from "../../requests/parts.js";
import { commonParts, formatsOf } from "../../requests/pictures/kinds.js";
import { partsByPicture, pictureParts } from "../../requests/schema.js";
import type { Command, Context, Example, ExitCode, Topic } from "../command.js";
import { endingsOf, formatFor } from "../line/file-format.js";
import { kindOf } from "../line/kind-word.js";
import { meaningsOf, type OptionName, optionNames } from "../line/options.js";
import { readParts } from "../line/request.js";
import { writePicture } from "../terminal/picture-file.js";

const wording = { ask: lineMessages.chooseDrawing, unknown: lineMessages.unknownPicture };

/** Only the counts of many boards take long enough to be shared out. */
const countedKinds: readonly PictureKind[] = ["year", "histogram", "pairs", "reach", "lazy-year"];

const partsNamed = (names: readonly string[]): Parts =>
  Object.fromEntries(names.map((name) => [name, pictureParts[name as keyof typeof pictureParts]]));

/** A part of one format alone is of no use to a kind that can't have it. */
function isFor(kind: PictureKind, part: string): boolean {
  const { format }: Part = pictureParts[part as keyof typeof pictureParts];
  return format === undefined || formatsOf(kind).some((each) => each === format);
}

/** Those that a kind of picture takes. */
export const drawOptions = (kind: PictureKind): readonly OptionName[] => [
  ...optionNames(partsNamed(partsByPicture[kind])),
  ...(countedKinds.includes(kind) ? (["threads"] as const) : []),
  ...optionNames(partsNamed(commonParts.filter((part) => isFor(kind, part)))),
  "output",
  "lang",
];

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values } = context;
  const kind = kindOf(args[0], pictureKinds, wording);
  if (!kind.ok) return kind;
  const format = formatFor(`draw ${kind.value}`, formatsOf(kind.value), values.output);
  if (!format.ok) return format;
  const asked = await readParts({ ...context, args: args.slice(1) }, pictureParts);
  if (!asked.ok) return asked;
  return writePicture(context, { ...asked.value, picture: kind.value, format: format.value });
}

const summaries: Readonly<Record<PictureKind, string>> = {
  solution: "draw a solution",
  board: "draw the empty board, or one with some pieces placed",
  pieces: "draw the pieces",
  orientations: "draw every way each piece can be turned",
  solutions: "draw all solutions for a date on one page",
  year: "draw the year as a heat map",
  histogram: "draw how many dates have how many solutions",
  pairs: "draw which pairs of cells can stay uncovered",
  proof: "draw why a board has no solution, step by step",
  reach: "draw the dates still possible on the board",
  "lazy-year": "draw an animation of a year with the fewest moves",
  search: "draw an animation of a search that fills the board",
};

const examples: readonly Example[] = [
  { line: "daytile draw solution -o today.svg", description: "a solution for a web page" },
  { line: "daytile draw solutions 12-25 -o all.pdf", description: "all solutions for a date on one page" },
  { line: "daytile draw board -p hex-lake --lang ar -o board.svg", description: "a bare board with Arabic labels" },
  {
    line: "daytile draw board 12-25 --place @half.txt --mark 3,4 -o half.svg",
    description: "a half-solved board with two cells marked",
  },
  { line: "daytile draw pieces --theme black-and-white -o pieces.svg", description: "patterns instead of colours" },
  { line: "daytile draw orientations -o orientations.svg", description: "every way to turn each piece" },
  { line: "daytile draw year -o year.png", description: "the year as a heat map" },
  { line: "daytile draw histogram -o histogram.svg", description: "how many dates have how many solutions" },
  { line: "daytile draw search 12-25 -o search.gif", description: "an animation of a search that fills the board" },
  { line: "daytile draw proof --uncover 22,24 -o why.svg", description: "why two cells can't both stay uncovered" },
  { line: "daytile draw reach --place @half.txt -o reach.svg", description: "which dates are still possible" },
  {
    line: "daytile draw lazy-year --year 2027 -o lazy.gif",
    description: "each morning of the year with the fewest moves",
  },
  { line: "daytile draw pairs -o pairs.svg", description: "which pairs of cells are impossible or unique" },
];

const themeNote = "Without --theme, an SVG follows the light or dark mode of whoever sees it.";

const takesDate = (kind: PictureKind): boolean => partsByPicture[kind].some((part) => part === "uncover");

const kindTopic = (kind: PictureKind): Topic => ({
  summary: summaries[kind],
  usage: `draw ${kind}${takesDate(kind) ? " [DATE]" : ""}`,
  takes: takesDate(kind) ? "date" : "none",
  examples: examples.filter(({ line }) => line.split(" ")[2] === kind),
  options: drawOptions(kind),
  meanings: meaningsOf(pictureParts),
  notes: [`The format follows the file name: ${endingsOf(formatsOf(kind))}. Without -o it is SVG.`, themeNote],
});

export const draw: Command = {
  summary: "draw a picture for a page, a printer or a terminal",
  usage: "draw PICTURE [DATE]",
  takes: "kind",
  kinds: Object.fromEntries(pictureKinds.map((kind) => [kind, kindTopic(kind)])),
  examples,
  options: [...optionNames(pictureParts), "output", "threads", "lang"],
  notes: [
    `The format follows the file name: ${endingsOf(formatsOf("solution"))}. A search is a .gif. ` +
      "Without -o, SVG goes to standard output.",
    themeNote,
  ],
  run,
};
