/** From a kind of thing and its measures to a file for a printer, a laser or a 3D printer. */

import { lineMessages } from "../../core/locales/en/line.generated.js";
import { type MakeFormat, type ProductKind, productKinds } from "../../core/names.js";
import { quoted } from "../../core/text/sentences.js";
import { faultyFile, found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import { commonSettings, productKind } from "../../requests/products/kinds.js";
import type { ProductSettings } from "../../requests/products/settings.js";
import { productParts, puzzleParts } from "../../requests/schema.js";
import type { Command, Context, Example, ExitCode, Topic } from "../command.js";
import { endingsOf, formatFor, isFolderName } from "../line/file-format.js";
import { kindOf } from "../line/kind-word.js";
import { makeMeanings } from "../line/make-meanings.js";
import { type OptionName, optionNames } from "../line/options.js";
import { isFileName, readSource } from "../line/puzzle.js";
import { readParts } from "../line/request.js";
import { writeFile, writeUnzipped } from "../terminal/picture-file.js";

const wording = { ask: lineMessages.chooseProduct, unknown: lineMessages.unknownKind };

/** Those that every kind takes. */
const ownOptions = ["puzzle", ...commonSettings, "output", "lang"] as const satisfies readonly OptionName[];

/** Only a book takes long enough to be shared out. */
const optionsFor = (kind: ProductKind): readonly OptionName[] => [
  ...productKind(kind).settings,
  ...optionNames(Object.fromEntries(productKind(kind).parts.map((part) => [part, productParts[part]]))),
  ...(kind === "book" ? (["threads"] as const) : []),
];

/** All that a kind takes. */
export const makeOptions = (kind: ProductKind): readonly OptionName[] => [...ownOptions, ...optionsFor(kind)];

type WorkshopReader = "readMachineYaml" | "readMaterialYaml";

/** What a machine or a material is called, or what its file says, as JSON. */
async function fileOrName(
  { io }: Context,
  name: string | undefined,
  reader: WorkshopReader,
): Promise<Outcome<string | undefined>> {
  if (name === undefined || !isFileName(name)) return found(name);
  const text = await readSource(io, name);
  if (!text.ok) return text;
  const reading = (await import("../../formats/workshop.js"))[reader](text.value, name);
  return reading.ok ? found(JSON.stringify(reading.value)) : faultyFile(reading.faults);
}

async function fontData({ io }: Context, name: string | undefined): Promise<Outcome<string | undefined>> {
  if (name === undefined) return found(undefined);
  return (await import("../terminal/files.js")).readDataFile(io.cwd, name);
}

/** The options that are measures and other settings, not parts of the request itself. */
async function settingsOf(context: Context): Promise<Outcome<ProductSettings>> {
  const {
    puzzle: _,
    output: __,
    lang: ___,
    theme: ____,
    threads: _____,
    "no-flips": ______,
    ...settings
  } = context.values;
  const machine = await fileOrName(context, settings.machine, "readMachineYaml");
  if (!machine.ok) return machine;
  const material = await fileOrName(context, settings.material, "readMaterialYaml");
  if (!material.ok) return material;
  const font = await fontData(context, settings.font);
  if (!font.ok) return font;
  return found({ ...settings, machine: machine.value, material: material.value, font: font.value });
}

/** A name without an ending is a folder, for what is made of several files. */
const namesFolder = (word: string | undefined, output: string | undefined): boolean =>
  isProductKind(word) && productKind(word).formats.includes("zip") && isFolderName(output);

const isProductKind = (word: string | undefined): word is ProductKind => productKinds.some((kind) => kind === word);

function formatAsked(kind: ProductKind, { output }: Context["values"]): Outcome<MakeFormat> {
  if (namesFolder(kind, output)) return found("zip");
  return formatFor(`make ${kind}`, productKind(kind).formats, output);
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values } = context;
  const [word, more] = args;
  const kind = kindOf(word, productKinds, wording);
  if (!kind.ok) return kind;
  const format = formatAsked(kind.value, values);
  if (!format.ok) return format;
  if (more !== undefined)
    return refused(lineMessages.makeHasNoDate({ what: `make ${kind.value}`, date: quoted(more) }));
  const parts = await readParts(context, puzzleParts);
  if (!parts.ok) return parts;
  const settings = await settingsOf(context);
  if (!settings.ok) return settings;
  const request = { ...parts.value, theme: values.theme, settings: settings.value };
  const asked = { ...request, want: "product", product: kind.value, format: format.value } as const;
  if (!namesFolder(kind.value, values.output)) return writeFile(context, asked);
  // A list for each kind: sheets and plates may share a folder.
  return writeUnzipped(context, asked, `.daytile-${kind.value}`);
}

