/** The page about puzzle files tells what the reader does. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { limited } from "../../src/core/locales/en/limited.generated.js";
import { calendarFields } from "../../src/core/puzzle/check/calendar.js";
import { limits } from "../../src/core/puzzle/limits.js";
import { formatProblems } from "../../src/formats/problem.js";
import { puzzleKeys } from "../../src/formats/puzzle-keys.js";
import { readPuzzleYaml } from "../../src/formats/yaml.js";
import { writePuzzleYaml } from "../../src/formats/yaml-write.js";

const page = readFileSync(new URL("../../docs/puzzle-file.md", import.meta.url), "utf8");
const block = (opening: string): string => page.split(`\`\`\`${opening}\n`)[1]?.split("```")[0] ?? "";
const example = block("yaml");

describe("the page about puzzle files", () => {
  it("shows a file that can be read and is written the same way", () => {
    const reading = readPuzzleYaml(example);
    if (!reading.ok) throw new Error(formatProblems(reading.faults));
    expect(writePuzzleYaml(reading.value)).toBe(example);
  });

  it("shows the problems such a file would have", () => {
    const damaged = example.replace("weekday: Sun Mon", "weekday: Sun Mno").replace("copies: {I2: 2}\n", "");
    const reading = readPuzzleYaml(damaged, "small-week.yaml");
    const told = reading.ok ? [] : formatProblems(reading.faults).split("\n");
    const shown = page.match(/^small-week\.yaml:.*$/gm) ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(told).toEqual([...shown]);
  });

  it("explains every key, in the order of the file", () => {
    const explained = [...page.matchAll(/^\| `(\w+)` \| (?!\d)/gm)].map((match) => match[1]);
    expect(explained).toEqual([...puzzleKeys]);
  });

  it("lists every field with a meaning", () => {
    const rows = [...page.matchAll(/^\| (`[\w`, ]+`) \| (\d+),/gm)];
    const listed = rows.flatMap(([, names = "", count]) =>
      [...names.matchAll(/\w+/g)].map(([name]) => [name, Number(count)]),
    );
    expect(listed).toEqual(calendarFields.map(({ name, names }) => [name, names.length]));
  });

  it("lists every bound", () => {
    const bounds = page.split("at most\n\n")[1]?.split("\n\n")[0];
    expect(bounds).toBe(limits.map(({ name, most }) => `- ${most.toLocaleString("en")} ${limited[name]}`).join("\n"));
  });
});
