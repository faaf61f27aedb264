/** From a kind of thing and its measures to a file for a printer, a laser or a 3D printer. */

import { type Command, type Context, type ExitCode, type Failure, wrongUsage } from "../command.js";
import { endingsOf, formatFor } from "../file-format.js";
import { kindOf } from "../line/kind-word.js";
import { commonOptions, type OptionName } from "../line/options.js";
import { kindNamed, type MakeKind, makeKinds } from "../make/kinds.js";

const wording = { ask: "say what to make", unknown: (word: string) => `nothing called ${word} can be made` };

/** Those that every kind takes. */
const ownOptions = ["puzzle", "week-start", "output", "lang"] as const satisfies readonly OptionName[];

const optionsOf = (kind: MakeKind): readonly string[] => [...ownOptions, ...kindNamed(kind).options, ...commonOptions];

function misplacedOption(kind: MakeKind, { values }: Context): Failure | undefined {
  const misplaced = Object.keys(values).find((name) => !optionsOf(kind).includes(name));
  return misplaced === undefined ? undefined : wrongUsage(`make ${kind} takes no option --${misplaced}`);
}

async function run(context: Context): Promise<ExitCode | Failure> {
  const { args, values, print } = context;
  const kind = kindOf(args[0], makeKinds, wording);
  if (!kind.ok) return kind;
  const misplaced = misplacedOption(kind.value, context);
  if (misplaced !== undefined) return misplaced;
  const format = formatFor(`make ${kind.value}`, kindNamed(kind.value).formats, values.output);
  if (!format.ok) return format;
  const make = await kindNamed(kind.value).load();
  const made = await make({ ...context, args: args.slice(1) }, format.value);
  if (!made.ok) return made;
  await print(made.value);
  return 0;
}

/** Each once, in the order in which the kinds name them. */
const allOptions = [...new Set([...ownOptions, ...makeKinds.flatMap((kind) => kindNamed(kind).options)])];

const kindNote = (kind: MakeKind): string => {
  const own = kindNamed(kind).options.map((name) => `--${name}`);
  return `make ${kind} writes ${endingsOf(kindNamed(kind).formats)}; its own options are ${own.join(", ")}.`;
};

export const make: Command = {
  summary: "make files to print, cut and build",
  usage: "make KIND",
  takes: "thing",
  examples: [
    { line: "daytile make print -o print.pdf", description: "board and pieces to print and cut out" },
    {
      line: "daytile make print --cell 32 --sheet Letter --theme black-and-white -o large.pdf",
      description: "larger, over several pages to be joined, with patterns",
    },
    {
      line: "daytile make book --month 12 -o december.pdf",
      description: "a book of the dates of December, with solutions",
    },
    {
      line: "daytile make book -p weekday --year 2027 --month 1 --per-page 12 --lang de -o januar.pdf",
      description: "January 2027 with its weekdays, many on a page",
    },
    { line: "daytile make laser -o laser.svg", description: "a drawing for the laser: tray, frame and pieces" },
    {
      line: "daytile make laser -p weekday --week-start Mon --lang de --kerf 0.18 --sheet 600x400 -o laser.dxf",
      description: "in German, for a beam of 0.18 mm",
    },
    { line: "daytile make solid -o puzzle.3mf", description: "bodies for the 3D printer: pieces, tray and frame" },
    {
      line: "daytile make solid --part tray --frame fixed --labels raised --bed 220x220 -o tray.stl",
      description: "the tray alone, in one body with its frame",
    },
  ],
  options: allOptions,
  notes: [
    `KIND is one of ${makeKinds.join(", ")}. All measures are in millimetres, and the file has true sizes.`,
    ...makeKinds.map(kindNote),
    "A laser writes labels with single strokes; letters that have none, such as Arabic ones, are engraved as outlines.",
  ],
  run,
};
