/** Whatever hands and keys do, the desk turns it into moves that the game allows. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyMove, type Game, isSolved, newGame } from "../../src/core/game/game.js";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetCells } from "../../src/core/puzzle/target.js";
import { firstTiling } from "../../src/core/solver/solver.js";
import { placementsOf } from "../../src/core/tiling/placement.js";
import { Desk, type News } from "../../src/element/desk.js";
import { cataloguePuzzle } from "../../src/formats/catalogue.js";
import { sketch } from "../support/puzzles.js";

const classic = cataloguePuzzle("classic");
const christmas = targetCells(classic, [11, 24]);

const twins = sketch({ board: ["a b", "c d"], pieces: { I2: ["##"] }, copies: { I2: 2 } });

interface Played {
  readonly desk: Desk;
  readonly moves: string[];
  readonly told: News[];
}

/** A desk whose moves are made, as a page would. */
function deskFor(puzzle: Puzzle, uncovered: readonly number[]): Played {
  const [moves, told]: [string[], News[]] = [[], []];
  const start: Game = newGame(puzzle, uncovered);
  const desk: Desk = new Desk(start, {
    changed: () => {},
    turned: () => {},
    tell: (news) => told.push(...news),
    move: (move) => {
      moves.push(move);
      const result = applyMove(desk.game, move);
      if (!result.ok) throw new Error(result.faults.join());
      desk.setGame(result.value);
    },
  });
  return { desk, moves, told };
}

const turnTo = ({ desk }: Played, orientation: number): void => {
  for (let i = 0; i < 24 && desk.hand?.orientation !== orientation; i++) desk.turn(i % 8 === 7 ? "flip" : "rotate");
};

