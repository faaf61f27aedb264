/**
 * From the text of a machine file or a material file to a machine or a material, or to every problem with it.
 *
 *     id: ender-3
 *     name: Creality Ender-3
 *     makes: solid
 *     bed: 220x220
 *     nozzle: 0.4
 *     clearance: 0.4
 *     materials: pla
 *     sources: https://…
 */

import { isMap, isSeq } from "yaml";
import type { Result } from "../core/text/fault.js";
import { quoted, suggester } from "../core/text/sentences.js";
import { type Problem, plainText, problemsIn, type Written } from "./problem.js";
import { distinctPairsOf, type PairOf, type Reading, writtenText } from "./yaml-nodes.js";
import { parseYaml } from "./yaml-syntax.js";

/** What a machine can make: parts by a 3D printer, by a laser, or on paper. */
export const machineTrades = ["solid", "laser", "print"] as const;
/** What a machine can make. */
export type MachineTrade = (typeof machineTrades)[number];

/** Slicers that print one thing in several colours, each with its own way to say so. */
const slicers = ["prusa", "bambu"] as const;

/** A printer, a cutter, or a pair of scissors: what it holds and how exact it is, in millimetres. */
export interface Machine {
  readonly id: string;
  readonly name: string;
  readonly makes: MachineTrade;
  /** What fits on it, such as `220x220`. */
  readonly bed: string;
  readonly nozzle?: number;
  readonly clearance?: number;
  /** Whose slicer keeps two colours together, where it prints in several. */
  readonly slicer?: (typeof slicers)[number];
  readonly kerf?: number;
  /** How wide the lines of a drawing are: some cutters cut hairlines only. */
  readonly hairline?: number;
  /** Colours that tell it what to do with a line. */
  readonly cut?: string;
  readonly score?: string;
  readonly engrave?: string;
  /** Ids of what it works with, the usual one first. */
  readonly materials: readonly string[];
  /** Where the figures come from. */
  readonly sources: readonly string[];
}

/** Something to make a puzzle of. */
export interface Material {
  readonly id: string;
  /** By language. */
  readonly name: Readonly<Record<string, string>>;
  /** How thick a sheet of it is. */
  readonly thickness?: number;
  readonly kerf?: number;
  readonly clearance?: number;
  /** What holds two parts of it together. */
  readonly glue: string;
  readonly sources: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;
/** What a value may be; undefined where it is something else. */
interface Kind {
  readonly wanted: string;
  read(reading: Reading, node: unknown): unknown;
}

const textLike = (wanted: string, pattern: RegExp): Kind => ({
  wanted,
  read: (reading, node) => {
    const text = writtenText(reading, node, wanted)?.text;
    return text !== undefined && pattern.test(text) ? text : undefined;
  },
});

function measureFrom(min: number, max: number): Kind {
  const wanted = `millimetres from ${min} to ${max}`;
  const read = (reading: Reading, node: unknown): number | undefined => {
    const text = writtenText(reading, node, wanted)?.text ?? "";
    const value = /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
  return { wanted, read };
}

const words: Kind = {
  wanted: "a text, or a list of texts",
  read: (reading, node) => {
    const nodes = isSeq(node) ? node.items : [node];
    return nodes.flatMap((each) => writtenText(reading, each, words.wanted)?.text ?? []);
  },
};

const translated: Kind = {
  wanted: "a text, or texts by language",
  read: (reading, node) => {
    if (!isMap(node)) return { en: writtenText(reading, node, translated.wanted)?.text ?? "" };
    const pairs = distinctPairsOf(reading, node, translated.wanted);
    return Object.fromEntries(
      pairs.map(({ key, value }) => [key.text, writtenText(reading, value, "a text")?.text ?? ""]),
    );
  },
};

const name = textLike("a text", /\S/);
const idText = textLike("an id of small letters, digits and hyphens", /^[a-z\d]+(-[a-z\d]+)*$/);
const colour = textLike("a colour such as #ff0000", /^#[\da-f]{6}$/i);
const oneOf = (choices: readonly string[]): Kind =>
  textLike(`one of ${choices.join(", ")}`, new RegExp(`^(${choices.join("|")})$`));

const machineKinds: Readonly<Record<keyof Machine, Kind>> = {
  id: idText,
  name,
  makes: oneOf(machineTrades),
  bed: textLike("a size such as 220x220", /^\d{2,4}(\.\d+)?x\d{2,4}(\.\d+)?$/),
  nozzle: measureFrom(0.1, 2),
  clearance: measureFrom(0.05, 5),
  slicer: oneOf(slicers),
  kerf: measureFrom(0, 3),
  hairline: measureFrom(0.001, 1),
  cut: colour,
  score: colour,
  engrave: colour,
  materials: words,
  sources: words,
};

/** What parts can be glued with. */
export const glues = ["wood", "acrylic", "super", "paper"] as const;

const materialKinds: Readonly<Record<keyof Material, Kind>> = {
  id: idText,
  name: translated,
  thickness: measureFrom(0.1, 100),
  kerf: measureFrom(0, 3),
  clearance: measureFrom(0, 5),
  glue: oneOf(glues),
  sources: words,
};

const machineRequired = ["id", "name", "makes", "bed", "materials", "sources"] as const;
const materialRequired = ["id", "name", "glue", "sources"] as const;

type Kinds = Readonly<Record<string, Kind>>;

function readPair(reading: Reading, kinds: Kinds, { key, value }: PairOf): [string, unknown][] {
  const kind = Object.hasOwn(kinds, key.text) ? kinds[key.text] : undefined;
  if (kind === undefined) {
    const hint = suggester(Object.keys(kinds))(key.text) || `; choose from ${Object.keys(kinds).join(", ")}`;
    reading.remarks.push({ at: key.at, message: `unknown key ${quoted(key.text)}${hint}` });
    return [];
  }
  const told = reading.remarks.length;
  const read = kind.read(reading, value);
  if (read === undefined && reading.remarks.length === told)
    reading.remarks.push({ at: placeOf(value, key), message: `${key.text}: expected ${kind.wanted}` });
  return [[key.text, read]];
}

const placeOf = (node: unknown, key: Written): number => {
  const range = (node as { range?: readonly number[] } | undefined)?.range;
  return range?.[0] ?? key.at;
};

/** Longer than any such file. */
const maxLength = 20_000;

function readFile(text: string, file: string, kinds: Kinds, required: readonly string[]): Result<Values, Problem> {
  const source = plainText(text.slice(0, maxLength));
  const { contents, remarks } = parseYaml(source);
  const reading: Reading = { source, remarks: [...remarks] };
  const wanted = `keys such as ${required.slice(0, 3).join(", ")}`;
  const pairs = distinctPairsOf(reading, contents, wanted).flatMap((pair) => readPair(reading, kinds, pair));
  const values = Object.fromEntries(pairs);
  for (const key of required)
    if (!Object.hasOwn(values, key)) reading.remarks.push({ at: 0, message: `the key ${key} is missing` });
  if (reading.remarks.length === 0) return { ok: true, value: values };
  return { ok: false, faults: problemsIn(file, source, reading.remarks) };
}

export const readMachineYaml = (text: string, file = "machine"): Result<Machine, Problem> =>
  readFile(text, file, machineKinds, machineRequired) as Result<Machine, Problem>;

export const readMaterialYaml = (text: string, file = "material"): Result<Material, Problem> =>
  readFile(text, file, materialKinds, materialRequired) as Result<Material, Problem>;
