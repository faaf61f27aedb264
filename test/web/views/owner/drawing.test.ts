/** A board is drawn stroke by stroke, cell by cell, and cleared again, without a screen. */

import { describe, expect, it } from "vitest";
import type { Point } from "../../../../src/core/lattice/lattice.js";
import type { Placement } from "../../../../src/core/tiling/placement.js";
import {
  besideDate,
  coveredCells,
  type DrawingStep,
  type Drawn,
  finishedPaint,
  inMode,
  nothingDrawn,
  paintedAt,
  removedAt,
  stroked,
} from "../../../../src/web/views/owner/drawing.js";
import { cellsNamed, classic } from "../../../support/puzzles.js";

const board = { puzzle: classic, uncovered: cellsNamed(classic, "Dec", "25") };
const cell = (id: string): number => cellsNamed(classic, id)[0]!;
const points = (ids: string): Point[] => ids.split(" ").map((id) => classic.board.cells[cell(id)]!.point);
const stroke = (drawn: Drawn, ids: string): DrawingStep => stroked(board, drawn, points(ids))!;
const names = ({ placed }: Drawn): string => placed.map(({ piece }) => classic.pieces[piece]?.id).join(" ");

const block = "Jan Feb Mar Sep Aug Jul";
const one = stroke(nothingDrawn, block).drawn;

describe("a stroke", () => {
  it("is one piece", () => {
    const { drawn, news } = stroke(nothingDrawn, block);
    expect(names(drawn)).toBe("O6");
    expect(news).toMatchObject({
      kind: "placed",
      placement: { piece: 7, cells: cellsNamed(classic, ...block.split(" ")).sort((a, b) => a - b) },
    });
    expect(names(stroke(drawn, "1 2 3 4 8").drawn)).toBe("O6 L5");
  });

  it("that is too little for a piece waits for the rest", () => {
    const first = stroke(nothingDrawn, "1 2 3");
    expect(first).toMatchObject({ drawn: { paint: [12, 13, 14] }, news: { kind: "fault", fault: "no such shape" } });
    const second = stroke(first.drawn, "4 11");
    expect(names(second.drawn)).toBe("L5");
    expect(second.drawn.paint).toEqual([]);
  });

  it("that is a piece by itself counts alone, whatever was painted before", () => {
    const { drawn } = stroke(stroke(nothingDrawn, "29").drawn, block);
    expect(names(drawn)).toBe("O6");
    expect(drawn.paint).toEqual([]);
  });

  it("that is too much for any piece is wiped off", () => {
    const { drawn, news } = stroke(nothingDrawn, "1 2 3 4 5 6 7");
    expect(drawn.paint).toEqual([]);
    expect(news).toEqual({ kind: "fault", fault: "no such shape" });
  });

  it("beside the board means nothing", () => {
    expect(stroked(board, one, [{ x: -1, y: 3 }])).toBeUndefined();
  });
});

describe("a tap", () => {
  it("takes a piece off", () => {
    expect(stroke(one, "Feb")).toMatchObject({ drawn: { placed: [] }, news: { kind: "removed" } });
  });

  it("paints a cell, and wipes it off again", () => {
    const painted = stroke(one, "12").drawn;
    expect(painted.paint).toEqual([cell("12")]);
    expect(stroke(painted, "12")).toMatchObject({ drawn: { paint: [] }, news: { kind: "unpainted" } });
  });
});

describe("keys", () => {
  const painted = (drawn: Drawn, ids: string): Drawn =>
    ids.split(" ").reduce((before, id) => paintedAt(board, before, cell(id)).drawn, drawn);

  it("paint cell by cell, and finish what is painted", () => {
    const drawn = painted(nothingDrawn, "1 2 3 4 8");
    expect(drawn.placed).toEqual([]);
    expect(names(finishedPaint(board, drawn).drawn)).toBe("L5");
  });

  it("keep the paint of what is no piece, to be mended", () => {
    const { drawn, news } = finishedPaint(board, painted(nothingDrawn, "1 2 3 4 5"));
    expect(news).toEqual({ kind: "fault", fault: "no such shape" });
    expect(drawn.paint).toHaveLength(5);
    expect(finishedPaint(board, nothingDrawn).news).toEqual({ kind: "fault", fault: "nothing drawn" });
  });

  it("do not paint the date, and take pieces off", () => {
    expect(paintedAt(board, nothingDrawn, cell("25"))).toEqual({ drawn: nothingDrawn, news: { kind: "date" } });
    expect(removedAt(board, one, cell("Aug"))).toMatchObject({ drawn: { placed: [] } });
    expect(removedAt(board, one, cell("12"))).toBeUndefined();
  });
});

describe("free cells", () => {
  const empty = inMode(board, nothingDrawn, "free");

  it("are marked by a stroke, and covered again by one that begins on a free cell", () => {
    const marked = stroke(empty, "1 2 3").drawn;
    expect(marked.free).toEqual([12, 13, 14]);
    expect(coveredCells(board, marked)).toHaveLength(41 - 3);
    expect(stroke(marked, "2 3 4").drawn.free).toEqual([12]);
    expect(stroke(marked, "25")).toMatchObject({ news: { kind: "date" } });
  });

  it("follow from the pieces that lie already, and leave them there on the way back", () => {
    const free = inMode(board, one, "free");
    expect(coveredCells(board, free)).toEqual([0, 1, 2, 6, 7, 8]);
    expect(names(inMode(board, free, "pieces"))).toBe("O6");
    expect(inMode(board, one, "pieces")).toBe(one);
  });
});

it("a piece on the date of another day is not there", () => {
  const placed: readonly Placement[] = one.placed;
  expect(besideDate(board, placed)).toEqual(placed);
  expect(besideDate({ puzzle: classic, uncovered: [7] }, placed)).toEqual([]);
});
