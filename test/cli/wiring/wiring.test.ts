/** Functions are proved elsewhere; here are the wires between them, from an option to what it does to the result. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { commandNames, loadCommand } from "../../../src/cli/commands.js";
import { type Option, optionNamed } from "../../../src/cli/line/options.js";
import { packageJson } from "../../frame/files.js";
import { daytile } from "../support.js";
import { commandWires, optionsByPlace, provedByPlace } from "./places.js";
import { proveWires, run } from "./wire.js";

for (const [command, wires] of Object.entries(commandWires)) proveWires(command, wires);

describe("every option of every command and kind", () => {
  it("is proved by some test, and none that is not an option", async () => {
    const [taken, proved] = [await optionsByPlace(), await provedByPlace()];
    const sorted = (options: readonly string[] = []): string[] => [...options].sort();
    for (const [place, options] of taken) expect([place, sorted(proved.get(place))]).toEqual([place, sorted(options)]);
    expect([...proved.keys()].filter((place) => !taken.has(place))).toEqual([]);
  });

  it.each(["draw", "make"] as const)("of %s is an option of some kind", async (name) => {
    const kinds = [...(await optionsByPlace())].filter(([place]) => place.startsWith(`${name} `));
    const ofKinds = new Set(kinds.flatMap(([, options]) => options));
    expect(new Set((await loadCommand(name)).options)).toEqual(ofKinds);
  });
});

/** Everything that searches for long hears Ctrl-C; races, which look up only now and then, have their own test. */
const searching = [
  "solve -p hooks.yaml --all",
  "solve -p hooks.yaml -o out.svg",
  "count -p hooks.yaml",
  "year -p hooks.yaml",
  "year -p hooks.yaml -o out.svg",
  "audit -p hooks.yaml",
  "audit -p pair.yaml -o out.svg",
  "check hooks.yaml",
  "animate -p hooks.yaml",
  "animate -p hooks.yaml -o out.svg",
  "draw solution -p hooks.yaml",
  "draw solutions -p hooks.yaml",
  "draw histogram -p hooks.yaml",
  "draw search -p hooks.yaml",
];

it.each(searching)("daytile %s ends with Ctrl-C and leaves nothing behind", async (line) => {
  const { code, text, stderr } = await run(line, { signal: AbortSignal.abort() });
  expect({ code, text, stderr }).toEqual({ code: 130, text: "", stderr: "" });
});

/** Some value that the parser takes. */
function someValue({ kind, choices = ["x"], min = 0 }: Option): string[] {
  if (kind === "flag") return [];
  return kind === "number" || kind === "measure" ? [`${min}`] : [choices[0] ?? "x"];
}

describe.each(["draw", "make"] as const)("%s", (command) => {
  it("refuses for each kind the options of the others", async () => {
    const all = (await loadCommand(command)).options;
    for (const [place, own] of await optionsByPlace()) {
      if (!place.startsWith(`${command} `)) continue;
      for (const name of all.filter((each) => !own.includes(each))) {
        const line = [...place.split(" "), `--${name}`, ...someValue(optionNamed(name)!)];
        const stderr = `daytile: --${name} doesn't work with ${place}; see daytile help ${place}\n`;
        expect(await daytile(line)).toMatchObject({ code: 2, stdout: "", stderr });
      }
    }
  });
});

describe("every command", () => {
  it("is explained with --help", async () => {
    for (const command of commandNames) {
      const { code, stdout } = await daytile(`${command} --help`);
      expect([code, stdout]).toEqual([0, (await daytile(`help ${command}`)).stdout]);
      expect(stdout).toContain(`\nUsage: daytile ${(await loadCommand(command)).usage} [OPTION…]\n`);
    }
  });

  it("says the version with --version, and does nothing else", async () => {
    for (const command of commandNames) {
      const { code, stdout, stderr } = await daytile(`${command} --version`);
      expect({ command, code, stdout, stderr }).toEqual({
        command,
        code: 0,
        stdout: `${packageJson.version}\n`,
        stderr: "",
      });
    }
  });
});
