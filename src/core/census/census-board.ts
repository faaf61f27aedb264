/** From a puzzle and the choices that are fixed to the board that is left: its cells, and the choices of other fields. */

import type { Field, Puzzle } from "../puzzle/puzzle.js";
import { itemAt } from "../text/list.js";
import type { CensusBoard, HalfChoice } from "./half.js";
import type { BoardReading } from "./reading.js";

/** By field: the choice that is fixed, or undefined. */
export type FixedChoices = readonly (number | undefined)[];

/** How many targets a list of fields has. */
export const targetsOf = (fields: readonly Field[]): number =>
  fields.reduce((product, { choices }) => product * choices.length, 1);

export const freeFields = ({ fields }: Puzzle, fixed: FixedChoices): Field[] =>
  fields.filter((_, i) => fixed[i] === undefined);

export function censusBoard(puzzle: Puzzle, reading: BoardReading, fixed: FixedChoices): CensusBoard {
  const gone = new Set(puzzle.fields.flatMap((field, i) => field.choices[fixed[i] ?? -1]?.cells ?? []));
  const at = (cell: number): number => itemAt(reading.positions, cell);
  const free = freeFields(puzzle, fixed);
  const choices = free.flatMap((field, place) => {
    const worth = targetsOf(free.slice(place + 1));
    return field.choices.map(
      ({ cells }, choice): HalfChoice => ({
        cells: cells.map(at).sort((a, b) => a - b),
        field: place,
        offset: choice * worth,
      }),
    );
  });
  const cells = puzzle.board.cells.filter(({ index }) => !gone.has(index));
  return { reading, cells: new Set(cells.map(({ index }) => at(index))), choices, fields: free.length };
}

/** Every way to fix one choice of each of these fields, by the place of the field; the last one runs fastest. */
export function allFixed({ fields }: Puzzle, places: ReadonlySet<number>): FixedChoices[] {
  let all: FixedChoices[] = [[]];
  fields.forEach(({ choices }, place) => {
    const ways = places.has(place) ? [...choices.keys()] : [undefined];
    all = all.flatMap((before) => ways.map((choice) => [...before, choice]));
  });
  return all;
}

/** The number among all targets of the puzzle of each target that is left when some choices are fixed. */
export function targetNumbers({ fields }: Puzzle, fixed: FixedChoices): number[] {
  let numbers = [0];
  fields.forEach(({ choices }, place) => {
    const own = fixed[place];
    const ways = own === undefined ? [...choices.keys()] : [own];
    numbers = numbers.flatMap((number) => ways.map((choice) => number * choices.length + choice));
  });
  return numbers;
}
