/** Edits of a design as plain data, each with a name, and the one function that makes them. */

import type { LatticeName, Point } from "../lattice/lattice.js";
import type { DateFieldName } from "../puzzle/date-fields.js";
import { erased, type Mirroring, mirrored, onLattice, painted, rectangleOf, shifted } from "./board-edits.js";
import type { Design } from "./design.js";
import {
  choiceGathered,
  choiceSpread,
  fieldAdded,
  fieldRemoved,
  labelMoved,
  labelPut,
  labelWritten,
  laidOut,
} from "./label-edits.js";
import { pieceAdded, pieceChanged, pieceRedrawn, pieceRemoved, pieceSwapped } from "./piece-edits.js";

/** By the name of an edit: what it takes. */
export interface EditParts {
  readonly paint: { readonly points: readonly Point[] };
  readonly erase: { readonly points: readonly Point[] };
  readonly rectangle: { readonly from: Point; readonly to: Point; readonly erases?: boolean };
  readonly mirror: { readonly mirroring: Mirroring };
  readonly shift: { readonly by: Point };
  readonly lattice: { readonly lattice: LatticeName };
  readonly "lay-out": { readonly field: DateFieldName };
  readonly "add-field": { readonly name: string; readonly choices: readonly string[] };
  readonly "remove-field": { readonly name: string };
  readonly spread: { readonly field: string; readonly choice: number; readonly to: Point };
  readonly gather: { readonly id: string };
  readonly "move-label": { readonly from: Point; readonly to: Point };
  readonly "put-label": { readonly at: Point; readonly id: string | null };
  readonly "write-label": { readonly id: string; readonly language: string; readonly text: string };
  readonly "add-piece": { readonly shape: readonly Point[]; readonly id?: string };
  readonly "remove-piece": { readonly piece: number };
  readonly "redraw-piece": { readonly piece: number; readonly shape: readonly Point[] };
  readonly "swap-piece": { readonly piece: number; readonly shape: readonly Point[] };
  readonly copies: { readonly piece: number; readonly copies: number };
  readonly flip: { readonly piece: number; readonly mayFlip: boolean };
  readonly "rename-piece": { readonly piece: number; readonly id: string };
  readonly title: { readonly language: string; readonly text: string };
  /** Several edits that are undone together. */
  readonly all: { readonly edits: readonly DesignEdit[] };
  /** Everything at once: another puzzle, a file, an empty board. */
  readonly replace: { readonly design: Design };
}

export type EditName = keyof EditParts;

/** An edit: its name, and what it takes. */
export type DesignEdit = { readonly [Name in EditName]: { readonly edit: Name } & EditParts[Name] }[EditName];

const makers: { readonly [Name in EditName]: (design: Design, parts: EditParts[Name]) => Design } = {
  paint: (design, { points }) => painted(design, points),
  erase: (design, { points }) => erased(design, points),
  rectangle: (design, { from, to, erases }) =>
    (erases ? erased : painted)(design, rectangleOf(design.lattice, from, to)),
  mirror: (design, { mirroring }) => mirrored(design, mirroring),
  shift: (design, { by }) => shifted(design, by),
  lattice: (design, { lattice }) => onLattice(design, lattice),
  "lay-out": (design, { field }) => laidOut(design, field),
  "add-field": (design, { name, choices }) => fieldAdded(design, name, choices),
  "remove-field": (design, { name }) => fieldRemoved(design, name),
  spread: (design, { field, choice, to }) => choiceSpread(design, field, choice, to),
  gather: (design, { id }) => choiceGathered(design, id),
  "move-label": (design, { from, to }) => labelMoved(design, from, to),
  "put-label": (design, { at, id }) => labelPut(design, at, id),
  "write-label": (design, { id, language, text }) => labelWritten(design, id, language, text),
  "add-piece": (design, { shape, id }) => pieceAdded(design, shape, id),
  "remove-piece": (design, { piece }) => pieceRemoved(design, piece),
  "redraw-piece": (design, { piece, shape }) => pieceRedrawn(design, piece, shape),
  "swap-piece": (design, { piece, shape }) => pieceSwapped(design, piece, shape),
  copies: (design, { piece, copies }) => pieceChanged(design, piece, { copies }),
  flip: (design, { piece, mayFlip }) => pieceChanged(design, piece, { mayFlip }),
  "rename-piece": (design, { piece, id }) => pieceChanged(design, piece, { id }),
  title: (design, { language, text }) =>
    design.title[language] === text ? design : { ...design, title: { [language]: text } },
  all: (design, { edits }) => edits.reduce(editDesign, design),
  replace: (_, { design }) => design,
};

/** The names of all edits. */
export const editNames = Object.keys(makers) as readonly EditName[];

/** The design after an edit; the very same where the edit changes nothing. */
export function editDesign(design: Design, edit: DesignEdit): Design {
  const make = makers[edit.edit] as (design: Design, parts: DesignEdit) => Design;
  return make(design, edit);
}
