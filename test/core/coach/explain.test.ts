/** Arguments on small boards: held against the smallest there is, found by trying every one without memory or budget. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { type Explanation, explain, type Proof, type ProofCase, proofSteps } from "../../../src/core/coach/coach.js";
import { contradictionIn } from "../../../src/core/coach/contradiction.js";
import { proofSize } from "../../../src/core/coach/proof.js";
import { type Placement, placementsOf } from "../../../src/core/tiling/placement.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { type Sketch, sketch } from "../../support/puzzles.js";
import type { Position } from "./positions.js";
import { leftIn, possibleIn, withPiece } from "./truth.js";

const pieces = {
  "1": ["#"],
  I2: ["##"],
  I3: ["###"],
  V3: ["##", "#."],
  I4: ["####"],
  L4: ["###", "#.."],
  T4: ["###", ".#."],
  S4: ["##.", ".##"],
  O4: ["##", "##"],
  L5: ["####", "#..."],
  N5: ["##..", ".###"],
  P5: ["###", "##."],
  U5: ["###", "#.#"],
  V5: ["###", "#..", "#.."],
};

/** Rows and columns of blank cells, and the names of the pieces for them. */
function rectangle(rows: number, columns: number, names: string, rest: Partial<Sketch> = {}): Position {
  const board = Array.from({ length: rows }, () => "* ".repeat(columns).trim());
  const some = names.split(" ").map((name) => [name, pieces[name as keyof typeof pieces]] as const);
  return { puzzle: sketch({ board, pieces: Object.fromEntries(some), ...rest }), uncovered: [], placed: [] };
}

/** Four by four without its corners. */
const round = (names: string): Position =>
  rectangle(4, 4, names, { board: ["- * * -", "* * * *", "* * * *", "- * * -"] });

/** With a piece on these cells. */
function withPieceAt(position: Position, piece: number, ...cells: number[]): Position {
  const isMeant = (each: Placement): boolean => each.piece === piece && String(each.cells) === String(cells);
  return withPiece(position, placementsOf(position.puzzle).find(isMeant)!);
}

const open = ({ puzzle, uncovered, placed }: Position): number[] => {
  const closed = new Set([...uncovered, ...placed.flatMap(({ cells }) => cells)]);
  return puzzle.board.cells.map(({ index }) => index).filter((cell) => !closed.has(cell));
};

const bare = (position: Position): number[] => {
  const possible = possibleIn(position);
  return open(position).filter((cell) => !possible.some(({ cells }) => cells.includes(cell)));
};

/** Where nothing covers a cell, the cell that is told is the one that most cases share, then the one that most others do. */
function toldAlike(position: Position, cases: readonly ProofCase[]): ProofCase[] {
  const lists = cases.map(({ placement, proof }) =>
    proof.kind === "contradiction" && proof.contradiction.kind === "uncoverable"
      ? bare(withPiece(position, placement))
      : [],
  );
  const told = [...cases];
  while (lists.some((list) => list.length > 0)) {
    const shares = (cell: number): number => lists.filter((list) => list.includes(cell)).length;
    const cell = open(position).reduce((best, next) => (shares(next) > shares(best) ? next : best));
    for (const [i, list] of lists.entries()) {
      if (!list.includes(cell)) continue;
      told[i] = { ...told[i]!, proof: { kind: "contradiction", contradiction: { kind: "uncoverable", cell } } };
      lists[i] = [];
    }
  }
  return told;
}

type Subject = { readonly kind: "cell"; readonly cell: number } | { readonly kind: "piece"; readonly piece: number };

/** The smallest argument there is, where each board is looked at from the six sides with the fewest choices. */
function smallest(position: Position): Proof {
  const contradiction = contradictionIn(new Possibilities(position));
  if (contradiction !== undefined) return { kind: "contradiction", contradiction };
  const possible = possibleIn(position);
  const cells = open(position).map((cell) => ({
    subject: { kind: "cell", cell } as Subject,
    ways: possible.filter((each) => each.cells.includes(cell)),
  }));
  const kinds = leftIn(position).flatMap((left, piece) =>
    left === 0
      ? []
      : [{ subject: { kind: "piece", piece } as Subject, ways: possible.filter((each) => each.piece === piece) }],
  );
  const splits = [...cells, ...kinds].sort((a, b) => a.ways.length - b.ways.length).slice(0, 6);
  const proofs = splits.map(({ subject, ways }): Proof => {
    const cases = ways.map((placement) => ({ placement, proof: smallest(withPiece(position, placement)) }));
    return { ...subject, cases: toldAlike(position, cases) };
  });
  return proofs.reduce((best, next) => (proofSize(next) < proofSize(best) ? next : best));
}

/** Hexagons in three rows of three or four. */
const hexagons = (columns: number, rest: Partial<Sketch>): Position => ({
  puzzle: sketch({ lattice: "hex", board: Array.from({ length: 3 }, () => "* ".repeat(columns).trim()), ...rest }),
  uncovered: [],
  placed: [],
});

