/** Faults as values: what is wrong, and where in the thing that was read. */

export interface Fault {
  /** The way to the faulty part, such as ["pieces", 2, "shape", 0]: by number, since two parts may bear one name. */
  readonly path: readonly (string | number)[];
  /** How many characters into that part, where it is a text. */
  readonly offset?: number;
  /** A sentence a puzzle maker understands. */
  readonly message: string;
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export const success = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const failure = (...faults: Fault[]): Result<never> => ({ ok: false, faults });
