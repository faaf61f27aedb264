/** However little memory a go may use, it finds the right rows or none at all. */

import { expect, it } from "vitest";
import { newCensusHost } from "../../../src/core/census/census-host.js";
import { familyOf, wholeFamily } from "../../../src/core/census/family.js";
import { goThrough } from "../../../src/core/census/go.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import { bestWay } from "../../../src/core/census/way.js";
import { sketch } from "../../support/puzzles.js";

const puzzle = sketch({ board: ["a b c", "* * *", "* * *"], fields: { letter: ["a", "b", "c"] } });
const family = familyOf("square", readQuotas("square", "1 tromino + 1 pentomino")!);
const survey = { puzzle, family, flips: true, wish: "counts", wanted: [true, true, true] } as const;
const host = newCensusHost()!;
const way = bestWay(survey, host, [undefined], true)!;

const rowsWith = (limit: number): number[] | undefined => {
  const go = { part: wholeFamily(family), fixed: [undefined], isCounting: true, live: undefined, limit };
  const rows = goThrough(survey, way, host, go)?.rows;
  return rows && [...rows];
};

it("has no rows without room for findings, and the right ones with enough", () => {
  const rows = rowsWith(2 ** 28)!;
  expect(rows.some((count) => count > 0)).toBe(true);
  for (let bits = 10; bits <= 28; bits++) expect([undefined, rows]).toContainEqual(rowsWith(2 ** bits));
  expect(rowsWith(2 ** 10)).toBeUndefined();
});
