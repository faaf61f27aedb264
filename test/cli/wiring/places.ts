/** All places that take options, the commands and the kinds of what they draw and make, and what proves each option. */

import { drawOptions } from "../../../src/cli/commands/draw.js";
import { makeOptions } from "../../../src/cli/commands/make.js";
import { type CommandName, commandNames, loadCommand } from "../../../src/cli/commands.js";
import type { OptionName } from "../../../src/cli/line/options.js";
import { pictureKinds, productKinds } from "../../../src/core/names.js";
import { formatsOf } from "../../../src/requests/pictures/kinds.js";
import { productKind } from "../../../src/requests/products/kinds.js";
import {
  auditWires,
  censusWires,
  checkWires,
  importWires,
  puzzlesWires,
  reachWires,
  showWires,
  yearWires,
} from "./counting.js";
import { designWires } from "./designing.js";
import { drawWires } from "./drawing.js";
import { giftWires } from "./gift.js";
import { laserWires } from "./laser.js";
import { bookWires, printWires } from "./paper.js";
import { solidWires } from "./solid.js";
import { animateWires, countWires, explainWires, hintWires, modelWires, raceWires, solveWires } from "./solving.js";
import type { Wires } from "./wire.js";

/** Quick enough for every check. */
export const commandWires: Readonly<Partial<Record<CommandName, Wires>>> = {
  solve: solveWires,
  count: countWires,
  hint: hintWires,
  explain: explainWires,
  reach: reachWires,
  year: yearWires,
  audit: auditWires,
  census: censusWires,
  design: designWires,
  animate: animateWires,
  model: modelWires,
  puzzles: puzzlesWires,
  show: showWires,
  check: checkWires,
  import: importWires,
};

/** Each algorithm has several runs. */
export const slowCommandWires: Readonly<Partial<Record<CommandName, Wires>>> = { race: raceWires };

export const makeWires = {
  print: printWires,
  laser: laserWires,
  solid: solidWires,
  book: bookWires,
  gift: giftWires,
} as const;

/** Where `--threads` is an option: a line whose work is shared out. */
export const threadLines: Readonly<Record<string, string>> = {
  count: "count 12-25",
  reach: "reach -p hooks.yaml",
  year: "year -p hooks.yaml",
  audit: "audit -p hooks.yaml",
  check: "check hooks.yaml",
  design: "design labels -p mine.yaml",
  "draw year": "draw year -p hooks.yaml",
  "draw reach": "draw reach -p hooks.yaml",
  "draw lazy-year": "draw lazy-year -p hooks.yaml --year 2027 -o out.svg",
  "draw histogram": "draw histogram -p hooks.yaml",
  "draw pairs": "draw pairs -p pair.yaml",
  "make book": "make book -p hooks.yaml --year 2027 --month 2 -o out.pdf",
};

/** A line that can be written to a file, and the endings that this can have. */
interface Written {
  readonly line: string;
  readonly endings: readonly string[];
  /** What a file without an ending is taken for; left out: it is refused. */
  readonly otherwise?: string;
}

const lineOf: Readonly<Record<string, string>> = {
  solve: "solve 12-25",
  count: "count 12-25",
  hint: "hint 12-25",
  explain: "explain 22+24",
  reach: "reach -p hooks.yaml",
  year: "year -p hooks.yaml",
  audit: "audit -p pair.yaml",
  design: "design labels -p mine.yaml",
  race: "race -p hooks.yaml",
  animate: "animate -p hooks.yaml",
  model: "model -p hooks.yaml",
  puzzles: "puzzles",
  show: "show hooks.yaml",
  check: "check mine.yaml",
  import: "import board.txt shapes.txt",
  completions: "completions bash",
  help: "help count",
  "draw pairs": "draw pairs -p pair.yaml",
  "make book": "make book -p hooks.yaml --year 2027 --month 2",
  "make gift": "make gift -p hooks.yaml --machine k40",
};