/** One of everything that an argument can have, and how many choices it goes through. */
const positions: readonly [what: string, position: Position, cases: number][] = [
  ["a cell's choices", rectangle(3, 3, "1 T4 S4"), 5],
  ["a piece's places", rectangle(3, 3, "I2 V3 O4"), 4],
  ["choices that fail for the same reason", rectangle(3, 4, "V3 O4 P5"), 6],
  ["choices that fail for three reasons", rectangle(3, 4, "I3 S4 P5"), 10],
  ["choices that all leave the same cell alone", round("I3 T4 U5"), 6],
  ["choices that leave different cells alone", rectangle(3, 4, "V3 L4 L5"), 8],
  ["choices of which some leave the same cells alone", round("V3 T4 P5"), 13],
  ["choices behind choices", rectangle(3, 5, "1 I4 N5 U5"), 10],
  ["places behind places", rectangle(3, 5, "1 I4 U5 V5"), 12],
  ["choices of copies", rectangle(3, 4, "S4 I4", { copies: { S4: 2 } }), 3],
  ["pieces that stay face up", { ...rectangle(3, 4, "N5 P5 I2"), flips: false }, 4],
  ["a piece on the board", withPieceAt(rectangle(3, 5, "I3 V3 L4 N5"), 1, 1, 2, 6), 2],
  ["hexagons with one choice each", hexagons(4, { pieces: { bar: ["###"] }, copies: { bar: 4 } }), 2],
  ["hexagons with two", hexagons(4, { pieces: { bar: ["###"], clump: ["##", "#."] }, copies: { bar: 3 } }), 6],
];

describe("the argument is the smallest, and whole", () => {
  it.each(positions)("%s", async (_, position, cases) => {
    const proof = smallest(position);
    expect(proofSize(proof)).toBe(cases);
    expect(await explain(position)).toEqual({ kind: "proof", proof, cases });
  });

  it("what one look shows has no cases, even where it can't be searched for", async () => {
    const position = rectangle(3, 4, "T4", { copies: { T4: 3 } });
    const contradiction = {
      kind: "colouring",
      cells: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      dark: [1, 3, 4, 6, 9, 11],
    };
    expect(await explain(position)).toEqual({
      kind: "proof",
      proof: { kind: "contradiction", contradiction },
      cases: 0,
    });
  });

  it("what can be solved needs none", async () => {
    expect(await explain(rectangle(3, 4, "P5 V5 I2"))).toEqual({ kind: "solvable" });
    expect(await explain(rectangle(1, 1, "1"))).toEqual({ kind: "solvable" });
  });
});

describe("patience", () => {
  const deep = rectangle(3, 5, "1 I4 N5 U5");
  const long: Explanation = { kind: "long", lift: undefined };

  it("is for this many choices, and no more", async () => {
    expect(await explain(deep, { budget: { cases: 10 } })).toMatchObject({ kind: "proof", cases: 10 });
    expect(await explain(deep, { budget: { cases: 9 } })).toEqual(long);
  });

  it("is for this many boards, each looked at once", async () => {
    expect(await explain(deep, { budget: { boards: 15 } })).toMatchObject({ kind: "proof", cases: 10 });
    expect(await explain(deep, { budget: { boards: 14 } })).toEqual(long);
    expect(await explain(deep, { budget: { boards: 0 } })).toEqual(long);
  });

  it("at its end leaves the fewest pieces to lift", async () => {
    const one = withPieceAt(rectangle(3, 5, "I3 V3 L4 N5"), 1, 1, 2, 6);
    expect(await explain(one, { budget: { cases: 1 } })).toEqual({ kind: "long", lift: [0] });
  });

  it("ends when it is told to", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(explain(deep, { signal })).rejects.toThrow("enough");
  });
});

describe("the steps of an argument", () => {
  it("are its choices, each followed by what is wrong with it", async () => {
    const explanation = await explain(rectangle(3, 5, "1 I4 N5 U5"));
    if (explanation.kind !== "proof" || explanation.proof.kind !== "piece") throw new Error(explanation.kind);
    const { proof } = explanation;
    const steps = proofSteps(proof);
    const told = steps.map(({ depth, cells, contradiction, path }) => {
      const placed = path.map(({ piece, cells: [first] }) => `${piece} at ${first}`).join(", ");
      return [depth, cells, contradiction?.kind, placed];
    });
    const [upper, lower] = [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    ];
    // A bar along an edge leaves a corner for the single cell, and then no ten cells for the other two.
    expect(told).toEqual([
      [0, [], undefined, ""],
      [1, [4], undefined, "1 at 0"],
      [2, lower, "wrong-shape", "1 at 0, 0 at 4"],
      [1, [0], undefined, "1 at 1"],
      [2, lower, "wrong-shape", "1 at 1, 0 at 0"],
      [1, [], "no-room", "1 at 5"],
      [1, [], "no-room", "1 at 6"],
      [1, [14], undefined, "1 at 10"],
      [2, upper, "wrong-shape", "1 at 10, 0 at 14"],
      [1, [10], undefined, "1 at 11"],
      [2, upper, "wrong-shape", "1 at 11, 0 at 10"],
    ]);
    expect(steps[0]).toEqual({ depth: 0, path: [], cells: [], contradiction: undefined, proof });
  });

  it("of one look are one", () => {
    const [proof, path] = [{ kind: "contradiction", contradiction: { kind: "no-room", piece: 2 } } as const, []];
    expect(proofSteps(proof)).toEqual([{ depth: 0, path, cells: [], contradiction: proof.contradiction, proof }]);
  });
});
