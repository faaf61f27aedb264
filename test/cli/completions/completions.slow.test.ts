/** A real bash completes commands, options and their values. */
// @module-tag unix

import { expect, it } from "vitest";
import { folderWith } from "../support.js";
import { inShell } from "../terminal/terminal.js";
import { expectedTable, files, offersByLine, separator, sortedTable, wholeOffers } from "./completing.js";

/** Words as bash cuts them: at blanks, and around =. */
const wordsOf = (line: string): string[] => line.replaceAll("=", " = ").replace(/ = $/, " =").split(/ +/);

/** Asked the way bash asks. */
function question(line: string): string {
  const words = wordsOf(line);
  const list = words.map((word) => `'${word}'`).join(" ");
  const print = `printf '%s\\n' "\${COMPREPLY[@]}"; echo '${separator}'`;
  return `COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _daytile; ${print}`;
}

const lines = ["daytile ", ...Object.keys(wholeOffers)];
async function askedOffers() {
  const script = ["source <(daytile completions bash)", ...lines.map(question)].join("\n");
  const { code, stdout, stderr } = await inShell(script, { cwd: folderWith(files) });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return offersByLine(lines, stdout);
}

it("bash completes commands, kinds, options and values", async () => {
  const offers = await askedOffers();
  expect(sortedTable(offers)).toEqual(expectedTable);
  expect(offers.get("daytile ")).toEqual(expect.arrayContaining(["solve", "count", "help", "today"]));
  // Of a word with = it wants only what's behind it.
  expect(offers.get("daytile --field month=J")).toEqual(["Jan", "Jun", "Jul"]);
});
