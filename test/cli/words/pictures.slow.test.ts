/** With `--lang`, no text of any picture is English: captions, legends, titles and descriptions, whatever the kind. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type BaseLanguage, languages } from "../../../src/core/calendar/languages.js";
import { pictureKinds } from "../../../src/core/names.js";
import { daytile } from "../support.js";

/** What a picture of each kind is asked with, to say as much as it can. */
const asked: Readonly<Record<string, string>> = {
  solution: "25 Dec --mark 3,4",
  board: "25 Dec --mark 3",
  pieces: "-p classic-face-up",
  orientations: "",
  solutions: "25 Dec --limit 2",
  year: "-p weekday-face-up --field weekday=Mon",
  histogram: "",
  pairs: "",
  search: "25 Dec --frames 2",
  reach: "--place UU....-/U.....-/UU...../......./......./......./...----",
  "lazy-year": "-p classic-face-up --year 2027",
  proof: "10 Nov --place UU....-/U.....-/UU...../L....../L....../L....../LL.----",
};

const names: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Everything in an SVG that a person reads or hears. */
async function textsOf(kind: string, language: BaseLanguage): Promise<string[]> {
  const line = `draw ${kind} ${asked[kind]} --lang ${language} -o x.svg`;
  const { code, cwd, stderr } = await daytile(line);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  const svg = readFileSync(join(cwd, "x.svg"), "utf8");
  const texts = [...svg.matchAll(/<(title|desc|text)[^>]*>([^<]*)</g)].map(([, , text = ""]) => text);
  return texts.map((text) => text.replace(/&\w+;/g, (name) => names[name] ?? name).replace(/\p{Cf}/gu, ""));
}

const inEnglish = new Map<string, Promise<string[]>>();

function englishOf(kind: string): Promise<string[]> {
  const texts = inEnglish.get(kind) ?? textsOf(kind, "en");
  inEnglish.set(kind, texts);
  return texts;
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase());

/** Words that another language has as well, or that nobody translates: ids, names of pieces, and of months on a board. */
const shared = new Set(
  (
    "jan feb mar apr jun jul aug sep oct nov dec mai sun mon tue wed thu fri sat " +
    // Spanish, French and Dutch have these, too.
    "may november december in no week classic solution solutions orientation orientations impossible die rows date dates"
  ).split(" "),
);

describe.each(pictureKinds)("a picture of the kind %s", (kind) => {
  it("has English words in English", async () => {
    const english = wordsOf(await englishOf(kind));
    expect(english.some((word) => /^(the|of|from|solutions|pieces|uncovered|orientations|covered)$/.test(word))).toBe(
      true,
    );
  });

  /** One language or two for each kind, and all of them among the kinds. */
  const others = languages.filter((language) => language !== "en");
  const part = pictureKinds.indexOf(kind) % 6;
  it.each(others.filter((_, i) => i % 6 === part))("has none of them in %s", async (language) => {
    const english = new Set(wordsOf(await englishOf(kind)).filter((word) => !shared.has(word)));
    const left = wordsOf(await textsOf(kind, language)).filter((word) => english.has(word));
    expect([...new Set(left)]).toEqual([]);
  });
});
