/** Every document fits the schema that the page about JSON describes. */

import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { commandNames, loadCommand } from "../../src/cli/commands.js";
import { jsonVersion } from "../../src/requests/json.js";
import { daytile, exampleFiles, json } from "../cli/support.js";
import { textOf } from "../frame/files.js";

const schema = JSON.parse(textOf("docs/json-schema.json"));
const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false });
const validate = ajv.compile(schema);

function faults(document: unknown): string[] {
  return validate(document)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** At least one line per command that prints JSON. */
const lines = [
  "12-25 --json",
  "solve --uncover Jan,Jul --limit 2 --json",
  "solve --uncover Feb,Jul --json",
  "solve 12-25 -p weekday-9x6 --json",
  "12-25 --near @half.txt --json",
  "12-25 --fewest-flips --all --json",
  "12-25 --upright --rarest --json",
  "year -p mine.yaml --lazy --json",
  "year -p mine.yaml --difficulty --json",
  "12-25 -p hex-lake --difficulty --json",
  "year -p none.yaml --lazy --json",
  "count 12-25 --json",
  "count --uncover Feb,Jul --json",
  ...["left", "wrong", "nudge", "next", "everything"].map(
    (level) => `hint 12-25 --place @half.txt --level ${level} --json`,
  ),
  "hint 12-26 --place @half.txt --json",
  "hint --uncover Feb,Jul --json",
  "explain 22+24 --json",
  "explain 12-25 --json",
  "explain 10 Nov --place @half.txt --json",
  "explain 26 Dec --place @half.txt --json",
  "explain Jan 1 --place @half.txt --json",
  "reach --place @half.txt --json",
  "reach -p mine.yaml --json",
  "race -p mine.yaml --json",
  "year --json",
  "year -p mine.yaml --json",
  "year -p none.yaml --json",
  "audit --json",
  "audit -p none.yaml --json",
  "design swap -p mine.yaml --json",
  "design fill -p mine.yaml --json",
  "design labels -p mine.yaml --json",
  "puzzles --json",
  "show --json",
  "show classic-year --json",
  "show hex-lake --json",
  "show mine.yaml --json",
  "check mine.yaml --json",
  "check broken.yaml mine.yaml --json",
  "check none.yaml --json",
  "check mine.yaml missing.yaml --json",
  "import board.txt shapes.txt --json",
];

const files = {
  ...exampleFiles,
  "broken.yaml": "id: broken\nboard: |\n  Jan\n",
  // A bar takes one row whole, and what is left of the other is straight.
  "none.yaml": exampleFiles["mine.yaml"]
    .replace("L3  I2\n  ##  ##\n  #.", "L3  I4\n  ##  ####\n  #.")
    .replace("copies: {I2: 2}\n", ""),
};

describe("the documents", () => {
  it.each(lines)("keep to the schema: daytile %s", async (line) => {
    expect(faults(await json(line, { files }))).toEqual([]);
  });

  it("are of one line or one line per solution, and end with the end of a line", async () => {
    expect((await daytile("count --json")).stdout).toMatch(/^\{.*\}\n$/);
    expect((await daytile("12-25 --limit 3 --json")).stdout.split("\n")).toHaveLength(5);
  });

  it("are missing only where the documentation says so", async () => {
    for (const [line, code] of Object.entries({ "count -p broken.yaml": 1, "count 13-13": 2 })) {
      expect(await daytile(`${line} --json`, { files })).toMatchObject({ code, stdout: "" });
    }
    expect(textOf("docs/json.md")).toContain("or if a puzzle file or the files of `import` have errors (code 1)");
  });

  it("bear the version that the schema is about", () => {
    expect(schema.properties.version.const).toBe(jsonVersion);
    expect(textOf("docs/json.md")).toContain(`"version": ${jsonVersion}`);
  });

  it("are described for every command that has them, and for no other", async () => {
    const commands = await Promise.all(commandNames.map(async (name) => ({ name, ...(await loadCommand(name)) })));
    const withJson = commands.filter(({ options }) => options.includes("json")).map(({ name }) => name);
    const described = schema.oneOf.map(({ $ref }: { $ref: string }) => $ref.replace("#/$defs/", ""));
    expect(withJson.sort()).toEqual([...described].sort());
    for (const name of withJson) expect(textOf("docs/json.md")).toContain(`\`${name} --json\``);
  });
});

describe("the schema", () => {
  it.each([
    ["a count that is a word", (document: Record<string, unknown>) => ({ ...document, count: "92" })],
    ["another version", (document: Record<string, unknown>) => ({ ...document, version: 2 })],
    ["a missing key", ({ uncovered: _, ...rest }: Record<string, unknown>) => rest],
    ["a command it does not know", (document: Record<string, unknown>) => ({ ...document, command: "guess" })],
  ])("notices %s", async (_, broken) => {
    const document = await json("count 12-25 --json");
    expect(faults(document)).toEqual([]);
    expect(faults(broken(document))).not.toEqual([]);
  });

  it("notices faults deep inside", async () => {
    const document = await json("12-25 --json");
    const solutions = document.solutions as { placements: { piece: unknown }[] }[];
    solutions[0]!.placements[0]!.piece = 5;
    expect(faults(document)).not.toEqual([]);
  });
});
