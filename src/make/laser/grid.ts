/** From the cells of a board to the lines between them, each drawn once and as long as it stays straight. */

import { type Lattice, latticeNamed, type Point } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { inTurn, itemAt } from "../../core/text/list.js";
import type { Line } from "./part.js";

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

interface Side {
  readonly from: Point;
  readonly to: Point;
}

type AreJoined = (a: number, b: number) => boolean;

/** The sides that two cells share, each once; none where a word runs from one to the other. */
function findSharedSides(lattice: Lattice, cells: readonly Point[], areJoined: AreJoined): Side[] {
  const indexes = new Map(cells.map((cell, i) => [keyOf(cell), i]));
  const half = lattice.neighbours.length / 2;
  return cells.flatMap((cell, i) => {
    const corners = lattice.corners(cell);
    return lattice.neighbours.slice(0, half).flatMap(({ x, y }, side): Side[] => {
      const other = indexes.get(keyOf({ x: cell.x + x, y: cell.y + y }));
      if (other === undefined || areJoined(i, other)) return [];
      return [{ from: itemAt(corners, side), to: inTurn(corners, side + 1) }];
    });
  });
}

/** The same whichever way a side runs. */
function findDirection({ from, to }: Side): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return x < 0 || (x === 0 && y < 0) ? keyOf({ x: -x, y: -y }) : keyOf({ x, y });
}

const inOrder = ({ from, to }: Side): Side =>
  from.x < to.x || (from.x === to.x && from.y < to.y) ? { from, to } : { from: to, to: from };

/** Sides that go on where another of the same direction ends become one. */
function joinSides(sides: readonly Side[]): Side[] {
  const starts = new Map(sides.map(inOrder).map((side) => [`${findDirection(side)} ${keyOf(side.from)}`, side]));
  const ends = new Set([...starts.values()].map((side) => `${findDirection(side)} ${keyOf(side.to)}`));
  const firsts = [...starts].filter(([start]) => !ends.has(start));
  return firsts.map(([, first]) => {
    let last = first;
    for (
      let next: Side | undefined = first;
      next !== undefined;
      next = starts.get(`${findDirection(last)} ${keyOf(last.to)}`)
    )
      last = next;
    return { from: first.from, to: last.to };
  });
}

/** In millimetres. */
export function findGridLines(
  { lattice: name, board }: Puzzle,
  cellSize: number,
  areJoined: AreJoined = () => false,
): Line[] {
  const lattice = latticeNamed(name);
  const place = (corner: Point): Point => {
    const { x, y } = lattice.cornerInPlane(corner);
    return { x: x * cellSize, y: y * cellSize };
  };
  const cells = board.cells.map(({ point }) => point);
  return joinSides(findSharedSides(lattice, cells, areJoined)).map(({ from, to }) => [place(from), place(to)]);
}
