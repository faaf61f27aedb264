/** Parts on a sheet keep their distance, and none is lost or flipped. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latticeNamed, latticeNames, type Point } from "../../../src/core/lattice/lattice.js";
import { shapeOf } from "../../../src/core/lattice/shape.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { drawSheet, layLaserSheets } from "../../../src/make/laser/drawing.js";
import { nestParts } from "../../../src/make/laser/nest.js";
import type { LaserPart } from "../../../src/make/laser/part.js";
import { makePieceParts } from "../../../src/make/laser/pieces.js";
import type { LaserSettings } from "../../../src/make/laser/settings.js";
import { difference, findBounds, intersection, measureArea, moveBy, offsetBy } from "../../../src/make/plane.js";
import { hexagons, sketch } from "../../support/puzzles.js";
import { grown, lettering, somePicks, someSettings, usual } from "./support.js";

function sheetsOf(puzzle: Puzzle, settings: LaserSettings): (readonly LaserPart[])[] {
  const sheets = layLaserSheets(puzzle, settings, lettering(puzzle));
  if (!sheets.ok) throw new Error(sheets.faults.map(({ message }) => message).join("; "));
  return sheets.value;
}

const rounding = 0.001;

function expectApart(parts: readonly LaserPart[], { gap, sheet }: LaserSettings): void {
  const { left, top, right, bottom } = findBounds(parts.flatMap(({ cut }) => cut));
  expect(Math.min(left, top, sheet.width - right, sheet.height - bottom)).toBeGreaterThanOrEqual(gap - rounding);
  const fat = parts.map(({ cut }) => offsetBy(cut, gap / 2 - rounding));
  for (const [i, part] of fat.entries())
    for (const other of fat.slice(i + 1)) expect(measureArea(intersection(part, other))).toBe(0);
}

const somePuzzle = (name: "square" | "hex"): fc.Arbitrary<Puzzle> =>
  fc.array(fc.tuple(somePicks, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 }).map((list) => ({
    ...sketch({ lattice: name, board: ["a b c", "d * e", "- f g"] }),
    pieces: list.map(([picks, copies], i) => {
      return { id: `p${i}`, shape: shapeOf(grown(latticeNamed(name), picks)), mayFlip: true, copies };
    }),
  }));

const atOrigin = ({ cut }: LaserPart): Point[][] => {
  const { left, top } = findBounds(cut);
  return moveBy(cut, -left, -top);
};

const quarterTurn = (part: LaserPart): LaserPart => ({
  ...part,
  cut: part.cut.map((ring) => ring.map(({ x, y }) => ({ x: -y, y: x }))),
});

/** Up to rounding. */
const isSame = (a: LaserPart, b: LaserPart): boolean =>
  measureArea(difference(atOrigin(a), atOrigin(b))) + measureArea(difference(atOrigin(b), atOrigin(a))) < 0.1;

describe.each(latticeNames)("parts on sheets, on the %s lattice", (name) => {
  it("are all there, inside, and nowhere nearer than the gap", () => {
    const least = 450;
    fc.assert(
      fc.property(somePuzzle(name), someSettings, fc.integer({ min: 0, max: 300 }), (puzzle, settings, more) => {
        const all = { ...settings, sheet: { width: least + more, height: least } };
        fc.pre(settings.cell < 25);
        const sheets = sheetsOf(puzzle, all);
        for (const parts of sheets) expectApart(parts, all);
        expect(sheets.flat()).toHaveLength(2 + puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0));
      }),
      { numRuns: 12 },
    );
  });
});

const hollow = sketch({
  board: ["a b c d", "e - - f", "g - - h", "i j k l"],
  pieces: { I2: ["##"], I3: ["###"] },
});

