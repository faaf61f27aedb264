/** The first byte that is not UTF-8 is found. */

import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstNotUtf8 } from "../../../src/core/text/utf8.js";

/** Bytes near the edges of every form. */
const edges = [
  0, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee,
].concat([0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff]);
const bytes = fc.oneof(
  fc.array(fc.constantFrom(...edges), { maxLength: 12 }).map((list) => Uint8Array.from(list)),
  fc.string({ unit: "grapheme" }).map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 12 }),
);

describe("the first place that is not UTF-8", () => {
  it.each([
    [[0x41, 0xff, 0x42], 1],
    [[0xe2, 0x82], 0],
    [[0xc3, 0xa9, 0xed, 0xa0, 0x80], 2],
    [[0xf0, 0x9f, 0xa7, 0xa9], undefined],
  ])("%j: %s", (list, at) => {
    expect(firstNotUtf8(Uint8Array.from(list))).toBe(at);
  });

  it("agrees with the decoder of Node, and lies where the good part ends", () => {
    fc.assert(
      fc.property(bytes, (each) => {
        const at = firstNotUtf8(each);
        expect(at === undefined).toBe(isUtf8(each));
        if (at === undefined) return;
        expect(isUtf8(each.subarray(0, at))).toBe(true);
        for (let end = at + 1; end <= each.length; end++) expect(isUtf8(each.subarray(0, end))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
