/** With `--lang`, nothing a person reads at a terminal is English: results, headings, remarks and refusals. */

import { describe, expect, it } from "vitest";
import { languages } from "../../../src/core/calendar/languages.js";
import { halfByDay } from "../../support/night.js";
import { daytile, smallWeek } from "../support.js";
import { english, expectNoEnglish, files, lettersOf, lines, otherLanguages, said, slowCoachLines } from "./lines.js";

/** Each line in one language: that it speaks, and all words of all languages, is proved elsewhere and at night. */
describe.each(otherLanguages)("in %s", (language) => {
  const part = otherLanguages.indexOf(language);
  it.each(lines.filter((_, i) => i % otherLanguages.length === part))("daytile %s", (line) =>
    expectNoEnglish(line, language),
  );
});

it.each(slowCoachLines)("in French, which has to be enough: daytile %s", (line) => expectNoEnglish(line, "fr"));

describe("the coach", () => {
  const half = "UU....-/U.....-/UU...../L....../L....../L....../LL.----";

  it.each([
    ["explain 22+24", "de", "Für 29 bleiben 3 Möglichkeiten:\n- mit Teil L5, Teil U5 oder Teil Z5: "],
    ["explain Feb+Jul", "fr", "Aucune des pièces restantes ne peut couvrir la case Janv.\n"],
    [`hint 26 Dec --place ${half}`, "ja", "気づきにくいのですが、ここからは解けません。\nピースL5を外してください。"],
    [`reach --place ${half}`, "ar", "classic، قطعتان موضوعتان: ما زال ممكنًا 61 من 372 تاريخًا، 188 حلًّا\n"],
    ["solve 25 Dec --fewest-flips", "es", "piezas volteadas: 0\n"],
  ] as const)("daytile %s --lang %s", async (line, language, text) => {
    const { stdout } = await daytile([...line.split(" "), "--lang", language]);
    expect(stdout.replace(/\p{Cf}/gu, "")).toContain(text);
  });
});

it("the same lines in English are English, else this test would see nothing", async () => {
  const some = halfByDay(lines);
  const texts = await Promise.all(some.map((line) => said(line, "en")));
  const silent = some.filter((_, i) => !english.test(lettersOf(texts[i] ?? "")));
  expect(silent).toEqual([]);
});

describe("what programs read", () => {
  it.each(["count 25 Dec --json", "solve 25 Dec --json", "year -p week.yaml --json", "audit -p week.yaml --json"])(
    "is the same in every language: %s",
    async (line) => {
      const [one, ...others] = await Promise.all(
        languages.map((language) => daytile([...line.split(" "), "--lang", language], { files })),
      );
      for (const other of others) expect(other.stdout).toBe(one?.stdout);
    },
  );

  it("keeps its exit codes, and its first word", async () => {
    for (const language of languages) {
      const { code, stderr } = await daytile(["count", "31", "Feb", "--lang", language]);
      expect([code, stderr.slice(0, 9)]).toEqual([2, "daytile: "]);
    }
  });
});

it("what is wrong with a puzzle file is said in the language, wherever the file is read", async () => {
  const bad = smallWeek.replace("Sun Mon Tue Wed", "Sun Mon Mon Wed").replace("lattice: square", "lattice: sqare");
  const twoFields = 'bad.yaml:8:11: zwei Felder heißen "Mon"; gib jedem einen eigenen Namen\n';
  const checked = await daytile("check bad.yaml --lang de", { files: { "bad.yaml": bad } });
  expect(checked.stdout).toContain(twoFields);
  expect(checked.stdout).toContain('bad.yaml:6:10: unbekanntes Gitter "sqare"; meinst du "square"?\n');
  expect((await daytile("count -p bad.yaml --lang de", { files: { "bad.yaml": bad } })).stderr).toContain(twoFields);
  const long = smallWeek.replace("A small week", "a".repeat(121));
  const limit = await daytile("check bad.yaml --lang fr", { files: { "bad.yaml": long } });
  expect(limit.stdout).toBe("bad.yaml:2:8: trop de caractères dans le titre\u00a0: 121 (120 au plus)\n");
});

it("a line with other faults is refused in the language it names", async () => {
  const { stderr } = await daytile("count --sed 3 --lang de");
  expect(stderr).toBe("daytile: unbekannte Option --sed; meinst du --seed?\n");
});
