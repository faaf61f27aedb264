/** From a draft to a puzzle, or to every fault that keeps it from being one: the only way across. */

import { hinted } from "../../i18n/hinted.js";
import { type Lattice, type LatticeName, latticeNamed, latticeNames } from "../../lattice/lattice.js";
import { checkMessages } from "../../locales/en/check.generated.js";
import { textMessages } from "../../locales/en/text.generated.js";
import { type Fault, type Result, success } from "../../text/fault.js";
import { nearestQuoted } from "../../text/guess.js";
import { quoted } from "../../text/sentences.js";
import type { PuzzleDraft } from "../draft.js";
import type { Puzzle } from "../puzzle.js";
import { boardFaults, boardOf, boardSizeFaults, cellIds, unusedCellFaults } from "./board.js";
import { calendarFaults } from "./calendar.js";
import { choiceFaults, fieldNameFaults, fieldSizeFaults, fieldsOf, unknownCellFaults } from "./fields.js";
import { emptied, formFaults } from "./form.js";
import {
  areaFaults,
  connectionFaults,
  flipFaults,
  flipSizeFaults,
  misfitFaults,
  pieceFaults,
  pieceSizeFaults,
  piecesOf,
} from "./pieces.js";
import { textSizeFaults } from "./size.js";
import { creditFaults, idFaults, labelCellFaults, labelTextFaults, noteFaults, titleFaults } from "./texts.js";

export type DraftPart = keyof PuzzleDraft;

interface Check {
  /** The parts it looks at: it is left out where one of them could not be read or passes a bound. */
  readonly needs: readonly DraftPart[];
  find(draft: PuzzleDraft): Fault[];
}

/** Bounds come first, so that no check below has to fear a huge draft. */
const bounds: readonly Check[] = [
  { needs: ["board"], find: boardSizeFaults },
  { needs: ["fields"], find: fieldSizeFaults },
  { needs: ["pieces"], find: pieceSizeFaults },
  { needs: ["flips"], find: flipSizeFaults },
];

const checks: readonly Check[] = [
  { needs: ["id"], find: idFaults },
  { needs: ["title"], find: titleFaults },
  { needs: ["note"], find: noteFaults },
  { needs: ["credits"], find: creditFaults },
  { needs: ["lattice"], find: latticeFaults },
  { needs: ["board"], find: boardFaults },
  { needs: ["fields"], find: fieldNameFaults },
  { needs: ["fields"], find: calendarFaults },
  { needs: ["fields"], find: choiceFaults },
  { needs: ["board", "fields"], find: (draft) => unknownCellFaults(draft, cellIds(draft)) },
  { needs: ["board", "fields"], find: unusedCellFaults },
  { needs: ["pieces"], find: pieceFaults },
  { needs: ["lattice", "pieces"], find: onLattice(connectionFaults) },
  { needs: ["pieces", "flips"], find: flipFaults },
  { needs: ["board", "fields", "pieces"], find: areaFaults },
  { needs: ["board", "lattice", "pieces", "flips"], find: onLattice(misfitFaults) },
  { needs: ["labels"], find: labelTextFaults },
  { needs: ["board", "labels"], find: (draft) => labelCellFaults(draft, cellIds(draft)) },
  { needs: ["title", "note", "credits", "board", "fields", "pieces", "labels"], find: textSizeFaults },
];

export function isLatticeName(name: string): name is LatticeName {
  return latticeNames.some((known) => known === name);
}

function latticeFaults({ lattice }: PuzzleDraft): Fault[] {
  if (isLatticeName(lattice)) return [];
  const hint = nearestQuoted(latticeNames)(lattice) ?? textMessages.chooseFrom({ words: latticeNames });
  return [{ path: ["lattice"], ...hinted(checkMessages.unknownLattice({ lattice: quoted(lattice) }), hint) }];
}

/** Leaves a check out where the lattice is unknown: that fault is reported already. */
function onLattice(find: (draft: PuzzleDraft, lattice: Lattice) => Fault[]): Check["find"] {
  return (draft) => (isLatticeName(draft.lattice) ? find(draft, latticeNamed(draft.lattice)) : []);
}

function run(list: readonly Check[], draft: PuzzleDraft, unusable: ReadonlySet<DraftPart>): Fault[] {
  return list.filter(({ needs }) => !needs.some((part) => unusable.has(part))).flatMap(({ find }) => find(draft));
}

/** Every fault of a draft; `unread` names parts that are empty only because they could not be read. */
export function draftFaults(draft: PuzzleDraft, unread: readonly DraftPart[] = []): Fault[] {
  const tooLarge = run(bounds, draft, new Set(unread));
  const unusable = new Set([...unread, ...tooLarge.map(({ path }) => path[0] as DraftPart)]);
  return [...tooLarge, ...run(checks, draft, unusable)];
}

function puzzleOf(draft: PuzzleDraft, name: LatticeName): Puzzle {
  const lattice = latticeNamed(name);
  const board = boardOf(draft, lattice);
  return {
    id: draft.id,
    title: draft.title,
    note: draft.note,
    credits: draft.credits,
    lattice: name,
    board,
    fields: fieldsOf(draft, board),
    pieces: piecesOf(draft, lattice),
    labels: draft.labels,
  };
}

/**
 * Checks a draft: a puzzle comes back, or every fault there is. `readPuzzleObject` of daytile/formats fills in
 * defaults.
 *
 * @example
 * ```ts
 * const checked = checkPuzzle({ ...draftOf(cataloguePuzzle("classic")), lattice: "triangle" });
 * checked.ok ? "" : checked.faults[0]?.message; // → unknown lattice "triangle"; choose from square, hex
 * ```
 */
export function checkPuzzle(draft: PuzzleDraft): Result<Puzzle> {
  const formless = formFaults(draft);
  const unread = formless.map(({ path }) => path[0] as DraftPart);
  const faults = [...formless, ...draftFaults(emptied(draft, formless), unread)];
  if (faults.length > 0 || !isLatticeName(draft.lattice)) return { ok: false, faults };
  return success(puzzleOf(draft, draft.lattice));
}
