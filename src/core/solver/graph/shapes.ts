/**
 * From options to forms: which bit stands for which shape of which stock, as in the kernel, on boards of any size.
 *
 * A shape is the set of its positions, counted from its first one, as the 32-bit halves of a word.
 */

import type { CoverProblem } from "../cover.js";
import type { Scan } from "./scan.js";

export interface ScanShape {
  readonly stock: number;
  readonly low: number;
  readonly high: number;
}

export interface ScanForms {
  readonly forms: readonly ScanShape[];
  /** By option: its first position, and its form. */
  readonly anchor: Uint16Array;
  readonly form: Uint16Array;
  /** How many positions the furthest shape reaches, the first included; more than 64 where one does not fit. */
  readonly reach: number;
}

const tooFar = 65;

export function scanFormsOf({ options }: CoverProblem, { positions }: Scan): ScanForms {
  const anchor = new Uint16Array(options.length);
  const form = new Uint16Array(options.length);
  const forms: ScanShape[] = [];
  const taken: Set<number>[] = [];
  const known = new Map<string, number[]>();
  let reach = 0;
  options.forEach(({ stock, cells }, option) => {
    const { first, last, low, high } = shapeAt(cells, positions);
    reach = Math.max(reach, Math.min(tooFar, last - first + 1));
    const key = `${stock} ${low} ${high}`;
    const alike = known.get(key) ?? [];
    known.set(key, alike);
    // Two options that are alike, as equal choices of a field are, need two forms.
    let f = alike.find((each) => !taken[each]!.has(first));
    if (f === undefined) {
      f = forms.push({ stock, low, high }) - 1;
      taken.push(new Set());
      alike.push(f);
    }
    taken[f]!.add(first);
    anchor[option] = first;
    form[option] = f;
  });
  return { forms, anchor, form, reach };
}

function shapeAt(cells: readonly number[], positions: Uint16Array) {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const cell of cells) {
    first = Math.min(first, positions[cell]!);
    last = Math.max(last, positions[cell]!);
  }
  let low = 0;
  let high = 0;
  for (const cell of cells) {
    const at = positions[cell]! - first;
    if (at < 32) low |= 1 << at;
    else if (at < 64) high |= 1 << (at - 32);
  }
  return { first, last, low, high };
}
