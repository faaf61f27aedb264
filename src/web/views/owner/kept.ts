/** From what the browser keeps to the pieces that are on somebody's own boards, and back: one board for each puzzle. */

import { applyMove, newGame, placeMove } from "../../../core/game/game.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { isText } from "../../../core/text/arguments.js";
import { parsedJson } from "../../../core/text/json.js";
import type { Placement } from "../../../core/tiling/placement.js";

/** By the id of a puzzle: the moves that place what's on it. */
export type KeptBoards = Readonly<Record<string, readonly string[]>>;

type Shelf = Pick<Storage, "getItem" | "setItem">;

const key = "daytile.boards";

const isMoves = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Undefined where nobody has ever drawn a board; whatever makes no sense is left out. */
export function readBoards(text: string | null): KeptBoards | undefined {
  const value = text === null ? undefined : parsedJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string[]] => isMoves(entry[1])));
}

export function loadBoards(shelf: Shelf): KeptBoards | undefined {
  try {
    return readBoards(shelf.getItem(key));
  } catch {
    return undefined;
  }
}

/** The pieces of a board; those that the puzzle does not allow any more are left out. */
export function placementsKept(puzzle: Puzzle, boards: KeptBoards): readonly Placement[] {
  const moves = Object.hasOwn(boards, puzzle.id) ? (boards[puzzle.id] ?? []) : [];
  return moves.reduce(
    (game, move) => {
      const result = applyMove(game, move);
      return result.ok ? result.value : game;
    },
    newGame(puzzle, []),
  ).placed;
}

/** Where nothing may be kept, the board lasts as long as the page. */
export function keepBoard(shelf: Shelf, puzzle: Puzzle, placed: readonly Placement[]): void {
  const game = newGame(puzzle, []);
  const boards = { ...loadBoards(shelf), [puzzle.id]: placed.map((placement) => placeMove(game, placement)) };
  try {
    shelf.setItem(key, JSON.stringify(boards));
  } catch {
    // A full or forbidden shelf isn't a reason to stop drawing.
  }
}
