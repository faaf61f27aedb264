/** What cannot be seen in a text is shown. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoted } from "../../../src/core/text/sentences.js";
import { maxMessageLength, visible } from "../../../src/core/text/visible.js";
import { hostileText } from "../../formats/drafts.js";

const harmful = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

describe("a text made visible", () => {
  it.each([
    ["\u001b[31m", "\\u001b[31m"],
    ["\u009b31m", "\\u009b31m"],
    ["a\u202eb\u2066c", "a\\u202eb\\u2066c"],
    ["\ud800", "\\ud800"],
    ["\u{e0001}", "\\u{e0001}"],
    ["two\nlines\u2028", "two\\u000alines\\u2028"],
    ["Fri Août 日 🧩", "Fri Août 日 🧩"],
  ])("%j", (text, seen) => {
    expect(visible(text)).toBe(seen);
  });

  it("holds nothing that harms, whatever it is made of", () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string({ unit: "binary" })), (text) => {
        expect(visible(text)).not.toMatch(harmful);
        expect(quoted(text)).not.toMatch(harmful);
      }),
    );
  });

  it("is cut where nobody would read on", () => {
    expect(visible("x".repeat(5000))).toBe(`${"x".repeat(maxMessageLength)}…`);
    expect(visible("abc", 2)).toBe("ab…");
    expect(visible("ab", 2)).toBe("ab");
  });

  it("stays as it is when made visible once more", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(visible(visible(text), 10 * maxMessageLength)).toBe(visible(text));
      }),
    );
  });
});
