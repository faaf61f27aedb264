/** What people do at a terminal, and whether what they read is in the language they asked for. */

import { expect } from "vitest";
import { type BaseLanguage, languages } from "../../../src/core/calendar/languages.js";
import { algorithmIds } from "../../../src/core/names.js";
import { daytile, rows, smallWeek } from "../support.js";

export const files = { "week.yaml": smallWeek, "rows.yaml": rows, "bad.yaml": "id: bad", "empty.txt": "" };

const half = "UU....-/U.....-/UU...../L....../L....../L....../LL.----";
const alone = ".LLLL.-/.L....-/......./......./......./......./...----";
const nowhere = ".OOO..-/.OOO..-/......./......./......./......./...----";

/** The solution of 25 December. */
const solved = "LLLLNN-/LPNNN.-/PPOOOZZ/PPOOOZV/YYYYZZV/UYU.VVV/UUU----";

/** What people ask the coach: every technique, every kind of argument, and what is refused. */
const coachLines = [
  "7 Jan --place ......-/......-/OOO..N./OOO..NN/V....LN/V.LLLLN/VVV----",
  "25 Nov --place PP.UUU-/PP.U.U-/P....../LL...../LOONN../LOO.NNN/LOO----",
  "6 Oct -p tetromino --place ....OO-/V...OO-/V...U.U/VVVTUUU/AAATT../AAAT.../----...",
  "27 Feb --place ..PPZZ-/..PPPZ-/...NNZZ/..OONNN/V.OOUUU/V.OOU.U/VVV----",
  "8 May --place .....Z-/...ZZZ-/...ZN../.OONN../VOON.../VOON.../VVV----",
  "21 Nov --place ......-/......-/N.....Z/NN..ZZZ/VN..Z../VN...../VVV----",
  "15 Jan --place ......-/......-/......./UU...../.U...PP/UU..PPP/...----",
  "31 Dec --place N.....-/N.....-/NN...../.N...../......./......./...----",
  `25 Dec --place ${half} --level left`,
  `25 Dec --place ${half} --level wrong`,
  `26 Dec --place ${half}`,
  `25 Dec --place ${alone}`,
  `24 Dec --place ${solved}`,
  "25 Dec --place @empty.txt",
]
  .map((asked) => `hint ${asked}`)
  .concat([
    "explain 22+24",
    "explain Feb+Jul",
    `explain 10 Nov --place ${half}`,
    `explain 26 Dec --place ${half}`,
    `explain 25 Dec --place ${half}`,
    `explain 1 Jan --place ${half}`,
    `reach --place ${half}`,
    `reach --place ${nowhere} --field month=Feb`,
    "reach 25 Dec",
    `solve 25 Dec --near ${half}`,
    "solve 25 Dec --fewest-flips",
    "solve 25 Dec --most-joints --difficulty",
    "solve 25 Dec --rarest",
    "solve 25 Dec --rarest --most-joints",
    "solve 25 Dec --rarest --number 3",
    "solve 25 Dec --rarest -o x.svg",
    "year --year 2026",
    "year --lazy --weekday Mon",
    "year --lazy --difficulty",
    "year --lazy -o x.svg",
    "year --lazy -p rows.yaml",
  ]);

/** What takes long, so one language has to be enough. */
export const slowCoachLines = ["year --lazy --year 2026", "year --difficulty --field month=Feb"];

