/** From a kind of picture and a date to a file, in the format that its name asks for. */

import { type Refusal, refused } from "../../requests/outcome.js";
import { formatsOf, type PictureKind, pictureKind, pictureKinds } from "../../requests/pictures/kinds.js";
import type { Command, Context, ExitCode } from "../command.js";
import { endingsOf, formatFor } from "../line/file-format.js";
import { kindOf } from "../line/kind-word.js";
import { commonOptions, type OptionName } from "../line/options.js";
import { boardAsked, boardOptions, cellsAsked } from "../line/request.js";
import { writePicture } from "../terminal/picture-file.js";

const wording = { ask: "say what to draw", unknown: (word: string) => `unknown picture ${word}` };

/** Those that every picture has. */
const ownOptions = ["theme", "size", "output", "lang"] as const satisfies readonly OptionName[];

/** Only the counts of many boards take long enough to be shared out. */
const countedKinds: readonly PictureKind[] = ["year", "histogram", "pairs"];

/** Those that a kind of picture takes. */
export const drawOptions = (kind: PictureKind): readonly OptionName[] => [
  ...pictureKind(kind).parts,
  ...(countedKinds.includes(kind) ? (["threads"] as const) : []),
  ...ownOptions,
];

/** Nobody should wait for an option to show that the picture has no use for. */
function misplacedOption(kind: PictureKind, { values }: Context): Refusal | undefined {
  const known: readonly string[] = [...drawOptions(kind), ...commonOptions];
  const misplaced = Object.keys(values).find((name) => !known.includes(name));
  return misplaced === undefined ? undefined : refused(`draw ${kind} takes no option --${misplaced}`);
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values } = context;
  const kind = kindOf(args[0], pictureKinds, wording);
  if (!kind.ok) return kind;
  const misplaced = misplacedOption(kind.value, context);
  if (misplaced !== undefined) return misplaced;
  const format = formatFor(`draw ${kind.value}`, formatsOf(kind.value), values.output);
  if (!format.ok) return format;
  const asked = await boardAsked({ ...context, args: args.slice(1) });
  if (!asked.ok) return asked;
  const { theme, number, limit, seed, algorithm, frames, speed, size } = values;
  const mark = values.mark === undefined ? undefined : cellsAsked(values.mark);
  const look = { theme, number, limit, seed, algorithm, frames, speed, size, mark };
  return writePicture(context, { ...asked.value, ...look, picture: kind.value, format: format.value });
}

/** `solution takes --mark, --number, --seed`: what a kind has beyond the options of a board. */
function kindNote(kind: PictureKind): string[] {
  const board: readonly string[] = boardOptions;
  const own = pictureKind(kind).parts.filter((part) => !board.includes(part));
  return own.length === 0 ? [] : [`${kind} takes ${own.map((part) => `--${part}`).join(", ")}`];
}

export const draw: Command = {
  summary: "draw a picture for a page, a printer or a terminal",
  usage: "draw PICTURE [DATE]",
  takes: "picture",
  examples: [
    { line: "daytile draw solution -o today.svg", description: "a solution for a web page" },
    { line: "daytile draw solutions 12-25 -o all.pdf", description: "all solutions of a date on one page" },
    { line: "daytile draw board -p hex-lake --lang ar -o board.svg", description: "a bare board with Arabic labels" },
    {
      line: "daytile draw board 12-25 --place @half.txt --mark 3,4 -o half.svg",
      description: "a beginning, two cells marked",
    },
    { line: "daytile draw pieces --theme black-and-white -o pieces.svg", description: "patterns instead of colours" },
    { line: "daytile draw year -o year.png", description: "the year as a heat map" },
    { line: "daytile draw search 12-25 -o search.gif", description: "a film of a search that fills the board" },
    { line: "daytile draw pairs -o pairs.svg", description: "which pairs of cells are impossible or unique" },
  ],
  options: [
    ...boardOptions,
    "mark",
    "number",
    "limit",
    "seed",
    "algorithm",
    "frames",
    "speed",
    "theme",
    "size",
    "output",
    "threads",
    "lang",
  ],
  notes: [
    `PICTURE is one of ${pictureKinds.join(", ")}.`,
    `The format follows the name of the file: ${endingsOf(formatsOf("solution"))}; a search is a .gif. ` +
      "Without -o there is SVG on the standard output.",
    `An option that a picture has no use for is refused. ${pictureKinds.flatMap(kindNote).join("; ")}.`,
    "Without --theme an SVG is light or dark as its reader's screen is.",
  ],
  run,
};
