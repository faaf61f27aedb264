/** The counts of a year are right, and their map fits the terminal. */

import { describe, expect, it } from "vitest";
import { average } from "../../../src/cli/terminal/text.js";
import { displayWidth } from "../../../src/core/drawing/width.js";
import { classicCounts } from "../../known/counts.js";
import { months } from "../../support/puzzles.js";
import { daytile, json, rows, smallWeek } from "../support.js";

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
const withoutColour = (text: string) => text.replace(/\u001b\[[\d;]*m/g, "");
const widest = (text: string) => Math.max(...withoutColour(text).split("\n").map(displayWidth));
/** Rows of the map: a month, and at least 31 marks. */
const mapRows = (text: string) =>
  withoutColour(text)
    .split("\n")
    .filter((line) => months.includes(line.slice(0, 3)) && line.length >= 34);

const hopeless = smallWeek.replace(/ {2}L3.*copies[^\n]*/s, "  O4  I3\n  ##  ###\n  ##");

describe("daytile year --json", () => {
  it("takes a weekday as it takes the field", async () => {
    const files = { "mine.yaml": smallWeek };
    const byField = await daytile("year -p mine.yaml --field weekday=Mon --json", { files });
    expect(await daytile("year -p mine.yaml --weekday Mon --json", { files })).toMatchObject({
      code: 0,
      stdout: byField.stdout,
    });
    expect((await daytile("year --weekday Mon")).stderr).toBe("daytile: classic doesn't show weekdays\n");
  });

  it("has every count of the classic board", async () => {
    const { counts, ...figures } = await json("year --json");
    expect(figures).toEqual({
      version: 1,
      command: "year",
      puzzle: "classic",
      targets: 372,
      tilings: 25_061,
      mean: 25_061 / 372,
      fewest: { target: { month: "Oct", day: "6" }, count: 7, tied: [] },
      most: { target: { month: "Jan", day: "25" }, count: 216, tied: [] },
      impossible: [],
      impossibleDates: 0,
    });
    const known = classicCounts().map(({ month, day, count }) => ({
      target: { month: months[month - 1], day: String(day) },
      count,
    }));
    expect(counts).toEqual(known);
  });

  it("forbids flips when asked to", async () => {
    const { tilings, counts } = await json("year --no-flips --json");
    const { count, target } = await json("count 12-25 --no-flips --json");
    expect(tilings).toBeLessThan(25_061);
    expect(counts).toContainEqual({ target, count });
  });

  it("says nothing of dates where the puzzle shows none", async () => {
    const files = { "mine.yaml": smallWeek.replace("weekday:", "colour:") };
    expect(await json("year -p mine.yaml --json", { files })).not.toHaveProperty("impossibleDates");
  });
});

describe("daytile year", () => {
  it("draws figures, a map of twelve months, and a histogram", async () => {
    const { code, stdout, stderr } = await daytile("year");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("classic: 372 dates, 25,061 solutions, 67.4 on average\n");
    expect(stdout).toContain("fewest: 7 (6 October)\nmost: 216 (25 January)\nwithout a solution: none\n");
    expect(mapRows(stdout)).toHaveLength(12);
    expect(stdout).toContain("200–219 ▊ 1\n");
    expect(widest(stdout)).toBeLessThanOrEqual(80);
    expect(stdout).toBe(withoutColour(stdout));
  });

  it.each([80, 60, 40, 20])("fits a terminal of %d columns, in colour and without", async (columns) => {
    for (const env of [{ NO_COLOR: "1" }, { TERM: "xterm-256color" }, { TERM: "dumb" }]) {
      const { stdout } = await daytile("year", { terminal: true, columns, env });
      expect(widest(stdout), JSON.stringify(env)).toBeLessThanOrEqual(columns);
      expect(mapRows(stdout)).toHaveLength(columns >= 40 ? 12 : 0);
      expect(stdout !== withoutColour(stdout)).toBe(env.TERM === "xterm-256color");
    }
  });

  it.each([{ TERM: "dumb" }, { LANG: "C" }, { LC_ALL: "de_DE.ISO-8859-1", LANG: "de_DE.UTF-8" }])(
    "keeps to ASCII with %j",
    async (env) => expect((await daytile("year", { env })).stdout).toMatch(/^[ -~\n]*$/),
  );

  it.each([{}, { LANG: "en_US.UTF-8" }, { LANG: "de_DE" }, { LC_ALL: "", LANG: "C.utf8" }])(
    "draws shades with %j",
    async (env) => expect((await daytile("year", { env })).stdout).toContain("▓"),
  );

  it("shows the counts themselves on a wide terminal", async () => {
    const { stdout } = await daytile("year", { terminal: true, columns: 140, env: { NO_COLOR: "1" } });
    const first = classicCounts().filter(({ month }) => month === 1);
    expect(mapRows(stdout)[0]?.split(/ +/)).toEqual(["Jan", ...first.map(({ count }) => String(count))]);
  });

  it("speaks the language asked for on the map and in the figures", async () => {
    const { stdout } = await daytile("year --lang de");
    expect(stdout).toContain("am wenigsten: 7 (6. Oktober)");
    expect(stdout).toMatch(/^Dez [░▒▓█]{62}$/m);
    expect((await daytile("year -p domino-months --lang fr")).stdout).toMatch(/^Août [░▒▓█]{62}$/m);
  });

  it("draws a puzzle of a single field as a single row", async () => {
    const { code, stdout } = await daytile("year -p mine.yaml", { files: { "mine.yaml": smallWeek } });
    expect(code).toBe(0);
    expect(stdout).toContain("Solutions by day of the week\n  Sun Mon Tue Wed Thu Fri Sat\n");
  });

  it("breaks lists between targets, never inside one", async () => {
    for (const columns of [20, 24, 30, 37]) {
      const { stdout } = await daytile("year -p rows.yaml", { terminal: true, columns, files: { "rows.yaml": rows } });
      expect(stdout.replace(/\s+/g, " ")).toContain(
        "without a solution: 16 combinations: a e, a f, a g, a h, b e, b f, b g, b h, c e,",
      );
      expect(stdout).not.toMatch(/ [a-d]$/m);
      expect(stdout).not.toContain("\u00a0");
    }
  });

  it("says what all or none of the targets without a solution are", async () => {
    const files = { "mine.yaml": hopeless };
    expect((await daytile("year -p mine.yaml", { files })).stdout).toContain("7 dates, all of them real\n");
    const { stdout } = await daytile("year -p mine.yaml --weekday Mon", { files });
    expect(stdout).toContain("without a solution: 1 date, a real one\n");
  });

  it("writes averages as it writes numbers", () => {
    expect([0, 67.36, 1234.56].map(average)).toEqual(["0.0", "67.4", "1,234.6"]);
  });

  it("ends with 1 where no date has a solution", async () => {
    const { code, stderr } = await daytile("year -p mine.yaml", { files: { "mine.yaml": hopeless } });
    expect([code, stderr]).toEqual([1, "daytile: no date has a solution\n"]);
  });

  it.each([
    ["year 12-25", "daytile: year counts every date; for one date run daytile count DATE\n"],
    ["year --field weekday=Mon", 'daytile: unknown field "weekday"; choose from month, day\n'],
    ["year --field month", 'daytile: --field: expected NAME=CHOICE, as in month=Apr, not "month"\n'],
    ["year --field day=32", 'daytile: unknown day "32"; choose a number from 1 to 31\n'],
  ])("answers %s with a sentence", async (line, message) => {
    expect(await daytile(line)).toMatchObject({ code: 2, stdout: "", stderr: message });
  });
});
