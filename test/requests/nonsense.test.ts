/** Programs without types pass anything for a request or its answer; the sentence names the argument. */

import { describe, expect, it } from "vitest";
import { auditJson } from "../../src/requests/audit.js";
import { targetJson } from "../../src/requests/board.js";
import { doWork, nowOf } from "../../src/requests/caller.js";
import { catalogueJson } from "../../src/requests/catalogue.js";
import { censusJson, censusSets } from "../../src/requests/census.js";
import { checkJson } from "../../src/requests/check.js";
import { countJson } from "../../src/requests/count.js";
import { designJson } from "../../src/requests/design.js";
import { embedHtml } from "../../src/requests/embed.js";
import { explanationJson } from "../../src/requests/explanation.js";
import { factsJson } from "../../src/requests/facts.js";
import { hintJson } from "../../src/requests/hint.js";
import { lazyYearJson } from "../../src/requests/lazy-year.js";
import { wrongAmong, wrongParts } from "../../src/requests/parts.js";
import { productKind } from "../../src/requests/products/kinds.js";
import { loadPuzzle } from "../../src/requests/puzzle.js";
import { raceJson } from "../../src/requests/race/race.js";
import { reachJson } from "../../src/requests/reach.js";
import { ask, sentencesOf } from "../../src/requests/requests.js";
import { solutionJson } from "../../src/requests/solutions.js";
import { readTarget } from "../../src/requests/target.js";
import { targetSubset } from "../../src/requests/target-subset.js";
import { yearJson } from "../../src/requests/year.js";

// biome-ignore lint/suspicious/noExplicitAny: what a program without types can call, and how.
type Call = (...values: any[]) => unknown;

/** What is called, with what, and what it says. */
const complaints: readonly (readonly [Call, unknown[], string])[] = [
  [ask, [7], "request: expected an object, not 7"],
  [auditJson, [{ puzzle: {} }], "answer: expected what askAudit answers, not an object"],
  [auditJson, [{ summary: {} }], "answer: expected what askAudit answers, not an object"],
  [countJson, [{}], "answer: expected what askCount answers, not an object"],
  [hintJson, [{ question: {} }], "answer: expected what askHint answers, not an object"],
  [hintJson, [{ hint: {} }], "answer: expected what askHint answers, not an object"],
  [catalogueJson, [{}], "answer: expected what askCatalogue answers, not an object"],
  [censusJson, [{ puzzle: {} }], "answer: expected what askCensus answers, not an object"],
  [censusJson, [{ planned: {} }], "answer: expected what askCensus answers, not an object"],
  [censusSets, [{ puzzle: {} }], "answer: expected what askCensus answers, not an object"],
  [censusSets, [{ planned: {} }], "answer: expected what askCensus answers, not an object"],
  [checkJson, [{}], "answers: expected a list of what askCheck answers, not an object"],
  [designJson, [{ puzzle: {} }], "answer: expected what askDesign answers, not an object"],
  [designJson, [{ now: {} }], "answer: expected what askDesign answers, not an object"],
  [explanationJson, [{}], "answer: expected what askExplanation answers, not an object"],
  [factsJson, [{ puzzle: {} }], "answer: expected what askFacts answers, not an object"],
  [factsJson, [{ facts: {} }], "answer: expected what askFacts answers, not an object"],
  [lazyYearJson, [{}], "answer: expected what askLazyYear answers, not an object"],
  [reachJson, [{ subset: {} }], "answer: expected what askReach answers, not an object"],
  [reachJson, [{ reach: {} }], "answer: expected what askReach answers, not an object"],
  [targetJson, [{}], "question: expected what askTarget answers, not an object"],
  [embedHtml, [{}, 7], "caller: expected an object, not 7"],
  [raceJson, [{}], "answer: expected what askRace answers, not an object"],
  [yearJson, [{ part: {} }], "answer: expected what askYear answers, not an object"],
  [yearJson, [{ summary: {} }], "answer: expected what askYear answers, not an object"],
  [solutionJson, [{}, { tiling: [] }], "question: expected what readQuestion answers, not an object"],
  [solutionJson, [{ puzzle: {} }, {}], "solution: expected a solution, not an object"],
  [sentencesOf, [{}], "refusal: expected a refusal, not an object"],
  [loadPuzzle, [7], "source: expected the id of a puzzle, or a puzzle, not 7"],
  [readTarget, [7, {}], "puzzle: expected a puzzle, not 7"],
  [targetSubset, [7], "whole: expected a puzzle, not 7"],
  [wrongParts, [7, {}], "asked: expected a request, not 7"],
  [wrongAmong, [7, {}], "asked: expected a request, not 7"],
  [productKind, ["x"], 'kind: unknown "x"; choose from print, laser, solid, book, gift'],
  [nowOf, [7], "caller: expected an object, not 7"],
  [doWork, [7], "caller: expected an object, not 7"],
];

const named = complaints.map(([call, values, sentence], i) => ({
  title: `${i + 1}: ${sentence}`,
  call,
  values,
  sentence,
}));

describe("nonsense is answered with the name of the argument", () => {
  it.each(named)("$title", async ({ call, values, sentence }) => {
    await expect((async () => call(...values))()).rejects.toThrow(new TypeError(sentence));
  });
});
