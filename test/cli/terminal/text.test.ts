/** Hostile text of files and arguments reaches the terminal only made visible. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { visible } from "../../../src/core/text/visible.js";
import { daytile, smallWeek } from "../support.js";

/** A colour, a window's title, the one-byte form of both, and marks that turn words round. */
const evil = "\u001b[31m\u001b]0;gotcha\u0007\u009b31m\u202ecba\u2066\ud800";
const harmful = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|[^\P{Cc}\n]/u;
const spelled = /\\u00(1b|9b)/;

const files = {
  "range.yaml": smallWeek.replace(/weekday: .*/, 'weekday: "\\e[31m\\e]0;gotcha\\a1..x"'),
  "block.yaml": smallWeek.replace("board: |", `board: |${evil}`),
  "id.yaml": smallWeek.replace("small-week", `"${evil.slice(evil.indexOf("\u009b"))}"`),
  "key.yaml": `${smallWeek}"\\e[31m": x\n"\\e[31m": x\n`,
  "alias.yaml": `${smallWeek}labels: *a\u009b\n`,
  "long.yaml": smallWeek.replace("board: |", `board: |${"x".repeat(90_000)}`),
};

const lines = [
  ...Object.keys(files).flatMap((name) => [`check ${name}`, `check ${name} --json`, `-p ${name}`]),
  `--${evil}`,
  `${evil}`,
  `-p ${evil}`,
  `-p ${evil}.yaml`,
  `count --place @${evil}`,
  `count --place ${evil}`,
  `count --uncover ${evil}`,
  `count --field month${evil}=Jan --field month${evil}=Feb`,
  `count --field month=${evil}`,
  `count --weekday ${evil}`,
  `count -o ${evil}/x`,
  `check ${evil}.yaml`,
  `check ${evil}.yaml --json`,
  `draw ${evil}`,
  `make ${evil}`,
  `help ${evil}`,
  `serve ${evil}`,
  `completions ${evil}`,
  `race --engine ${evil}`,
  `import ${evil} ${evil}`,
];

describe("text of a file or an argument", () => {
  it.each(lines.map((line) => [visible(line), line]))("never reaches a terminal raw: %s", async (_, line) => {
    const { code, stdout, stderr } = await daytile(line, { files, terminal: true, env: { NO_COLOR: "1" } });
    expect(code).toBeGreaterThan(0);
    expect(stdout + stderr).not.toMatch(harmful);
    expect(stdout + stderr).not.toBe("");
    for (const message of `${stdout}${stderr}`.split("\n")) expect(message.length).toBeLessThan(2500);
  });

  it("is spelled out instead", async () => {
    expect((await daytile("check range.yaml", { files })).stdout).toMatch(spelled);
    expect((await daytile(`-p ${evil}.yaml`, { files })).stderr).toMatch(spelled);
  });

  it("comes back whole from JSON", async () => {
    const { stdout } = await daytile(`check ${evil}.yaml --json`, { files });
    expect(stdout).not.toMatch(harmful);
    expect(JSON.parse(stdout).files[0].file).toBe(`${evil}.yaml`);
  });
});
