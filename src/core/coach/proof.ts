/**
 * From a board without a solution to the smallest argument for that which a person can follow.
 *
 *     22 takes U or P.
 *       With U there, nothing covers 29.
 *       With P there, the two cells left of it are cut off.
 *
 * Either one look shows it, or a cell or a piece leaves few choices, and each of them has an argument in turn. The size
 * of an argument is the number of choices in it. All arguments of a size are tried before those of the next, within a
 * budget of boards looked at; of each board only the few cells and pieces with the fewest choices are considered.
 */

import { itemAt } from "../text/list.js";
import type { Placement } from "../tiling/placement.js";
import type { Possibilities } from "../tiling/possibilities.js";
import { type Contradiction, contradictionIn } from "./contradiction.js";

/** One of the choices that a cell or a piece leaves, and why it leads nowhere. */
export interface ProofCase {
  readonly placement: Placement;
  readonly proof: Proof;
}

/** Why a board has no solution: one look shows it, or all choices that a cell or a piece leaves lead nowhere. */
export type Proof =
  | { readonly kind: "contradiction"; readonly contradiction: Contradiction }
  /** Everything that can cover the cell. */
  | { readonly kind: "cell"; readonly cell: number; readonly cases: readonly ProofCase[] }
  /** Every place that the piece has. */
  | { readonly kind: "piece"; readonly piece: number; readonly cases: readonly ProofCase[] };

/** How many choices an argument goes through. */
export function proofSize(proof: Proof): number {
  if (proof.kind === "contradiction") return 0;
  return proof.cases.reduce((sum, { proof: rest }) => sum + 1 + proofSize(rest), 0);
}

/** How long a person's patience is, and ours. */
export interface ProofBudget {
  /** The most choices of an argument that is still short. */
  readonly cases: number;
  /** How many boards are looked at before the search is given up. */
  readonly boards: number;
}

export const proofBudget: ProofBudget = { cases: 20, boards: 16_000 };

/** At most this many cells and pieces of a board are considered. */
const maxSplits = 6;

/** A cell or a piece, and the placements that are possible there. */
interface Split {
  readonly subject:
    | { readonly kind: "cell"; readonly cell: number }
    | { readonly kind: "piece"; readonly piece: number };
  readonly ways: number;
}

/** What is known about a board: its smallest argument, or the size up to which there is none. */
interface Known {
  /** None where one look shows it. */
  readonly splits: readonly Split[];
  proof: Proof | undefined;
  noneUpTo: number;
}

const isUncoverable = (proof: Proof): boolean =>
  proof.kind === "contradiction" && proof.contradiction.kind === "uncoverable";

/** The cell that most lists have; undefined where all are empty. */
function mostCommon(lists: readonly (readonly number[])[]): number | undefined {
  const counts = new Map<number, number>();
  for (const cell of lists.flat()) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const [best] = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  return best?.[0];
}

class OverBudget extends Error {}

export class ProofSearch {
  private readonly known = new Map<string, Known>();
  private readonly path: number[] = [];

  constructor(
    private readonly possible: Possibilities,
    private readonly budget: ProofBudget,
  ) {}

  /** The smallest argument of at most this size, "none", or "over" where the budget is spent. Then nobody asks again. */
  upTo(size: number): Proof | "none" | "over" {
    try {
      return this.prove(size) ?? "none";
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      return "over";
    }
  }

  private prove(size: number): Proof | undefined {
    const known = this.boardHere();
    if (known.proof !== undefined) return proofSize(known.proof) <= size ? known.proof : undefined;
    while (known.noneUpTo < size && known.proof === undefined) {
      known.proof = this.ofSize(known, known.noneUpTo + 1);
      if (known.proof === undefined) known.noneUpTo++;
    }
    return known.proof;
  }

  private ofSize({ splits }: Known, size: number): Proof | undefined {
    for (const { subject, ways } of splits) {
      if (ways > size) continue;
      const cases = this.allCases(subject, size - ways);
      if (cases !== undefined) return { ...subject, cases };
    }
    return undefined;
  }

  /** An argument for each of the choices, all of them together no larger than this. */
  private allCases(subject: Split["subject"], size: number): ProofCase[] | undefined {
    const numbers =
      subject.kind === "cell" ? this.possible.waysTo(subject.cell) : this.possible.placesOf(subject.piece);
    let rest = size;
    const cases: ProofCase[] = [];
    for (const number of numbers) {
      const proof = this.after(number, rest);
      if (proof === undefined) return undefined;
      rest -= proofSize(proof);
      cases.push({ placement: itemAt(this.possible.placements, number), proof });
    }
    return this.alike(numbers, cases);
  }

  /** Choices that fail for the same reason are told together: of the cells that nothing covers then, those of the most choices. */
  private alike(numbers: readonly number[], cases: readonly ProofCase[]): ProofCase[] {
    const bare = cases.map(({ proof }, i) => (isUncoverable(proof) ? this.bareAfter(itemAt(numbers, i)) : []));
    const told = [...cases];
    for (let cell = mostCommon(bare); cell !== undefined; cell = mostCommon(bare)) {
      for (const [i, each] of bare.entries()) {
        if (!each.includes(cell)) continue;
        told[i] = {
          ...itemAt(told, i),
          proof: { kind: "contradiction", contradiction: { kind: "uncoverable", cell } },
        };
        bare[i] = [];
      }
    }
    return told;
  }

  /** The cells that nothing can cover after this. */
  private bareAfter(number: number): number[] {
    const { possible } = this;
    possible.place(number);
    const cells = possible.puzzle.board.cells.flatMap(({ index }) =>
      possible.isOpen(index) && possible.ways(index) === 0 ? [index] : [],
    );
    possible.lift(number);
    return cells;
  }

  private after(number: number, size: number): Proof | undefined {
    this.possible.place(number);
    this.path.push(number);
    const proof = this.prove(size);
    this.path.pop();
    this.possible.lift(number);
    return proof;
  }

  private boardHere(): Known {
    const key = [...this.path].sort((a, b) => a - b).join(" ");
    const before = this.known.get(key);
    if (before !== undefined) return before;
    if (this.known.size >= this.budget.boards) throw new OverBudget();
    const contradiction = contradictionIn(this.possible);
    const proof: Proof | undefined = contradiction && { kind: "contradiction", contradiction };
    const known = { splits: proof === undefined ? this.splitsHere() : [], proof, noneUpTo: 0 };
    this.known.set(key, known);
    return known;
  }

  /** Where the fewest choices are left; cells before pieces, since they are easier to look at. */
  private splitsHere(): Split[] {
    const { puzzle } = this.possible;
    const cells = puzzle.board.cells.flatMap(({ index: cell }): Split[] =>
      this.possible.isOpen(cell) ? [{ subject: { kind: "cell", cell }, ways: this.possible.ways(cell) }] : [],
    );
    const pieces = puzzle.pieces.flatMap((_, piece): Split[] =>
      this.possible.left(piece) > 0 ? [{ subject: { kind: "piece", piece }, ways: this.possible.places(piece) }] : [],
    );
    return [...cells, ...pieces].sort((a, b) => a.ways - b.ways).slice(0, maxSplits);
  }
}
