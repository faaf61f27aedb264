/** Words in a sentence are quoted, counted and guessed; results hold a value or faults. */

import { describe, expect, it } from "vitest";
import { failure, success, unwrap } from "../../../src/core/text/fault.js";
import { didYouMean } from "../../../src/core/text/guess.js";
import { nearest } from "../../../src/core/text/nearest.js";
import { counted, listed, quoted, suggester } from "../../../src/core/text/sentences.js";

const long = (length: number): string => "x".repeat(length);

describe("the nearest word", () => {
  it.each([
    ["a changed letter", "Fev", ["Jan", "Feb"], "Feb"],
    ["a letter too many", "Febb", ["Jan", "Feb"], "Feb"],
    ["a letter too few", "Fb", ["Jan", "Feb"], "Feb"],
    ["a letter too many in the shortest words", "ab", ["b"], "b"],
    ["two letters swapped", "Fbe", ["Jan", "Feb"], "Feb"],
    ["two letters swapped at the end", "classci", ["weekday", "classic"], "classic"],
    ["every third letter", "wekdya", ["classic", "weekday"], "weekday"],
    ["another case", "FEB", ["feb"], "feb"],
    ["the first of equally near ones", "Jum", ["Jun", "Jul"], "Jun"],
    ["the nearer one of two", "junee", ["jane", "june"], "june"],
    ["the longest word that is compared", `${long(39)}y`, [long(40)], long(40)],
  ])("forgives %s", (_what, word, known, meant) => expect(nearest(word, known)).toBe(meant));

  it.each([
    ["more than every third letter is wrong", "Fxx", ["Feb"]],
    ["no letter is right", "a", ["b"]],
    ["a letter only seems swapped with the one before", "panda", ["aqnda"]],
    ["a letter only seems swapped with the one behind", "apnda", ["qanda"]],
    ["the word is too long to be a slip", `${long(40)}y`, [long(41)]],
    ["nothing is known", "Feb", []],
  ])("is none where %s", (_what, word, known) => expect(nearest(word, known)).toBeUndefined());
});

describe("a list", () => {
  it.each([
    [[], ""],
    [["Jan"], "Jan"],
    [["Jan", "Jul"], "Jan and Jul"],
    [["Jan", "Jul", "3", "r8c1"], "Jan, Jul, 3 and r8c1"],
  ])("of %j ends with an and", (names, sentence) => expect(listed(names)).toBe(sentence));
});

describe("a guess", () => {
  const known = ["solution", "solutions", "search", "board"];

  it.each([
    ["sol", "did you mean solution or solutions?"],
    ["so", "did you mean solution or solutions?"],
    ["SE", "did you mean search?"],
    ["borad", "did you mean board?"],
    ["x", undefined],
    ["zzzz", undefined],
  ])("about %j is %j", (word, guess) => expect(didYouMean(word, known)?.message).toBe(guess));

  it("names three at most, and none of more", () => {
    expect(didYouMean("ab", ["abc1", "abc2", "abc3"])?.message).toBe("did you mean abc1, abc2 or abc3?");
    expect(didYouMean("ab", ["abcd1", "abcd2", "abcd3", "abcd4"])).toBeUndefined();
  });

  it("takes no single letter for a beginning", () => expect(didYouMean("s", known)).toBeUndefined());
});

describe("a suggestion", () => {
  it("ends a sentence, or says nothing", () => {
    const suggest = suggester(new Set(["Jan", "Feb"]));
    expect([suggest("Fbe"), suggest("zebra")]).toEqual(['; did you mean "Feb"?', ""]);
  });

  it("is made twenty times and no more", () => {
    const suggest = suggester(["Feb"]);
    const made = Array.from({ length: 22 }, () => suggest("Fbe") !== "");
    expect(made).toEqual([...Array(20).fill(true), false, false]);
  });
});

describe("words in a sentence", () => {
  it.each([
    ['say "x"', '"say \\"x\\""'],
    ["a\nb", '"a\\nb"'],
    [long(40), `"${long(40)}"`],
    [`${long(40)}y`, `"${long(40)}…"`],
  ])("are quoted safely and kept short: %j", (word, text) => expect(quoted(word)).toBe(text));

  it.each([
    [0, "0 cells"],
    [1, "1 cell"],
    [2, "2 cells"],
    [1234, "1,234 cells"],
  ])("%d is counted as %s", (count, text) => expect(counted(count, "cell")).toBe(text));
});

describe("a result", () => {
  const fault = (message: string) => ({ path: [], message });

  it("gives its value to those who know it is there", () => expect(unwrap(success(7))).toBe(7));

  it("throws every sentence at them if it is not", () => {
    expect(() => unwrap(failure(fault("one"), fault("two")))).toThrow(/^one\ntwo$/);
    expect(() => unwrap({ ok: false, faults: ["three", fault("four")] })).toThrow(/^three\nfour$/);
  });

  it("of a failure has no value, and every fault", () => {
    expect(failure(fault("one"), fault("two"))).toEqual({ ok: false, faults: [fault("one"), fault("two")] });
  });
});
