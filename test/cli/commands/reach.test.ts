/** What `daytile reach` prints, and how it ends. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { daytile, exampleFiles as files } from "../support.js";

describe("daytile reach", () => {
  it("says how many dates are possible, which have the most solutions, and draws the year", async () => {
    const { code, stdout } = await daytile("reach --place @half.txt", { files });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^classic, 2 pieces placed: \d+ of 372 dates still possible, \d+ solutions\n/);
    expect(stdout).toContain("most solutions: ");
    expect(stdout).toContain("Solutions by month and day");
  });

  it("takes the grid that solve prints, from standard input", async () => {
    const { stdout: grid } = await daytile("12-25 --style plain");
    const { stdout } = await daytile("reach --place -", { stdin: grid });
    expect(stdout).toMatch(/^classic, 8 pieces placed: 1 of 372 dates still possible, 1 solution\n/);
    expect(stdout).toContain("most solutions: 25 December (1)");
  });

  it("says so where nothing is possible", async () => {
    const place = ".OOO..-/.OOO..-/......./......./......./......./...----";
    const { code, stderr, stdout } = await daytile(`reach --place ${place} --field month=Feb`);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "daytile: no date is possible with these pieces placed\n",
    });
    expect(stdout).toBe("classic, 1 piece placed: 0 of 31 dates still possible\n");
  });

  it("looks at one date where one is named, and counts what solve finds", async () => {
    const count = await daytile("count 25 Dec --place @half.txt", { files });
    const { stdout } = await daytile("reach 25 Dec --place @half.txt --json", { files });
    const { targets, reachable, counts } = JSON.parse(stdout);
    expect({ targets, reachable }).toEqual({ targets: 1, reachable: Number(count.stdout) > 0 ? 1 : 0 });
    expect(counts).toEqual([{ target: { month: "Dec", day: "25" }, count: Number(count.stdout) }]);
    const { code, stderr } = await daytile("reach 25 Duck --place @half.txt", { files });
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("Duck") });
  });
});
