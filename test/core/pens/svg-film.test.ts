/** A film as SVG shows each picture in its turn. */

import { describe, expect, it } from "vitest";
import { boardPicture } from "../../../src/core/drawing/board-picture.js";
import type { Picture } from "../../../src/core/drawing/picture.js";
import { element } from "../../../src/core/pens/svg.js";
import { svgFilmOf } from "../../../src/core/pens/svg-film.js";
import { targetCells } from "../../../src/core/puzzle/target.js";
import { firstTilings } from "../../../src/core/solver/solver.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { expectWellFormed } from "../../support/xml.js";

const puzzle = cataloguePuzzle("classic");
const uncovered = targetCells(puzzle, [11, 24]);
const [one, other] = firstTilings({ puzzle, uncovered }, 40).filter((_, i) => i % 39 === 0);

/** The pieces of one solution come, some go, those of another come, and it all ends with that one. */
const states = [0, 3, 8, 8, 5, 2].map((count) => one!.slice(0, count)).concat([other!.slice(0, 4), [...other!]]);
const pictures: Picture[] = states.map((placements) => boardPicture(puzzle, { placements, uncovered }));
const speed = 4;
const svg = svgFilmOf(pictures, { speed });

it("runs at the speed of a GIF where nobody says another", () => {
  expect(svgFilmOf(pictures)).toBe(svgFilmOf(pictures, { speed: 12 }));
});

it("hides what comes later, and shows it from its time on", () => {
  const { figures } = pictures[0]!;
  const two = [1, 2].map((count): Picture => ({ ...pictures[0]!, figures: figures.slice(0, count) }));
  expect(svgFilmOf(two)).toContain('values="hidden;visible"');
  expect(svgFilmOf(two.toReversed())).toContain('values="visible;hidden"');
});

interface Group {
  readonly visibility: string;
  readonly duration: number;
  readonly times: readonly number[];
  readonly values: readonly string[];
  readonly content: string;
}

const pattern =
  /<g class="(?:last|past)" visibility="(\w+)"><animate [^>]*dur="([\d.]+)s"[^>]*keyTimes="([^"]+)" values="([^"]+)"\/>(.*)<\/g>$/gm;

const groups: Group[] = [...svg.matchAll(pattern)].map(([, visibility, duration, times, values, content]) => ({
  visibility: visibility!,
  duration: Number(duration),
  times: times!.split(";").map(Number),
  values: values!.split(";"),
  content: content!,
}));

/** What a viewer shows at some time, in the order of drawing. */
function shownAt(seconds: number): string {
  const visible = groups.filter(({ duration, times, values }) => {
    const last = times.findLastIndex((time) => time <= seconds / duration);
    return values[last] === "visible";
  });
  return visible.map(({ content }) => content).join("");
}

describe("a film as SVG", () => {
  it("is sound, needs no script, and says what it shows", () => {
    expectWellFormed(svg);
    expect(svg).not.toContain("script");
    expect(svg).toContain("8 of 8 pieces on the board");
  });

  it("shows each picture at its time: the same figures, none drawn under what it covers", () => {
    const always = pictures[0]!.figures
      .map(element)
      .filter((drawn) => pictures.every(({ figures }) => figures.map(element).includes(drawn)));
    pictures.forEach((picture, i) => {
      const shown = shownAt((i + 0.5) / speed);
      const expected = picture.figures.map(element).filter((drawn) => !always.includes(drawn));
      expect([...shown.matchAll(/<path|<text|<rect/g)].length).toBe(
        [...expected.join("").matchAll(/<path|<text|<rect/g)].length,
      );
      for (const drawn of expected) expect(shown).toContain(drawn);
    });
  });

  it("is the last picture where it cannot be played, or motion is not wanted", () => {
    const still = groups.filter(({ visibility }) => visibility === "visible").map(({ content }) => content);
    expect(still.join("")).toBe(shownAt((pictures.length - 1) / speed));
    expect(svg).toContain("@media(prefers-reduced-motion:reduce)");
  });

  it("pauses on the last picture", () => {
    for (const { duration } of groups) expect(duration).toBeCloseTo((pictures.length - 1) / speed + 3);
  });
});
