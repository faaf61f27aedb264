/** From a kind of thing and its measures to a file for a printer, a laser or a 3D printer. */

import { type Refusal, refused } from "../../requests/outcome.js";
import { type ProductKind, productKind, productKinds } from "../../requests/products/kinds.js";
import type { ProductSettings } from "../../requests/products/making.js";
import type { Command, Context, ExitCode } from "../command.js";
import { endingsOf, formatFor } from "../line/file-format.js";
import { kindOf } from "../line/kind-word.js";
import { commonOptions, type OptionName } from "../line/options.js";
import { puzzleParts } from "../line/request.js";
import { writeFile } from "../terminal/picture-file.js";

const wording = { ask: "say what to make", unknown: (word: string) => `unknown kind ${word}` };

/** Those that every kind takes. */
const ownOptions = ["puzzle", "week-start", "output", "lang"] as const satisfies readonly OptionName[];

/** Only a book takes long enough to be shared out. */
const optionsFor = (kind: ProductKind): readonly OptionName[] => [
  ...productKind(kind).settings,
  ...(kind === "book" ? (["threads"] as const) : []),
];

/** All that a kind takes. */
export const makeOptions = (kind: ProductKind): readonly OptionName[] => [...ownOptions, ...optionsFor(kind)];

function misplacedOption(kind: ProductKind, { values }: Context): Refusal | undefined {
  const known: readonly string[] = [...makeOptions(kind), ...commonOptions];
  const misplaced = Object.keys(values).find((name) => !known.includes(name));
  return misplaced === undefined ? undefined : refused(`make ${kind} takes no option --${misplaced}`);
}

/** The options that are measures and other settings, not parts of the request itself. */
function settingsOf({ values }: Context): ProductSettings {
  const { puzzle: _, output: __, lang: ___, theme: ____, threads: _____, "no-flips": ______, ...settings } = values;
  return settings;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values } = context;
  const [word, more] = args;
  const kind = kindOf(word, productKinds, wording);
  if (!kind.ok) return kind;
  const misplaced = misplacedOption(kind.value, context);
  if (misplaced !== undefined) return misplaced;
  const format = formatFor(`make ${kind.value}`, productKind(kind.value).formats, values.output);
  if (!format.ok) return format;
  if (more !== undefined) return refused(`the same thing is made for every date, so leave out ${JSON.stringify(more)}`);
  const parts = await puzzleParts(context);
  if (!parts.ok) return parts;
  const request = { ...parts.value, theme: values.theme, settings: settingsOf(context) };
  return writeFile(context, { ...request, want: "product", product: kind.value, format: format.value });
}

/** Each once, in the order in which the kinds name them. */
const allOptions = [...new Set([...ownOptions, ...productKinds.flatMap(optionsFor)])];

const kindNote = (kind: ProductKind): string => {
  const own = optionsFor(kind).map((name) => `--${name}`);
  return `make ${kind} writes ${endingsOf(productKind(kind).formats)}; its own options are ${own.join(", ")}.`;
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
    `KIND is one of ${productKinds.join(", ")}. All measures are in millimetres, and the file has true sizes.`,
    ...productKinds.map(kindNote),
    "A laser writes labels with single strokes; letters that have none, such as Arabic ones, are engraved as outlines.",
  ],
  run,
};
