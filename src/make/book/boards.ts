/** From a puzzle to the boards of a book: empty with a date standing out, or solved; every part of them drawn once. */

import type { Language } from "../../core/calendar/languages.js";
import { boxAround, flatTrayFigures, openFigures, trayFigures, trayMargin } from "../../core/drawing/board-figures.js";
import { type Box, type Figure, moved, type Picture } from "../../core/drawing/picture.js";
import { sceneOf, sceneRegions } from "../../core/drawing/scene.js";
import { SharedPieces } from "../../core/drawing/solutions-picture.js";
import { latticeNamed } from "../../core/lattice/lattice.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import type { Tiling } from "../../core/tiling/placement.js";
import { datedCells, paintInInks, quietCells } from "../paper.js";

const part = (name: string): Figure => ({ kind: "part", name });

/** A date is asked for on an empty board, and shown on a solved one. */
type Moment = "asked" | "shown";

const nameChoice = (moment: Moment, field: number, choice: number): string => `${moment}-${field}-${choice}`;

function drawChoice(puzzle: Puzzle, cells: readonly number[], language: Language): Figure[] {
  const scene = sceneOf(puzzle, { placements: [], uncovered: cells }, language);
  const open = scene.filter(({ ink }) => ink === "uncovered");
  return sceneRegions(open).flatMap((spots) => openFigures(latticeNamed(puzzle.lattice), spots));
}

function drawBoardParts(puzzle: Puzzle, language: Language): Record<string, readonly Figure[]> {
  const lattice = latticeNamed(puzzle.lattice);
  const scene = sceneOf(puzzle, { placements: [], uncovered: [] }, language);
  const choices = puzzle.fields.flatMap(({ choices }, field) =>
    choices.flatMap(({ cells }, i) => {
      const figures = drawChoice(puzzle, cells, language);
      return [
        [nameChoice("shown", field, i), figures],
        [nameChoice("asked", field, i), paintInInks(figures, datedCells)],
      ];
    }),
  );
  const cells = sceneRegions(scene).flatMap((spots) => openFigures(lattice, spots));
  return {
    tray: trayFigures(puzzle),
    cells: paintInInks(cells, quietCells),
    ...Object.fromEntries(choices),
  };
}

export class BookBoards {
  /** Of a board, in the units of its figures. */
  readonly box: Box;
  private readonly pieces: SharedPieces;
  private readonly around: Figure[];
  private readonly own: Record<string, readonly Figure[]>;

  constructor(puzzle: Puzzle, language: Language, hasLetters: boolean) {
    const points = puzzle.board.cells.map(({ point }) => point);
    this.box = boxAround(latticeNamed(puzzle.lattice), points, trayMargin);
    this.pieces = new SharedPieces(puzzle, hasLetters);
    const [frame, well] = flatTrayFigures(puzzle);
    this.around = [frame, { ...well, fill: "disc", stroke: "rim", lineWidth: 1 }];
    this.own = drawBoardParts(puzzle, language);
  }

  /** All that the boards drawn so far need. */
  parts(): Picture["parts"] {
    return { ...this.own, ...this.pieces.parts };
  }

  bare(): Figure[] {
    return [part("tray"), part("cells")];
  }

  /** What lies around the cells, and nothing in it. */
  frame(): Figure[] {
    return this.around;
  }

  empty(target: Target): Figure[] {
    return [...this.bare(), ...this.choices("asked", target)];
  }

  solved(target: Target, tiling: Tiling): Figure[] {
    return [part("tray"), ...this.choices("shown", target), ...this.pieces.figuresOf(tiling)];
  }

  private choices(moment: Moment, target: Target): Figure[] {
    return target.map((choice, field) => part(nameChoice(moment, field, choice)));
  }

  /** How large a board can be in a room: the factor from its units. */
  scaleIn({ width, height }: Pick<Box, "width" | "height">): number {
    return Math.min(width / this.box.width, height / this.box.height);
  }

  /** As large as the room allows, in its middle. */
  placedIn(room: Box, figures: readonly Figure[]): Figure {
    const scale = this.scaleIn(room);
    const { left, top, width, height } = this.box;
    const x = room.left + (room.width - width * scale) / 2 - left * scale;
    const y = room.top + (room.height - height * scale) / 2 - top * scale;
    return moved(x, y, figures, scale);
  }
}
