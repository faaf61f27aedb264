/** Every kind of picture can be drawn on both lattices, with what was asked for. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { themeNames } from "../../../src/core/drawing/themes.js";
import { pictureKinds } from "../../../src/core/names.js";
import { formatsOf } from "../../../src/requests/pictures/kinds.js";
import { expectWellFormed } from "../../support/xml.js";
import { daytile, exampleFiles, smallWeek } from "../support.js";
import { expectSvg, expectText } from "./drawn.js";

const stills = pictureKinds.filter((kind) => kind !== "search");
/** Those that need no counts of whole years. */
const quick = ["solution", "board", "pieces", "orientations"];

describe("daytile draw", () => {
  it.each(quick)("%s: an accessible SVG on the standard output, on both lattices", (kind) => expectSvg(kind));

  it.each(quick)("%s: text, when the name of the file says so", (kind) => expectText(kind));

  it.each(["picture.dxf", "picture", "svg", "picture.svg.bak"])(
    "refuses %s with the formats there are",
    async (name) => {
      const { code, stderr, cwd } = await daytile(`draw solution -o ${name}`);
      expect(code).toBe(2);
      expect(stderr).toContain(
        formatsOf("solution")
          .map((format) => `.${format}`)
          .join(", "),
      );
      expect(existsSync(join(cwd, name))).toBe(false);
    },
  );

  it.each(themeNames)("draws in the theme %s alone", async (theme) => {
    const { stdout } = await daytile(`draw solution --theme ${theme}`);
    expect(stdout).not.toContain("prefers-color-scheme");
    expect(stdout.includes("<pattern")).toBe(theme === "black-and-white");
    expect(stdout.includes('class="letter bold"')).toBe(theme === "black-and-white" || theme === "colour-blind");
  });

  it("draws the solution, the labels and the title that were asked for", async () => {
    const first = await daytile("draw solution 25. Dezember --lang de");
    expect(first.stdout).toContain(">Dez</text>");
    expect(first.stdout).toMatch(/<title id="\w+-title">25\. Dezember<\/title>/);
    const second = await daytile("draw solution 12-25 --number 2 --lang de");
    expect(second.stdout).not.toBe(first.stdout);
  });

  it("draws what is begun, and rings on marked cells", async () => {
    const { stdout } = await daytile("draw board 12-25 --place @half.txt --mark 3,4", { files: exampleFiles });
    expect(stdout).toContain("2 of 8 pieces on the board; uncovered: Dec, 25; marked: 3, 4");
    expect(stdout.match(/class="mark-line"/g)).toHaveLength(2);
  });

  it("draws a page of as many solutions as there are, or as are wanted", async () => {
    const all = await daytile("draw solutions 12-25");
    expect(all.stdout.match(/href="#\w+-board"/g)).toHaveLength(92);
    const some = await daytile("draw solutions 12-25 --limit 5");
    expect(some.stdout.match(/href="#\w+-board"/g)).toHaveLength(5);
    expect(some.stdout).toContain("the first 5 solutions");
  });

  it.each([
    ["draw", 2, "choose what to draw: solution, board,"],
    ["draw search -o film.png", 2, "end the name in .gif, .svg"],
    ["draw solution -o film.gif", 2, "end the name in .svg, .png, .pdf, .txt"],
    ["draw search --uncover Feb,Jul,1 -o film.gif", 2, "the pieces cover 41 of 43 cells"],
    ["draw solutoin", 2, "did you mean solution?"],
    ["draw year 12-25", 2, "doesn't depend on a date"],
    ["draw pairs -p weekday", 2, "needs a puzzle that leaves 2 cells uncovered, not 3"],
    ["draw solution 12-25 --number 93", 1, "there are only 92 solutions"],
    ["draw solution --uncover Feb,Jul", 1, "no solution for"],
    ["draw board --mark Foo", 2, 'unknown cell "Foo"'],
    ["draw year -p classic-year --field month=Foo", 2, "Foo"],
  ])("%s: ends with %d and a sentence", async (line, code, sentence) => {
    const outcome = await daytile(line);
    expect(outcome.code).toBe(code);
    expect(outcome.stderr).toContain(sentence);
    expect(outcome.stdout).toBe("");
  });

  it("draws puzzles of one's own", async () => {
    for (const kind of stills.filter((each) => each !== "pairs")) {
      const { code, stdout } = await daytile(`draw ${kind} -p mine.yaml`, { files: { "mine.yaml": smallWeek } });
      expect(code, kind).toBe(0);
      expectWellFormed(stdout);
    }
  });

  it("hears Ctrl-C while it searches, not only between two solutions", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 0);
    // Each look at the clock is a second later than the one before: on the quickest machine, too, the search has to rest.
    let looks = 0;
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(Date, "now").mockImplementation(() => 1000 * looks++);
    const line = "draw solution 2026-06-07 -p classic-year --number 1000000000";
    expect(await daytile(line, { signal: controller.signal })).toMatchObject({ code: 130, stdout: "", stderr: "" });
  });
});
