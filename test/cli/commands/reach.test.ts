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
      stderr: "daytile: no date is possible with these pieces here\n",
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

describe("what can't be answered", () => {
  const solved = "LLLLNN-/LPNNN.-/PPOOOZZ/PPOOOZV/YYYYZZV/UYU.VVV/UUU----";
  const world = { files: { "empty.txt": "", "blank.txt": " \r\n\t\n", "large.txt": "L".repeat(10_000_000) } };

  it.each([
    ["hint 25 Dec --place @empty.txt", "the grid is empty; write 7 rows of 7 letters"],
    ["explain 25 Dec --place @blank.txt", "the grid is empty; write 7 rows of 7 letters"],
    ["reach --place -", "the grid is empty; write 7 rows of 7 letters"],
    ["solve 25 Dec --near @empty.txt", "the grid is empty; write 7 rows of 7 letters"],
    ["hint 25 Dec --place @.", "cannot read .: that is a folder"],
    [
      "hint 25 Dec --place @large.txt",
      "cannot read large.txt: it is larger than 300,003 bytes, the most that Daytile reads",
    ],
    [`solve 25 Dec -p weekday --near ${solved}`, "the grid has 7 rows, but the board has 8"],
    ["year --lazy --year 0", '--year: expected a whole number from 1 to 9,999, not "0"'],
    ["year --lazy --year 10000", '--year: expected a whole number from 1 to 9,999, not "10000"'],
    ["year --lazy --difficulty", "use either --difficulty or --lazy, not both"],
    ["year --difficulty -o year.svg", "use either --difficulty or -o .svg, not both"],
  ])("daytile %s", async (line, message) => {
    const { code, stdout, stderr } = await daytile(line, world);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `daytile: ${message}\n` });
  });

  it("but another date's solution can: a piece is on the date", async () => {
    const onDate = "Piece U5 covers 24, which must stay visible.\n";
    expect(await daytile(`explain 24 Dec --place ${solved}`)).toMatchObject({ code: 0, stdout: onDate });
    const { code, stdout } = await daytile(`hint 24 Dec --place ${solved}`);
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${onDate}Take off pieces U5, V5, Y5, Z5 and O6.\n` });
  });
});
