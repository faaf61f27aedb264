/** What a field is divided into makes up the field, and each part is its own problem. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupIn, groupsOf, plainPaths, restrictedTo } from "../../../../src/core/solver/graph/field-groups.js";
import { compileTargets } from "../../../../src/core/solver/question.js";
import { sketch } from "../../../support/puzzles.js";

const { problem, placements } = compileTargets({
  puzzle: sketch({
    board: ["a b c d", "e f * *", "* * * *", "* * * *"],
    fields: { letter: ["a", "b", "c"], other: ["d", "e", "f"] },
    pieces: { I2: ["##"], L4: ["###", "#.."], V3: ["##", "#."], I3: ["###"] },
    copies: { I2: 2 },
  }),
});
const [a, b, c, d, e] = Array.from({ length: 5 }, (_, i) => placements.length + i) as [
  number,
  number,
  number,
  number,
  number,
];

describe("groups", () => {
  it("have every choice once, in order, and are alike in size", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.integer({ min: 1, max: 9 }), (options, count) => {
        const groups = groupsOf(options, count);
        expect(groups.flat()).toEqual(options);
        const sizes = groups.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("are told apart from what is fixed", () => {
    expect(groupIn(problem, [a, b, d])).toEqual({ group: [a, b], path: [d] });
    expect(groupIn(problem, [a, d])).toEqual({ group: [], path: [a, d] });
    const copies = problem.options.flatMap(({ stock }, i) => (stock === 0 ? [i] : [])).slice(0, 2);
    expect(groupIn(problem, copies)).toEqual({ group: [], path: copies });
  });

  it("stand for one path after the other", () => {
    expect(plainPaths(problem, [a, b, d])).toEqual([
      [d, a],
      [d, b],
    ]);
    expect(plainPaths(problem, [a, e])).toEqual([[a, e]]);
    expect(plainPaths(problem, [])).toEqual([[]]);
  });
});

describe("a problem restricted to a group", () => {
  const weights = Uint32Array.from(problem.options, (_, option) => option);
  const yields = { kind: "targets", targets: 9, weights, scales: [] } as const;

  it("lacks the field's other choices and nothing else", () => {
    const { problem: part, yields: own, numbers } = restrictedTo(problem, yields, [a, c]);
    expect(part.options).toEqual(problem.options.filter((_, option) => option !== b));
    expect(numbers[b]).toBeUndefined();
    problem.options.forEach((option, i) => {
      if (i !== b) expect(part.options[numbers[i]!]).toBe(option);
    });
    expect(own.kind === "targets" && [...own.weights]).toEqual([...weights].filter((option) => option !== b));
  });

  it("is the same where the group is empty", () => {
    expect(restrictedTo(problem, yields, []).problem).toEqual(problem);
    expect(restrictedTo(problem, { kind: "count" }, [a]).yields).toEqual({ kind: "count" });
  });
});
