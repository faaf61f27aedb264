/** From a command line and two values of one option to a verdict: does the result show what the option is for? */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { OptionName } from "../../../src/cli/line/options.js";
import { daytile, folderWith, type Printed, type World } from "../support.js";
import { files } from "./puzzles.js";

/** What a line printed, and what it wrote: the file of `-o`, else the standard output. */
export interface Result extends Printed {
  readonly bytes: Buffer;
  readonly text: string;
}

/** Left out; a flag that is given; or a value. */
type Value = undefined | true | string;

export interface Wire {
  /** Without the option. */
  readonly line: string;
  readonly values: readonly [Value, Value];
  readonly world: World;
  /** What the two results show, and that it is what it should be. */
  prove(one: Result, other: Result): Promise<void>;
}

/** By option: one, or several where it does several things. */
export type Wires = Readonly<Partial<Record<OptionName, Wire | readonly Wire[]>>>;

/** What is read from each result: two values that differ, or a way to compare them. */
type Shows<Read> = readonly [Read | string, Read | string] | ((one: Read, other: Read) => void | Promise<void>);

/** A line that prints nothing has said why. */
const isRefusal = ({ code, text }: Result): boolean => code === 2 || (code === 1 && text === "");

export function wire<Read>(
  line: string,
  values: Wire["values"],
  read: (result: Result) => Read | Promise<Read>,
  shows: Shows<Read>,
  world: World = {},
): Wire {
  const readOrWhy = async (result: Result): Promise<Read | string> =>
    isRefusal(result) ? result.stderr.replace(/^daytile: |\n$/g, "") : read(result);
  return {
    line,
    values,
    world,
    async prove(one, other) {
      const [first, second] = [await readOrWhy(one), await readOrWhy(other)];
      if (typeof shows === "function") return shows(first as Read, second as Read);
      expect(shows[0], "an option is seen by a difference").not.toEqual(shows[1]);
      expect([first, second]).toEqual(shows);
    },
  };
}

function fileIn(argv: readonly string[], cwd: string): Buffer | undefined {
  const at = argv.findIndex((word) => word === "-o" || word === "--output");
  const name = argv[at + 1];
  if (at < 0 || name === undefined || name === "-") return undefined;
  try {
    return readFileSync(join(cwd, name));
  } catch {
    return Buffer.alloc(0);
  }
}

/** Runs a line in a folder with the puzzles of these tests. */
export async function run(line: string | readonly string[], world: World = {}): Promise<Result> {
  const argv = typeof line === "string" ? line.split(" ").filter((word) => word !== "") : line;
  const cwd = world.cwd ?? folderWith({ ...files, ...world.files });
  const printed = await daytile(argv, { ...world, cwd });
  const bytes = fileIn(argv, cwd) ?? Buffer.from(printed.stdout);
  return { ...printed, bytes, text: bytes.toString("utf8") };
}

/** Lines without an option: many options are compared with the same one, and what is made takes long. */
const bare = new Map<string, Promise<Result>>();

function runBare(line: string, world: World): Promise<Result> {
  const key = JSON.stringify([line, world]);
  const known = bare.get(key) ?? run(line, world);
  bare.set(key, known);
  return known;
}

function withOption({ line, values, world }: Wire, name: string, which: 0 | 1): Promise<Result> {
  const value = values[which];
  // Signals and watchers of keys are none that a text could tell apart.
  const isPlain = !("signal" in world || "watchKeys" in world || "cwd" in world);
  if (value === undefined && isPlain) return runBare(line, world);
  const words = value === undefined ? [] : value === true ? [`--${name}`] : [`--${name}`, value];
  return run([...line.split(" "), ...words], world);
}

/** A test for each option of a command, or of a kind of what it draws or makes. */
export function proveWires(place: string, wires: Wires): void {
  describe(`daytile ${place}`, () => {
    const all = Object.entries(wires).flatMap(([name, each]) => [each].flat().map((one) => ({ name, one })));
    it.each(all)("shows what --$name is for: $one.line", async ({ name, one }) => {
      await one.prove(await withOption(one, name, 0), await withOption(one, name, 1));
    });
  });
}