/** Each once, in the order in which the kinds name them. */
const allOptions = [...new Set([...ownOptions, ...productKinds.flatMap(optionsFor)])];

const summaries: Readonly<Record<ProductKind, string>> = {
  print: "make board and pieces to print and cut out",
  laser: "make a drawing for the laser: tray, frame and pieces",
  solid: "make parts for a 3D printer: pieces, tray and frame",
  book: "make a book of puzzles, one for each date, with solutions",
  gift: "make everything for a gift, instructions included",
};

const examples: readonly Example[] = [
  { line: "daytile make print -o print.pdf", description: "board and pieces to print and cut out" },
  {
    line: "daytile make print --cell 32 --sheet Letter --theme black-and-white -o large.pdf",
    description: "larger, over several pages to join, with patterns",
  },
  {
    line: "daytile make book --month 12 -o december.pdf",
    description: "a book for December, with solutions",
  },
  {
    line: "daytile make book -p weekday --year 2027 --month 1 --per-page 12 --lang de -o januar.pdf",
    description: "January 2027 with weekdays, twelve to a page",
  },
  {
    line: "daytile make book --year 2027 --month 1 --sheet Trade --for Ada -o book.zip",
    description: "interior and cover for a print shop",
  },
  { line: "daytile make laser -o laser.svg", description: "a drawing for the laser: tray, frame and pieces" },
  {
    line: "daytile make laser -p weekday --week-start Mon --lang de --kerf 0.18 --sheet 600x400 -o laser.dxf",
    description: "in German, for a beam of 0.18 mm",
  },
  {
    line: "daytile make laser --box --notch --engrave letters --tabs 0.5 -o sheets",
    description: "with a box, a notch and letters, a file for each sheet",
  },
  { line: "daytile make solid -o puzzle.3mf", description: "parts for a 3D printer: pieces, tray and frame" },
  {
    line: "daytile make solid --part tray --frame fixed --labels raised --bed 220x220 -o tray.stl",
    description: "only the tray, with its frame",
  },
  {
    line: "daytile make solid --pegs --notch --lid --for Ada --machine bambu-x1 -o plates",
    description: "with pegs, a notch and a lid for Ada, a file for each plate",
  },
  {
    line: "daytile make gift --for Ada --machine prusa-mk4 --date 12-10 -o gift",
    description: "a puzzle for Ada from a Prusa MK4, with her birthday",
  },
  {
    line: 'daytile make gift -p weekday --for Ada --dedication "Happy birthday" --machine k40 --lang de -o gift.zip',
    description: "the same from a laser, in German, in one file",
  },
];

const millimetres = "All measurements are in millimetres, and files are actual size.";

/** What there is to say about a kind besides. */
const kindNotes: Readonly<Partial<Record<ProductKind, string>>> = {
  laser:
    "A laser writes labels with single strokes. Letters that have none, such as Arabic ones, are engraved as outlines.",
  gift: "A name without an ending is a folder. Make the test piece first: it shows whether your measurements fit.",
};

function kindTopic(kind: ProductKind): Topic {
  const formats = `The format follows the file name: ${endingsOf(productKind(kind).formats)}.`;
  const note = kindNotes[kind];
  return {
    summary: summaries[kind],
    usage: `make ${kind}`,
    takes: "none",
    examples: examples.filter(({ line }) => line.split(" ")[2] === kind),
    options: makeOptions(kind),
    meanings: makeMeanings[kind],
    notes: [`${formats} ${millimetres}`, ...(note === undefined ? [] : [note])],
  };
}

export const make: Command = {
  summary: "make files to print, cut and build",
  usage: "make KIND",
  takes: "kind",
  kinds: Object.fromEntries(productKinds.map((kind) => [kind, kindTopic(kind)])),
  examples,
  options: allOptions,
  notes: [millimetres],
  fillsFolder: ({ args: [word], values: { output } }) => namesFolder(word, output),
  run,
};
