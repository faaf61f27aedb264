/** The page about techniques: each position calls for its technique, and each picture is drawn as it was approved. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { type Reason, techniques } from "../../src/core/coach/coach.js";
import { hintMessages } from "../../src/core/coach/messages.js";
import { boardPicture } from "../../src/core/drawing/board-picture.js";
import type { Picture } from "../../src/core/drawing/picture.js";
import { svgOf } from "../../src/core/pens/svg.js";
import { unwrap } from "../../src/core/text/fault.js";
import { askHint, type HintAnswer } from "../../src/requests/hint.js";
import { filesIn, root } from "../frame/files.js";
import { expectWellFormed } from "../support/xml.js";
import { type Lesson, lessons } from "./techniques.js";

const asked = async ({ puzzle, date, placed }: Lesson): Promise<HintAnswer> =>
  unwrap(await askHint({ puzzle, date, placed: placed.replaceAll("/", "\n"), level: "next" }));

const said = ({ question, hint }: HintAnswer): string =>
  hintMessages(question, hint)
    .map(({ message }) => message)
    .join(" ");

/** A hint begins with the name of its technique. */
const named = (answer: HintAnswer): string => said(answer).split(":", 1).join();

function reasonOf({ hint }: HintAnswer): Reason {
  if (hint.kind !== "next") throw new Error(hint.kind);
  return hint.reason;
}

function drawn(answer: HintAnswer): Picture {
  const { puzzle, placed, uncovered } = answer.question;
  const { cell, region = [] } = reasonOf(answer);
  const marked = [...new Set([cell, ...region])];
  return boardPicture(puzzle, { placements: placed, uncovered }, { marked, letters: true, title: named(answer) });
}

const entry = ({ technique, teaches }: Lesson, answer: HintAnswer): string =>
  [
    `## ${named(answer)}\n`,
    `<p><img src="techniques/${technique}.svg" width="420" alt="${named(answer)}: a board with the cells to look at marked"></p>\n`,
    `${teaches}\n`,
    `> ${said(answer)}\n`,
  ].join("\n");

const head = `# Techniques

How do you find the next piece? These are the coach's techniques, from plain to deep. Each hint gives one of them as its
reason: the plainest that leads on. They have the same names in the app and at the command line.
In [JSON](json.md) and in the library, they are ${techniques
  .map((technique) => `\`${technique}\``)
  .join(", ")
  .replace(/(.*), (.*), (.*), (.*)/, "$1,\n$2, $3 and $4")}, in this order.

The first six are arguments that you can follow on the board. The last two need a look at all solutions. Below each
picture is what \`daytile hint\` says about it. The cells to look at have a ring.

We check every sentence of the coach against an exact search, on thousands of random positions of every puzzle.
`;

describe("the page about techniques", () => {
  it("teaches each of them once, in their order", () => {
    expect(lessons.map(({ technique }) => technique)).toEqual([...techniques]);
  });

  it.each(lessons)("$technique is what the coach says of its position, drawn as approved", async (lesson) => {
    const answer = await asked(lesson);
    expect(reasonOf(answer).kind).toBe(lesson.technique);
    const svg = svgOf(drawn(answer));
    expectWellFormed(svg);
    await expect(svg).toMatchFileSnapshot(`../../docs/techniques/${lesson.technique}.svg`);
  });

  it("is the page in docs", async () => {
    const entries = await Promise.all(lessons.map(async (lesson) => entry(lesson, await asked(lesson))));
    await expect([head, ...entries].join("\n")).toMatchFileSnapshot("../../docs/techniques.md");
  });

  it("keeps no picture that it doesn't show", () => {
    const kept = filesIn(root).filter((file) => file.startsWith("docs/techniques/"));
    expect(kept.sort()).toEqual(techniques.map((technique) => `docs/techniques/${technique}.svg`).sort());
  });
});