describe("a desk", () => {
  it("snaps to where the piece fits, half a cell around, and shows nothing elsewhere", () => {
    const { desk } = deskFor(classic, christmas);
    desk.pickUp(0, "drag");
    const [first] = desk.table.placementsOf(0, 0);
    const { x, y } = desk.table.placementCentre(0, first!);
    expect(desk.hover({ x: x + 30, y })).toBe(true);
    expect(desk.ghost).toEqual(first);
    expect(desk.hover({ x: x - 10, y: y + 5 })).toBe(false);
    expect(desk.hover({ x: x - 50, y: y - 50 })).toBe(true);
    expect(desk.ghost).toBeUndefined();
  });

  it("always has a place or a reason for a piece over the board, even where four places meet", () => {
    for (const puzzle of [classic, cataloguePuzzle("hex-lake")]) {
      const { desk } = deskFor(puzzle, []);
      const middle = desk.table.cellCentre(Math.floor(puzzle.board.cells.length / 2));
      desk.pickUp(0, "drag");
      for (let i = 0; i < 400; i++) {
        desk.hover({ x: middle.x + (i % 20) * 4, y: middle.y + Math.floor(i / 20) * 4 });
        expect([desk.ghost, desk.misfit].filter((each) => each !== undefined)).toHaveLength(1);
      }
    }
  });

  it("tells what others do to a piece, such as an undo, once and not for many at a time", () => {
    const { desk, told } = deskFor(classic, christmas);
    const empty = desk.game;
    desk.pickUp(0, "drag");
    const [placement] = desk.table.placementsOf(0, 0);
    desk.hover(desk.table.placementCentre(0, placement!));
    desk.place();
    const one = desk.game;
    const news = told.length;
    desk.setGame(empty);
    desk.setGame(one);
    expect(told.slice(news)).toEqual([
      { kind: "returned", copy: 0 },
      { kind: "placed", copy: 0, placement },
    ]);
    const whole = firstTiling({ puzzle: classic, uncovered: christmas })!;
    desk.setGame({ ...empty, placed: whole });
    desk.setGame(empty);
    desk.setGame({ ...one, uncovered: [] });
    expect(told).toHaveLength(news + 2);
  });

  it("never offers what the game refuses", () => {
    const all = placementsOf(classic);
    fc.assert(
      fc.property(
        fc.array(fc.nat(all.length - 1), { maxLength: 5 }),
        fc.nat(7),
        fc.nat(7),
        (picks, copy, turnCount) => {
          const { desk } = deskFor(classic, christmas);
          for (const pick of picks) {
            const { piece, orientation, cells } = all[pick]!;
            const result = applyMove(desk.game, `${classic.pieces[piece]!.id}.${orientation}@${cells[0]}`);
            if (result.ok) desk.setGame(result.value);
          }
          desk.pickUp(copy, "tap");
          for (let i = 0; i < turnCount; i++) desk.turn(i === 3 ? "flip" : "rotate");
          for (const { index } of classic.board.cells) {
            desk.hoverCell(index, desk.table.cellCentre(index));
            if (desk.ghost === undefined) continue;
            expect(desk.ghost.cells).toContain(index);
            expect(desk.ghost.cells.some((cell) => christmas.includes(cell))).toBe(false);
            const others = [...desk.lying].filter(([other]) => other !== copy).flatMap(([, { cells }]) => cells);
            expect(desk.ghost.cells.some((cell) => others.includes(cell))).toBe(false);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it("can be played to the end by hovering, and moves of one piece are one move", () => {
    const played = deskFor(classic, christmas);
    const { desk, moves } = played;
    for (const placement of firstTiling({ puzzle: classic, uncovered: christmas })!) {
      desk.pickUp(placement.piece, "drag");
      turnTo(played, placement.orientation);
      desk.hover(desk.table.placementCentre(placement.piece, placement));
      expect(desk.place()).toBe(true);
    }
    expect(isSolved(desk.game)).toBe(true);
    desk.toTray(3);
    const cells = desk.lying.get(0)!.cells;
    desk.pickUp(0, "tap");
    desk.hoverCell(cells[0]!, desk.table.placementCentre(0, desk.lying.get(0)!));
    desk.place();
    expect(moves).toHaveLength(9);
    expect(moves.at(-1)).toMatch(/^-\d+$/);
  });

  it("keeps what is in the hand out of the game until it is placed, and Escape undoes nothing", () => {
    const { desk, moves } = deskFor(classic, christmas);
    desk.pickUp(0, "keys");
    desk.place();
    desk.pickUp(0, "keys");
    desk.moveCursor({ row: 1, column: 0 });
    expect(desk.game.placed).toHaveLength(1);
    desk.putBack();
    expect(moves).toHaveLength(1);
    desk.pickUp(0, "keys");
    desk.moveCursor({ row: 1, column: 0 });
    desk.place();
    expect(moves[1]).toMatch(/^L5\.0@\d+-\d+$/);
  });

  it("tells why a piece does not fit under the cursor", () => {
    const { desk, told } = deskFor(classic, christmas);
    desk.pickUp(7, "keys");
    for (let i = 0; i < 7; i++) desk.moveCursor({ row: 0, column: 1 });
    expect(told.at(-1)).toEqual({ kind: "doesNotFit", why: "off the board" });
    desk.cursor = 36;
    desk.moveCursor({ row: -1, column: 0 });
    expect(told.at(-1)).toEqual({ kind: "doesNotFit", why: "on an uncovered cell" });
    expect(desk.place()).toBe(false);
  });

  it("goes over gaps with the cursor and stays on the board", () => {
    const { desk } = deskFor(classic, christmas);
    fc.assert(
      fc.property(fc.array(fc.constantFrom([0, 1], [0, -1], [1, 0], [-1, 0]), { maxLength: 40 }), (ways) => {
        for (const [row, column] of ways) desk.moveCursor({ row: row!, column: column! });
        expect(classic.board.cells[desk.cursor]).toBeDefined();
      }),
    );
  });

  it("does not flip what may not be flipped", () => {
    const faceUp = cataloguePuzzle("classic-face-up");
    const { desk, told } = deskFor(faceUp, targetCells(faceUp, [11, 24]));
    desk.pickUp(0, "tap");
    desk.turn("flip");
    expect(desk.hand?.orientation).toBe(0);
    expect(told.at(-1)).toEqual({ kind: "cannotFlip", copy: 0 });
  });

  it("turns a piece where it lies if it fits there, and four turns lead back", () => {
    const { desk, moves } = deskFor(classic, christmas);
    desk.pickUp(2, "tap");
    desk.hoverCell(21, desk.table.cellCentre(21));
    desk.place();
    const lay = desk.lying.get(2)!;
    const seen = Array.from({ length: 4 }, () => {
      desk.turn("rotate", 2);
      expect(desk.hand).toBeUndefined();
      return desk.lying.get(2)!;
    });
    expect(new Set(seen.map(({ orientation }) => orientation)).size).toBe(4);
    expect(seen.at(-1)).toEqual(lay);
    expect(moves).toHaveLength(5);
  });

  it("keeps a piece in the hand that is turned on the board by taps", () => {
    const { desk } = deskFor(classic, christmas);
    desk.pickUp(2, "tap");
    desk.hoverCell(21, desk.table.cellCentre(21));
    desk.place();
    desk.pickUp(2, "tap");
    desk.turn("rotate");
    expect([desk.hand?.copy, desk.lying.get(2)?.orientation]).toEqual([2, desk.hand?.orientation]);
  });

  it("lifts a piece that cannot be turned where it lies, and says why", () => {
    const { desk, told } = deskFor(classic, christmas);
    desk.pickUp(0, "tap");
    desk.hoverCell(0, desk.table.cellCentre(0));
    desk.place();
    for (let i = 0; i < 4 && desk.hand === undefined; i++) desk.turn("rotate", 0);
    const lies = desk.lying.get(0)!;
    expect(told.slice(-2)).toEqual([
      { kind: "turned", copy: 0 },
      { kind: "doesNotFit", why: "off the board" },
    ]);
    expect([desk.hand?.copy, desk.isAstray, desk.hand?.orientation === lies.orientation]).toEqual([0, true, false]);
    desk.putBack();
    expect([desk.lying.get(0), desk.hand, desk.isAstray]).toEqual([lies, undefined, false]);
  });

  it("tells pointers too why a piece does not fit, over the board and nowhere else", () => {
    const { desk, told } = deskFor(classic, christmas);
    desk.pickUp(7, "drag");
    const { x, y } = desk.table.cellCentre(36);
    desk.hover({ x, y });
    expect([desk.misfit, desk.isAstray]).toEqual(["on an uncovered cell", true]);
    const corner = desk.table.cellCentre(42);
    desk.hover({ x: corner.x + 64, y: corner.y + 40 });
    expect(desk.misfit).toBe("off the board");
    desk.hover({ x: x + 2000, y });
    expect([desk.misfit, desk.isAstray]).toEqual([undefined, false]);
    desk.hover({ x, y });
    desk.putBack();
    expect(told.slice(-2)).toEqual([
      { kind: "doesNotFit", why: "on an uncovered cell" },
      { kind: "returned", copy: 7 },
    ]);
  });

  it("turns pieces of hexagons by sixths", () => {
    const lake = cataloguePuzzle("hex-lake");
    const { desk } = deskFor(lake, targetCells(lake, [11, 24]));
    expect(desk.table.degrees).toBe(60);
    desk.pickUp(4, "tap");
    const seen = Array.from({ length: 6 }, () => {
      desk.turn("rotate");
      return desk.hand?.orientation;
    });
    expect(new Set(seen).size).toBe(6);
  });

  it("knows copies of a piece apart, and which one the hand has placed", () => {
    const { desk } = deskFor(twins, []);
    expect(desk.table.copies.map(({ id, letter }) => `${id} ${letter}`)).toEqual(["I2 I", "I2 A"]);
    desk.pickUp(1, "tap");
    desk.hoverCell(0, desk.table.cellCentre(0));
    desk.place();
    expect([...desk.lying.keys()]).toEqual([1]);
    desk.pickUp(0, "tap");
    desk.hoverCell(3, desk.table.cellCentre(3));
    desk.place();
    desk.toTray(1);
    expect([...desk.lying.keys()]).toEqual([0]);
    expect(desk.faces).toHaveLength(2);
  });
});
