/** Whatever can be made is made, or refused in a sentence. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { productKinds } from "../../../src/core/names.js";
import { productKind } from "../../../src/requests/products/kinds.js";
import { daytile, rows } from "../support.js";

describe("daytile make", () => {
  it("says what can be made", async () => {
    const { code, stderr } = await daytile("make");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `daytile: choose what to make: ${productKinds.join(", ")}\n`,
    });
    expect((await daytile("make lasr")).stderr).toContain("did you mean laser?");
  });

  it.each(productKinds)("%s: refuses other formats with the list of those it can have", async (kind) => {
    const isFolder = productKind(kind).formats.includes("zip");
    for (const name of ["thing.gif", ...(isFolder ? [] : ["thing"]), "thing.svg.bak"]) {
      const { code, stderr, cwd } = await daytile(`make ${kind} -o ${name}`);
      expect(code).toBe(2);
      const endings = productKind(kind).formats.map((format) => `.${format}`);
      expect(stderr).toContain(`end the name in ${endings.join(", ")}`);
      expect(existsSync(join(cwd, name))).toBe(false);
    }
  });

  it("takes no option that another kind has", async () => {
    const { code, stderr } = await daytile("make laser --weekday Mon -o thing.svg");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "daytile: --weekday doesn't work with make laser; see daytile help make laser\n",
    });
  });
});

describe("daytile make book", () => {
  it("says of a puzzle without dates that it has no year", async () => {
    const { code, stderr } = await daytile("make book -p rows.yaml -o book.pdf", { files: { "rows.yaml": rows } });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "daytile: rows has a field that isn't part of a date (upper), so there is no book of its year\n",
    });
  });
});

describe("daytile make laser", () => {
  it.each([
    ["--kerf 9", "--kerf: expected millimetres from 0 to 3"],
    ["--kerf 1e-3", "--kerf: expected millimetres from 0 to 3"],
    ["--kerf NaN", "--kerf: expected millimetres from 0 to 3"],
    ["--cell 5 --clearance 4 --radius 0 --kerf 2", "a kerf of 2 mm is too large: piece L5 is 5 mm wide"],
    ["--cell 5 --clearance 5", "a clearance of 5 mm is too large: piece L5 is 5 mm wide"],
    ["--radius 10", "a radius of 10 mm is too large for piece L5; use less than 9.9 mm"],
    ["-p hex-lake --radius 6", "a radius of 6 mm is too large for piece"],
    ["--gap 0.1", "a gap of 0.1 mm is less than the kerf; use 0.15 mm or more"],
    [
      "--sheet 100x100",
      "the base doesn't fit on a sheet of 100 × 100 mm; with the gap around it, it needs 166.4 × 166.4 mm",
    ],
    ["--sheet 60x60 --pieces-only", "piece L5 doesn't fit on a sheet of 60 × 60 mm"],
    ["--sheet 0x0", "sheet: expected a size such as 400x300"],
    ["--sheet 300", "sheet: expected a size such as 400x300"],
    ["--only-sheet 2", "there is no sheet 2; everything fits on 1 sheet"],
    ["--week-start Funday", 'unknown --week-start "Funday"; did you mean Sunday?'],
    ["12-25", 'leave out "12-25"'],
  ])("refuses %s", async (options, sentence) => {
    const { code, stdout, stderr } = await daytile(`make laser ${options}`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(sentence);
  });
});
