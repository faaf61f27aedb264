/** Films, picture by picture: a search that is followed step by step, and the mornings of a lazy year. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { type AlgorithmId, algorithmNamed, follow, Run, type Step } from "../../../src/core/algorithms/algorithms.js";
import { lazyYear } from "../../../src/core/coach/lazy-year.js";
import { boardPicture } from "../../../src/core/drawing/board-picture.js";
import { lazyPictures } from "../../../src/core/drawing/lazy-pictures.js";
import type { Picture } from "../../../src/core/drawing/picture.js";
import { svgFilmOf } from "../../../src/core/pens/svg-film.js";
import { targetFromDate } from "../../../src/core/puzzle/dates.js";
import { unwrap } from "../../../src/core/text/fault.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import type { Placement } from "../../../src/core/tiling/placement.js";
import { drawLazyYear } from "../../../src/requests/pictures/lazy-film.js";
import { askPicture, type PictureAsked } from "../../../src/requests/pictures/picture.js";
import { drawSearch } from "../../../src/requests/pictures/search.js";
import { week } from "../products/support.js";
import { now, refusal } from "../support.js";

const answered = async (asked: PictureAsked) => unwrap(await askPicture({ puzzle: week, ...asked }, { now }));

describe("a search", () => {
  const options = { language: "en", title: "Thu", letters: false } as const;

  /** What is on the board before the first step and after each, up to the first solution. */
  async function boardsOf(algorithm: AlgorithmId, placed: readonly Placement[] = []): Promise<Placement[][]> {
    const lesson = await algorithmNamed(algorithm).load();
    const run = new Run(lesson, { puzzle: week, uncovered: [4], placed });
    const boards = [[...placed]];
    for (const steps: Step[] = []; run.solutions === 0; ) {
      run.advance(1, steps);
      const next = [...boards.at(-1)!];
      follow(next, steps[0]!);
      boards.push(next);
    }
    return boards;
  }

  const pictureOf = (placements: readonly Placement[], own = {}): Picture =>
    boardPicture(week, { placements, uncovered: [4] }, { ...options, ...own });
  const asked = { picture: "search", weekday: "Thu", format: "svg" } as const;

  it.each(["positions", "dancing-links"] as const)("shows each step where there are few: %s", async (algorithm) => {
    const boards = await boardsOf(algorithm);
    const { data, notes } = await answered({ ...asked, algorithm });
    expect(data).toBe(svgFilmOf(boards.map((board) => pictureOf(board))));
    const steps = boards.length - 1;
    const { name } = algorithmNamed(algorithm);
    expect(notes).toMatchObject([{ matters: false, text: `${name}: ${steps} steps in ${steps + 1} frames` }]);
  });

  it("fills positions, unless another way is asked for", async () => {
    expect((await answered(asked)).data).toBe((await answered({ ...asked, algorithm: "positions" })).data);
  });

  it.each([2, 3, 4])(
    "shows some of the steps, evenly spread, the last of which is the solution: %i",
    async (frames) => {
      const boards = await boardsOf("positions");
      const steps = boards.length - 1;
      const shown = Array.from({ length: frames }, (_, i) => boards[Math.round((i * steps) / (frames - 1))]!);
      const { data, notes } = await answered({ ...asked, frames, theme: "dark", speed: 3, size: 200 });
      expect(data).toBe(
        svgFilmOf(
          shown.map((board) => pictureOf(board)),
          { theme: "dark", speed: 3, size: 200 },
        ),
      );
      expect(notes[0]?.text).toContain(`${steps} steps in ${frames} frames`);
    },
  );

  it("begins with the pieces on the board, and has letters where the theme needs them", async () => {
    const placed = unwrap(parseGrid(week, "III.\n...."));
    const boards = await boardsOf("positions", placed);
    const { data } = await answered({ ...asked, placed: "III.\n....", theme: "black-and-white" });
    expect(data).toBe(
      svgFilmOf(
        boards.map((board) => pictureOf(board, { letters: true })),
        { theme: "black-and-white" },
      ),
    );
  });

  it("has its solution for a still and for a text", async () => {
    const drawing = unwrap(await drawSearch({ puzzle: week, weekday: "Thu" }, { now }));
    const solution = unwrap(parseGrid(week, "IIIL\n.LLL"));
    expect(drawing.picture).toEqual(pictureOf(solution));
    expect(drawing.pictures?.at(-1)).toBe(drawing.picture);
    expect(drawing.lines().length).toBeGreaterThan(2);
  });

  it("is refused where there is no solution, or the pieces are in the way", async () => {
    const request = { want: "picture", puzzle: week, ...asked } as const;
    expect(await refusal({ ...request, weekday: "Mon" })).toEqual(["none", "no solution for Mon"]);
    expect(await refusal({ ...request, placed: "....\nIII." })).toEqual(["none", expect.stringContaining("I3")]);
    expect(await refusal({ ...request, weekday: undefined, uncover: ["Sun", "Mon"] })).toEqual([
      "usage",
      expect.stringContaining("must stay uncovered"),
    ]);
  });
});

describe("a lazy year", () => {
  const dates = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i))).map((date) => ({
    year: 2026,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  }));

  it("has a picture for every day with a solution", async () => {
    const targets = dates.map((date) => unwrap(targetFromDate(week, date)));
    const { days } = await lazyYear({ puzzle: week }, targets);
    const mornings = dates.flatMap((date, i) => (days[i] ? [{ date, target: targets[i]!, ...days[i] }] : []));
    const pictures = lazyPictures(week, mornings, { language: "de", letters: true });
    const drawing = unwrap(
      await drawLazyYear({ puzzle: week, year: 2026, language: "de", theme: "black-and-white" }, { now }),
    );
    expect(drawing.pictures).toEqual(pictures);
    expect(drawing.picture).toEqual(pictures.at(-1));
    expect(drawing.lines()).toEqual([]);
    expect(drawing.notes).toMatchObject([{ matters: false, text: "157 days, 312 moves" }]);
  });

  it("is refused where no day has a solution", async () => {
    expect(
      await refusal({ want: "picture", picture: "lazy-year", puzzle: { ...week, pieces: [] }, year: 2026 }),
    ).toEqual(["none", "no day of the year has a solution"]);
  });
});
