/** Plays in the app as people do, in any engine: by mouse, by finger, by keys, led by a solution that the solver found. */

import { middleCell } from "../../../src/core/drawing/board-figures.js";
import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import type { Placement } from "../../../src/core/tiling/placement.js";
import { type Turn, turningOf } from "../../../src/element/turning.js";
import { arrowsBetween, fingerLift, turnsBetween } from "../playing.js";
import type { Spot } from "./engine.js";
import { middleOf, Visitor } from "./visitor.js";

const button = (copy: number): string => `[data-button="${copy}"]`;
const cell = (index: number): string => `[role="gridcell"][id$="-${index}"]`;
const tool = (name: string): string => `[data-tool="${name}"]`;

const pieceAt = async (visitor: Visitor, { piece }: Placement): Promise<Spot> =>
  middleOf(await visitor.see(button(piece)));

/** The orientation of a piece in the tray, as it is spoken. */
async function orientationOf(visitor: Visitor, copy: number): Promise<number> {
  const { label } = await visitor.see(button(copy));
  return Number(/orientation (\d+) of/.exec(label)?.[1]) - 1;
}

/** Where the middle of a piece is once it's there. */
async function middleOfPlacement(visitor: Visitor, { cells }: Placement): Promise<Spot> {
  const spots = (await visitor.all(cells.map(cell).join())).map(middleOf);
  const between = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(spots.map(({ x }) => x)), y: between(spots.map(({ y }) => y)) };
}

/** Turn by turn, each only when the one before is to be heard. */
async function turnTo(
  visitor: Visitor,
  puzzle: Puzzle,
  { piece, orientation }: Placement,
  make: (turn: Turn) => Promise<void>,
): Promise<void> {
  let at = await orientationOf(visitor, piece);
  for (const turn of turnsBetween(puzzle, piece, at, orientation)) {
    await make(turn);
    at = turningOf(puzzle, puzzle.pieces[piece]!)[turn][at]!;
    await visitor.until(
      `orientation ${at}`,
      () => orientationOf(visitor, piece),
      (orientation) => orientation === at,
    );
  }
}

export type Way = (visitor: Visitor, puzzle: Puzzle, placement: Placement) => Promise<void>;

/** The wheel turns, F flips, and then the piece is dragged. */
export const byMouse: Way = async (visitor, puzzle, placement) => {
  await visitor.settled();
  const from = await pieceAt(visitor, placement);
  await turnTo(visitor, puzzle, placement, async (turn) => {
    if (turn === "rotate") return visitor.tab.wheel(from, 100);
    await visitor.clickAt(from);
    await visitor.tab.press("f");
  });
  const { x, y } = await middleOfPlacement(visitor, placement);
  await visitor.tab.mouse(Visitor.way(from, { x: x + 3, y: y - 4 }));
};

/** A tap chooses the piece, the buttons turn it, and then it is dragged to where the finger does not hide it. */
export const byFinger: Way = async (visitor, puzzle, placement) => {
  const finger = visitor.tab.finger!;
  const tap = (to: Spot): Promise<void> => finger([{ to }, "down", "up"]);
  await visitor.settled();
  await tap(await pieceAt(visitor, placement));
  await turnTo(visitor, puzzle, placement, async (turn) => tap(middleOf(await visitor.see(tool(turn)))));
  await visitor.settled();
  const { x, y } = await middleOfPlacement(visitor, placement);
  await finger(Visitor.way(await pieceAt(visitor, placement), { x: x + 2, y: y + fingerLift - 3 }));
};

/** Runs in the page: the innermost thing that has the focus. */
function focused(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.getAttribute("data-button") ?? "";
}

/** Runs in the page: which cell keys are at. */
function cursor(): number {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const root = element?.getRootNode() as ShadowRoot;
  const id = root.querySelector("[role=grid]")?.getAttribute("aria-activedescendant") ?? "";
  return Number(id.slice(id.lastIndexOf("-") + 1));
}

/** Nothing but keys: Tab to the piece, Enter takes it, R and F turn it, arrows carry it, Enter places it. */
export const byKeys: Way = async (visitor, puzzle, placement) => {
  const { tab } = visitor;
  for (let i = 0; i < 60 && (await tab.run(focused, null)) !== String(placement.piece); i++) await tab.press("Tab");
  await tab.press("Enter");
  await turnTo(visitor, puzzle, placement, (turn) => tab.press(turn === "rotate" ? "r" : "f"));
  const points = placement.cells.map((index) => puzzle.board.cells[index]!.point);
  const middle = placement.cells[middleCell(latticeNamed(puzzle.lattice), points)]!;
  for (const key of arrowsBetween(puzzle, await tab.run(cursor, null), middle)) await tab.press(key);
  await tab.press("Enter");
};

async function placedIn(visitor: Visitor): Promise<number> {
  return (await visitor.all("[data-button]", ", on ")).length;
}

export async function seePlaced(visitor: Visitor, count: number): Promise<void> {
  await visitor.see("[data-button]");
  await visitor.until(
    `${count} pieces on the board`,
    () => placedIn(visitor),
    (placed) => placed === count,
  );
}

/** As far as the placements go. */
export async function playAll(
  visitor: Visitor,
  puzzle: Puzzle,
  placements: readonly Placement[],
  way: Way,
): Promise<void> {
  await visitor.see("[data-button]");
  const before = await placedIn(visitor);
  for (const [i, placement] of placements.entries()) {
    await way(visitor, puzzle, placement);
    await seePlaced(visitor, before + i + 1);
  }
}