describe("the nesting", () => {
  it("cuts each piece as often as it has copies", () => {
    const names = sheetsOf(hexagons, { ...usual, piecesOnly: true })
      .flat()
      .map(({ name }) => name.message);
    const expected = hexagons.pieces.flatMap(({ id, copies }) => new Array<string>(copies).fill(`piece ${id}`));
    expect(names.sort()).toEqual(expected.sort());
  });

  it("turns pieces and never flips them", () => {
    const puzzle = cataloguePuzzle("classic-face-up");
    const drawn = new Map(makePieceParts(puzzle, usual).map((part) => [part.name.message, part]));
    const placed = sheetsOf(puzzle, usual)
      .flat()
      .filter(({ name }) => drawn.has(name.message));
    expect(placed.length).toBe(drawn.size);
    for (const part of placed) {
      const ways = [drawn.get(part.name.message)!];
      while (ways.length < 4) ways.push(quarterTurn(ways.at(-1)!));
      expect(ways.some((way) => isSame(way, part))).toBe(true);
    }
  });

  it("turns what is easier to read upright only where it doesn't fit otherwise", () => {
    const [tray] = sheetsOf(sketch({ board: ["a b c"], pieces: { I2: ["##"] } }), usual);
    const base = tray!.find(({ name }) => name.message === "the base")!;
    const { right, left, bottom, top } = findBounds(base.cut);
    const [long, short] = [right - left, bottom - top];
    expect(long).toBeGreaterThan(short);
    const onSheet = (width: number, height: number): LaserPart | undefined =>
      nestParts([base], { sheet: { width, height }, gap: 3 }).sheets[0]?.[0];
    expect(isSame(onSheet(2 * long, 2 * long)!, base)).toBe(true);
    expect(isSame(onSheet(short + 8, 2 * long)!, quarterTurn(base))).toBe(true);
  });

  it("takes as many sheets as it needs, and fits what just fits", () => {
    const { right, left, bottom, top } = findBounds(makePieceParts(cataloguePuzzle("classic"), usual)[0]!.cut);
    const sheet = { width: right - left + 6 + rounding, height: bottom - top + 6 + rounding };
    const bar = sketch({ board: ["a"], pieces: { L5: ["####", "#..."] }, copies: { L5: 3 } });
    expect(sheetsOf(bar, { ...usual, sheet, piecesOnly: true }).map((parts) => parts.length)).toEqual([1, 1, 1]);
    const small = { width: sheet.width - 0.1, height: sheet.height };
    const tooSmall = layLaserSheets(bar, { ...usual, sheet: small, piecesOnly: true }, lettering(bar));
    expect(tooSmall).toMatchObject({ ok: false });
  });

  it("uses what the frame's opening leaves", () => {
    const parts = sheetsOf(cataloguePuzzle("classic"), usual)[0]!;
    const frame = findBounds(parts.find(({ name }) => name.message === "the frame")!.cut);
    const inside = parts.filter(({ cut, name }) => {
      const { left, right, top, bottom } = findBounds(cut);
      return (
        name.message !== "the frame" &&
        left > frame.left &&
        right < frame.right &&
        top > frame.top &&
        bottom < frame.bottom
      );
    });
    expect(inside.length).toBeGreaterThan(2);
  });

  it("cuts what lies inside of something else before it", () => {
    const { cut } = drawSheet("", sheetsOf(hollow, usual), usual.sheet).lines;
    const boxes = cut.map((line) => findBounds([line]));
    const inside = boxes.flatMap((inner, i) =>
      boxes.flatMap((outer, j) => {
        const isInside = inner.left > outer.left && inner.right < outer.right && inner.top > outer.top;
        return isInside && inner.bottom < outer.bottom ? [{ inner: i, outer: j }] : [];
      }),
    );
    expect(inside.length).toBeGreaterThan(2);
    expect(inside.filter(({ inner, outer }) => inner > outer)).toEqual([]);
  });

  it("keeps the islands that a board with holes has, and marks their place on the base", () => {
    const parts = sheetsOf(hollow, usual).flat();
    const [base, frame] = ["the base", "the frame"].map((name) => parts.find((part) => part.name.message === name)!);
    expect(frame!.cut.map((ring) => Math.sign(measureArea([ring]))).sort()).toEqual([-1, 1, 1]);
    const closedLines = base!.score.filter((line) => line.length > 2);
    expect(closedLines).toHaveLength(1);
    expect(Math.abs(measureArea(closedLines))).toBeCloseTo(4 * usual.cell ** 2, 6);
  });
});
