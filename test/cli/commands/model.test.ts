/** Models are written for other solvers, and their answers read back. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { modelFormats } from "../../../src/formats/models/models.js";
import { daytile, exampleFiles } from "../support.js";

describe("a model", () => {
  it.each(modelFormats)("is written as %s", async (format) => {
    const { stdout, code } = await daytile(`model 6 Oct --format ${format}`);
    expect(code).toBe(0);
    expect(stdout).toContain("6 October on classic. Placements: 681, cells to cover: 41.");
    expect(stdout).toContain(
      format === "dlx"
        ? "Jan Feb Mar Apr Jul #L5"
        : format === "json"
          ? '"Jan","Feb","Mar"'
          : "L5: Jan Feb Mar Apr Jul",
    );
  });

  it("is written for Knuth's programs where no format is asked for", async () => {
    expect((await daytile("model 6 Oct")).stdout).toBe((await daytile("model 6 Oct --format dlx")).stdout);
  });

  it("leaves out what lies already", async () => {
    const grid = (await daytile("solve 12-25 --style plain")).stdout;
    const { stdout } = await daytile("model 12-25 --format lp --place -", { stdin: grid.replaceAll("L", ".") });
    expect(stdout).toContain("25 December on classic. Placements: 1, cells to cover: 5.");
    expect(stdout.match(/piece_\w+/g)).toEqual(["piece_L5"]);
  });

  it("is one of a puzzle file, too", async () => {
    const { stdout } = await daytile("model -p mine.yaml --format lp", { files: exampleFiles });
    expect(stdout).toContain("Subject To");
  });
});

describe("an answer", () => {
  /** What the table of zeros and ones calls the pieces of a solution. */
  async function numbersOf(line: string): Promise<string> {
    const { stdout } = await daytile(`model ${line} --format matrix`);
    const { stdout: solved } = await daytile(`solve ${line} --json`);
    const { solutions } = JSON.parse(solved) as { solutions: { placements: { piece: string; cells: string[] }[] }[] };
    return solutions[0]!.placements
      .map(({ piece, cells }) => new RegExp(`  (\\d+) ${piece}: ${cells.join(" ")}$`, "m").exec(stdout)![1])
      .join("\n");
  }

  it("is shown as the solution it means", async () => {
    const stdin = await numbersOf("12-25");
    const shown = await daytile("model 12-25 --format matrix --answer -", { stdin });
    expect(shown).toMatchObject({ code: 0, stdout: (await daytile("solve 12-25")).stdout });
  });

  it("that is no solution is refused with a reason", async () => {
    const stdin = (await numbersOf("12-25")).replace(/\d+\n/, "");
    const { code, stderr } = await daytile("model 12-25 --format matrix --answer -", { stdin });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^daytile: that answer isn't a solution: piece \w+ is used 0 times, not 1\n$/);
  });

  it("that is about something else is refused", async () => {
    for (const stdin of ["", "s UNSATISFIABLE", "no such thing"]) {
      const { code, stderr } = await daytile("model 12-25 --format cnf --answer -", { stdin });
      expect(code).toBe(1);
      expect(stderr).toBe("daytile: that answer doesn't match this model; is it for --format cnf?\n");
    }
  });

  it("in a file that is not there is a wrong use", async () => {
    expect(await daytile("model 12-25 --answer missing.txt")).toMatchObject({ code: 2 });
  });
});
