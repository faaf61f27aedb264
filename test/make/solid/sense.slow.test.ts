/** Measures that make no sense for a printer are refused in a sentence. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { daytile } from "../../cli/support.js";

async function refusal(options: string): Promise<string> {
  const { code, stderr, cwd } = await daytile(`make solid ${options} -o solid.stl`);
  expect(code).toBe(2);
  expect(existsSync(join(cwd, "solid.stl"))).toBe(false);
  return stderr;
}

describe("daytile make solid", () => {
  it.each([
    ["--clearance 0", "a clearance of 0 mm is too small for any printer", "0.05 mm or more"],
    ["--clearance 3 --cell 10", "a clearance of 3 mm is too large for 10 mm cells", "2.5 mm or less"],
    ["--radius 12", "a radius of 12 mm is too large for 20 mm cells", "9.8 mm or less"],
    ["--chamfer 2.5 --part pieces", "a chamfer of 2.5 mm is too large for 5 mm pieces", "2.4 mm or less"],
    ["--chamfer 1.9", "a chamfer of 1.9 mm is too large for a floor of 2 mm", "1.8 mm or less"],
    ["--chamfer 4 --part frame", "a chamfer of 4 mm is too large for a frame of 4 mm", "3.8 mm or less"],
    ["--chamfer 1 --border 2 --part frame", "a chamfer of 1 mm is too large for a border of 2 mm", "0.9 mm or less"],
    ["--chamfer 3 --cell 5 --thickness 9 --part I", "a chamfer of 3 mm is too large for 5 mm cells", "2.2 mm or less"],
    ["--label-depth 2", "labels 2 mm deep would go through a floor of 2 mm", "1.8 mm or less"],
    ["--labels raised --label-depth 4", "labels 4 mm high would reach the top of a frame of 4 mm", "a higher wall"],
    ["--part trya", 'unknown part "trya"', "did you mean tray?"],
    ["--part nonsense", 'unknown part "nonsense"', "choose from all, pieces, tray, frame, lid, L5, N5"],
    ["--part frame --frame fixed", "a fixed frame is part of the tray", "the part tray"],
    ["--bed wide", "bed: expected a size such as 220x220", "from 20 to 5000 mm"],
    [
      "--bed 40x300 --part L5",
      "the part L5 (80 × 40 mm, and a gap of 3 mm around it)",
      "doesn't fit on a bed of 40 × 300 mm",
    ],
    ["--bed 120x120 --part pieces --plate 99", "there is no plate 99", "plates"],
    ["--thickness 0", "--thickness: expected millimetres from 0.5 to 100", '"0"'],
    ["--labels wooden", 'unknown --labels "wooden"', "engraved, raised, inlaid, lined, none"],
    ["--kerf 1", "--kerf doesn't work with make solid", "daytile help make solid"],
  ])("refuses %s, and says what would do", async (options, why, what) => {
    const message = await refusal(options);
    expect(message).toContain(why);
    expect(message).toContain(what);
  });

  it("asks nothing of a tray that is not made", async () => {
    const { code } = await daytile("make solid --part L5 --chamfer 2.2 --base 0.4 --label-depth 5 -o solid.stl");
    expect(code).toBe(0);
  });

  it("needs a file, and one of its own kind", async () => {
    for (const ending of ["", " -o solid.obj", " -o -"]) {
      const { code, stderr } = await daytile(`make solid${ending}`);
      expect(code).toBe(2);
      expect(stderr).toContain(".3mf, .stl");
    }
  });

  it("lays pieces out for the bed, and tells which plate has what", async () => {
    const { code, stderr } = await daytile("make solid --part pieces --bed 120x120 --plate 2 -o solid.stl");
    expect(code).toBe(0);
    expect(stderr).toMatch(/^daytile: plate 2 of \d: .*; use --plate for the others$/m);
  });
});
