/** A real fish completes commands, kinds, options and values. */
// @module-tag fish

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { toolPath } from "../../../scripts/test-tools.mjs";
import { daytile, folderWith } from "../support.js";
import { ended, start } from "../terminal/terminal.js";
import { expectedTable, files, offersByLine, separator, sortedTable, wholeOffers } from "./completing.js";

const described = ["daytile make l", "daytile cou", "daytile --lim", "daytile --style "];
const lines = [...described, ...Object.keys(wholeOffers)];
/** Fish can be asked outright; what it says beside a word is behind a tab. */
async function askedOffers() {
  const cwd = folderWith(files);
  writeFileSync(join(cwd, "daytile.fish"), (await daytile("completions fish")).stdout);
  const questions = lines.map((line) => `complete -C '${line}'; echo '${separator}'`);
  const script = ["source daytile.fish", ...questions].join("\n");
  const child = start(toolPath("fish"), ["--no-config", "-c", script], { cwd });
  child.stdin?.end();
  const { code, stdout, stderr } = await ended(child);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return offersByLine(lines, stdout);
}

it("fish completes commands, kinds, options and values", async () => {
  const offers = await askedOffers();
  expect(sortedTable(offers)).toEqual(expectedTable);
  // It says what commands, kinds and options do, and nothing beside values.
  expect(offers.get("daytile make l")).toEqual(["laser\tmake a drawing for the laser: tray, frame and pieces"]);
  expect(offers.get("daytile cou")).toEqual(["count\tcount the solutions"]);
  expect(offers.get("daytile --lim")).toEqual(["--limit\tthe first N solutions, or the N best changes"]);
  expect(offers.get("daytile --style ")).toEqual(["letters", "outline", "plain"]);
});