/** What people do, rightly and wrongly. */
export const lines = [
  "solve 25 Dec",
  "solve 25 Dec --number 95",
  "solve 25 Dec --limit 2 --seed tea",
  "count 25 Dec",
  "count 25 Dec -p weekday",
  "count -p rows.yaml --field upper=a --field lower=e",
  "count 25 Dec --no-flips",
  "year",
  "year -p rows.yaml",
  "audit -p week.yaml",
  "show weekday-6x9",
  "show week.yaml",
  "puzzles",
  "check week.yaml",
  "check rows.yaml",
  "check missing.yaml",
  "check bad.yaml",
  "count -p bad.yaml",
  "design swap -p week.yaml",
  "race --weekday Mon -p week.yaml --budget 1",
  "draw board -o board.svg",
  "draw solutions 25 Dec --limit 2 -o all.svg",
  "make print -o print.pdf",
  "make laser -o laser.svg",
  "make solid --part tray -o tray.stl",
  // Refusals.
  "solve 31 Feb",
  "solve 31 Feb -p weekday",
  "count 29 Feb 2026",
  "count 13-32",
  "count 3/4",
  "count zebra",
  "count Fri 24 Dec 2026 -p weekday",
  "count --field day=32",
  "count --field month=Foo",
  "count --field colour=red",
  "count --field day",
  "count --field month=Apr",
  "count --weekday Mon",
  "count --weekday Xyz -p weekday",
  "count --uncover Jan",
  "count --uncover Jan,Nowhere",
  "count --uncover Jan 25 Dec",
  "count 25 Dec --place LL",
  "count -p clasic",
  "count -p zebra",
  "count -p missing.yaml",
  "cuont 25 Dec",
  "count --sed 3",
  "solve --seed",
  "solve --limit 0",
  "solve --limit 3 --all",
  "solve --json=x",
  "draw",
  "draw zebra",
  "draw pieces 25 Dec",
  "draw solution -o x.zip",
  "make solid",
  "make laser -o x.svg --cell 2000",
  "make laser -o x.svg --kerf 5 --cell 5",
  "make laser -o x.svg --sheet 20x20",
  "make print -o x.pdf --sheet zebra",
  "make solid -o x.stl --part zebra",
  "make solid -o x.stl --clearance 0",
  "year 25 Dec",
  "serve now",
  "completions",
  "import x.txt",
  "import bad.yaml bad.yaml",
  "census -p week.yaml",
  "design zebra",
  "make gift -o gift.zip",
  "model --format zebra",
  "site",
  ...coachLines,
];

export async function said(line: string, language: BaseLanguage): Promise<string> {
  const { stdout, stderr } = await daytile([...line.split(" "), "--lang", language], {
    files,
    terminal: true,
    columns: 100,
    env: { NO_COLOR: "1" },
  });
  return `${stdout}\n${stderr}`.replace(/\p{Cf}/gu, "");
}

/** English words that no other of our languages has, outside of what is typed. */
export const english =
  /\b(internal error|the|unknown|expected|did you mean|choose|write|leave|without a|there (?:is|are)|isn't|doesn't|can't|on average|fewest|uncovered|needs|which|only|Wrote|given|solutions? for|pieces|cells|either|unexpected|counts|Bar lengths|no such|nothing fits|is a|too small|on (?:classic|small)|no pieces? left|take off|so far|still possible|a morning|nothing to|difficulty:|easiest|straight seams|mirror variants|the same way|can be covered|with a solution|like this|only cell|at every date|chosen|short argument|only works|whole year|date works)\b/i;

/** What is typed is the same everywhere: commands, options, names of kinds, and the titles of the test's own puzzles. */
const typed =
  /daytile [a-z]+|--[\w-]+|\b(?:small-week|puzzles|pieces|solutions|pieces-only|classic-face-up)\b|A small week|Two rows|Only the weekday stays visible\.|One letter of each row stays visible\.|Drawn for the tests|\bid\b|mine\.yaml/g;

/** So are the algorithms in a race. */
const ids: readonly string[] = algorithmIds;

export const lettersOf = (line: string): string =>
  line.replace(typed, "").replace(/[\w-]+/g, (word) => (ids.includes(word) ? "" : word));

export const otherLanguages = languages.filter((language) => language !== "en");

export async function expectNoEnglish(line: string, language: BaseLanguage): Promise<void> {
  const found = (await said(line, language)).split("\n").filter((each) => english.test(lettersOf(each)));
  expect(found).toEqual([]);
}
