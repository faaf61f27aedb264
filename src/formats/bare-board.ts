/** From a puzzle file whose pieces are missing or wrong to the puzzle of its board, to find pieces for. */

import { boardToFill } from "../core/design/bare-board.js";
import { designOfDraft } from "../core/design/design-puzzle.js";
import { idFaults } from "../core/puzzle/check/texts.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { readDraftYaml } from "./yaml.js";

/** Undefined where something is wrong with the board, too. */
export function readBoardYaml(yaml: string): Puzzle | undefined {
  const { value: draft } = readDraftYaml(yaml);
  const design = designOfDraft(draft);
  const board = design && boardToFill(design);
  return board === undefined || idFaults(draft).length > 0 ? undefined : { ...board, id: draft.id };
}