const kindLine = (place: string): string => lineOf[place] ?? `${place} -p hooks.yaml`;

/** Only a lazy year moves; films are small, since their size is no matter of their name. */
const filmOptions: Readonly<Record<string, string>> = {
  solve: "--size 60",
  year: "--lazy --year 2027",
  "draw lazy-year": "--size 40",
};

export const lineFor = ({ place, line }: { place: string; line: string }, ending: string): string =>
  ending === "gif" ? `${line} ${filmOptions[place] ?? ""}`.trim() : line;

/** The places that take `--output`. */
export async function writtenPlaces(): Promise<(Written & { readonly place: string })[]> {
  const commands = commandNames.filter((name) => lineOf[name] !== undefined);
  const ofCommands = commands.map(async (place) => {
    const { writes = ["txt"] } = await loadCommand(place);
    return { place, line: kindLine(place), endings: writes, otherwise: writes[0]! };
  });
  return [
    ...(await Promise.all(ofCommands)),
    ...pictureKinds.map((kind) => ({
      place: `draw ${kind}`,
      line: kindLine(`draw ${kind}`),
      endings: formatsOf(kind),
    })),
    ...productKinds.map((kind) => {
      return { place: `make ${kind}`, line: kindLine(`make ${kind}`), endings: productKind(kind).formats };
    }),
  ];
}

/** What a server that was started shows, in its own test. */
export const servedOptions = ["port", "host"] as const satisfies readonly OptionName[];

/** By place: the options that it takes, but for those that every command has. */
export async function optionsByPlace(): Promise<Map<string, readonly OptionName[]>> {
  const plain = commandNames.filter((name) => name !== "draw" && name !== "make");
  const commands = plain.map(async (name) => [name, (await loadCommand(name)).options] as const);
  const censusKinds = Object.entries((await loadCommand("census")).kinds ?? {});
  return new Map([
    ...(await Promise.all(commands)),
    ...censusKinds.map(([kind, { options }]) => [`census ${kind}`, options] as const),
    ...pictureKinds.map((kind) => [`draw ${kind}`, drawOptions(kind)] as const),
    ...productKinds.map((kind) => [`make ${kind}`, makeOptions(kind)] as const),
  ]);
}

/** By place: the options that some test proves. */
export async function provedByPlace(): Promise<Map<string, readonly string[]>> {
  const proved = new Map<string, string[]>();
  const add = (place: string, ...names: string[]): void =>
    void proved.set(place, [...(proved.get(place) ?? []), ...names]);
  const ofCommands = { ...commandWires, ...slowCommandWires };
  for (const [command, wires] of Object.entries(ofCommands)) add(command, ...Object.keys(wires));
  for (const [kind, wires] of Object.entries(drawWires)) add(`draw ${kind}`, ...Object.keys(wires));
  for (const [kind, wires] of Object.entries(makeWires)) add(`make ${kind}`, ...Object.keys(wires));
  for (const place of Object.keys(threadLines)) add(place, "threads");
  for (const { place } of await writtenPlaces()) add(place, "output");
  // A census writes its file itself: test/census kills it, and compares what two threads write. Its goals need a whole
  // year, see test/requests/census.test.ts.
  add("census", "output", "threads", "goal");
  // What goes through Redis is proved with a real one, in test/census/redis.slow.test.ts and test/cli/census.
  add("census", "redis");
  add("census work", "redis", "threads", "lang");
  add("census status", "redis", "lang");
  add("census collect", "redis", "output", "lang");
  add("census drop", "redis", "lang");
  // What is asked for is in site.slow.test.ts; with threads, a site is written as a whole in
  // test/cli/commands/site.nightly.test.ts.
  add("site", "at", "pictures", "output", "threads", "lang");
  // Which names the server answers to, and what it says, is proved in serve.slow.test.ts, and the rest in the
  // tests of the server.
  add("serve", ...servedOptions, "allow-host", "origin", "threads", "log", "time-limit", "rate", "lang");
  return proved;
}
