/** Random edits of a design, for properties: any name, any place, near the board and beside it. */

import fc from "fast-check";
import { mirrorings } from "../../../src/core/design/board-edits.js";
import type { DesignEdit } from "../../../src/core/design/edit.js";
import { latticeNames } from "../../../src/core/lattice/lattice.js";
import { dateFieldNames } from "../../../src/core/puzzle/date-fields.js";

const point = fc.record({ x: fc.integer({ min: -2, max: 9 }), y: fc.integer({ min: -2, max: 9 }) });
const points = fc.array(point, { maxLength: 8 });
const place = fc.integer({ min: -1, max: 9 });
const word = fc.constantFrom("", "Jan", "1", "31", "a", "b c", "名", "L5", "-", "*", " ", "\u00a0");

type EditOf<Name extends DesignEdit["edit"]> = Extract<DesignEdit, { edit: Name }>;

const parts: {
  readonly [Name in Exclude<DesignEdit["edit"], "replace" | "all">]: fc.Arbitrary<Omit<EditOf<Name>, "edit">>;
} = {
  paint: fc.record({ points }),
  erase: fc.record({ points }),
  rectangle: fc.record({ from: point, to: point, erases: fc.boolean() }),
  mirror: fc.record({ mirroring: fc.constantFrom(...mirrorings) }),
  shift: fc.record({ by: point }),
  lattice: fc.record({ lattice: fc.constantFrom(...latticeNames) }),
  "lay-out": fc.record({ field: fc.constantFrom(...dateFieldNames) }),
  "add-field": fc.record({ name: word, choices: fc.array(word, { maxLength: 4 }) }),
  "remove-field": fc.record({ name: fc.constantFrom(...dateFieldNames, "a") }),
  spread: fc.record({ field: fc.constantFrom(...dateFieldNames), choice: place, to: point }),
  gather: fc.record({ id: fc.constantFrom("Jan", "Jan+1", "1+1", "a") }),
  "move-label": fc.record({ from: point, to: point }),
  "put-label": fc.record({ at: point, id: fc.option(word) }),
  "write-label": fc.record({ id: word, language: fc.constantFrom("en", "de"), text: word }),
  "add-piece": fc.record({ shape: points }),
  "remove-piece": fc.record({ piece: place }),
  "redraw-piece": fc.record({ piece: place, shape: points }),
  "swap-piece": fc.record({ piece: place, shape: points }),
  copies: fc.record({ piece: place, copies: place }),
  flip: fc.record({ piece: place, mayFlip: fc.boolean() }),
  "rename-piece": fc.record({ piece: place, id: word }),
  title: fc.record({ language: fc.constant("en"), text: word }),
};

export const anyEdit: fc.Arbitrary<DesignEdit> = fc.oneof(
  ...Object.entries(parts).map(([edit, arbitrary]) =>
    (arbitrary as fc.Arbitrary<object>).map((each) => ({ edit, ...each }) as DesignEdit),
  ),
);
