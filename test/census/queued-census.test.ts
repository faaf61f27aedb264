/** A census as Redis keeps it comes back as it was, and whatever else is there is not taken for one. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { queueName, readQueuedCensus, unitId, writeQueuedCensus } from "../../src/census/queued-census.js";

const censuses = fc.record({
  name: fc.string(),
  daytile: fc.string(),
  puzzle: fc.string(),
  pieces: fc.string(),
  sets: fc.nat(),
  units: fc.nat(),
  journal: fc.string(),
  asked: fc.record({ want: fc.constant("census"), pieces: fc.string() }),
  plan: fc.record({ method: fc.constant("together"), ends: fc.array(fc.nat()) }),
});

it("is read as it was written", () => {
  fc.assert(
    fc.property(censuses, (census) => {
      expect(readQueuedCensus(writeQueuedCensus(census))).toEqual(census);
    }),
  );
});

const isNone = (text: string): boolean => readQueuedCensus(text) === undefined;

it("is nothing else", () => {
  fc.assert(fc.property(fc.string(), isNone));
  fc.assert(fc.property(fc.jsonValue(), (value) => isNone(JSON.stringify(value))));
  const keys = fc.constantFrom("name", "journal", "sets", "units");
  fc.assert(fc.property(censuses, keys, (census, key) => isNone(JSON.stringify({ ...census, [key]: -1.5 }))));
});

it("has a name and units without a colon, which BullMQ doesn't take", () => {
  const name = queueName("1.2.3", "my:puzzle / x", "0123456789abcdef");
  expect(name).toBe("1.2.3-my_puzzle___x-0123456789abcdef");
  expect([unitId(name, 0), unitId(name, 11)]).toEqual([`${name}-unit-1`, `${name}-unit-12`]);
});
