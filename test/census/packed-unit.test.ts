/** What a unit found is packed and unpacked without loss, and whatever else is there is not taken for it. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { packUnit, unpackUnit } from "../../src/census/packed-unit.js";

it("comes back as it was", async () => {
  const units = fc.record({ text: fc.string({ unit: "grapheme" }), working: fc.nat() });
  await fc.assert(
    fc.asyncProperty(units, async (unit) => {
      expect(await unpackUnit(await packUnit(unit))).toEqual(unit);
    }),
  );
});

it("is a fraction of its size", async () => {
  const line = '{"pieces":["F5","I5","L5"],"total":25061,"impossible":0,"single":2,"fewest":1,"most":216}\n';
  const { packed } = await packUnit({ text: line.repeat(1000), working: 1 });
  expect(packed.length).toBeLessThan((line.length * 1000) / 50);
});

it.each([
  null,
  1,
  "x",
  {},
  { working: 1 },
  { working: 1, packed: 2 },
  { working: 0.5, packed: "" },
  { working: 1, packed: "%" },
])("%j is no unit", async (value) => expect(await unpackUnit(value)).toBe(undefined));
