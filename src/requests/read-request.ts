/** From any data, such as the JSON that somebody sent, to a request, or to a refusal that names each part that is wrong. */

import type { Message } from "../core/i18n/message.js";
import { partsMessages } from "../core/locales/en/parts.generated.js";
import { isObject } from "../core/text/arguments.js";
import { wrongForm } from "../core/text/wrong-form.js";
import { type Request, type Want, wants } from "./ask.js";
import { auditChecks } from "./audit.js";
import { targetChecks } from "./board.js";
import { catalogueChecks } from "./catalogue.js";
import { censusChecks } from "./census.js";
import { checkChecks } from "./check.js";
import { countChecks } from "./count.js";
import { designChecks } from "./design.js";
import { explanationChecks } from "./explanation.js";
import { factsChecks } from "./facts.js";
import { hintChecks } from "./hint.js";
import { lazyYearChecks } from "./lazy-year.js";
import { modelChecks } from "./model.js";
import { found, type Outcome, type Refusal, refused } from "./outcome.js";
import { oneOf, type Parts, wrongParts } from "./parts.js";
import { wrongPicture } from "./pictures/picture.js";
import { type ProductAsked, wrongProduct } from "./products/product.js";
import { raceChecks } from "./race/race.js";
import { reachChecks } from "./reach.js";
import { solutionsChecks } from "./solutions.js";
import { yearChecks } from "./year.js";

type Judge = (value: object) => Refusal | undefined;

const judge =
  (parts: Parts): Judge =>
  (value) =>
    wrongParts(value, parts);

/** By what is wanted: what is wrong with such a request. */
const judges: Readonly<Record<Want, Judge>> = {
  solutions: judge(solutionsChecks),
  count: judge(countChecks),
  year: judge(yearChecks),
  "lazy-year": judge(lazyYearChecks),
  audit: judge(auditChecks),
  census: judge(censusChecks),
  design: judge(designChecks),
  hint: judge(hintChecks),
  explanation: judge(explanationChecks),
  reach: judge(reachChecks),
  picture: (value) => wrongPicture(value),
  product: (value) => wrongProduct(value as ProductAsked),
  model: judge(modelChecks),
  race: judge(raceChecks),
  check: judge(checkChecks),
  facts: judge(factsChecks),
  catalogue: judge(catalogueChecks),
  target: judge(targetChecks),
};

/** What is said of data that isn't a request at all. */
export const notARequest = (): Message => partsMessages.expectedRequest({ example: '{ "want": "count" }' });

const wantCheck = oneOf(wants);

const isWant = (value: unknown): value is Want => wants.some((want) => want === value);

/** A puzzle that claims to have been checked, and may not have been: from outside, only what can be read is taken. */
const claimsToBeChecked = ({ puzzle }: Readonly<Record<string, unknown>>): boolean =>
  isObject(puzzle) && isObject(puzzle.board);

function unread(value: Readonly<Record<string, unknown>>, want: Want): Refusal | undefined {
  if (claimsToBeChecked(value)) return refused(wrongForm("puzzle.board", partsMessages.rows(), {}));
  return judges[want](value);
}

/**
 * Reads a request from data that may be anything, such as parsed JSON. What is wrong is refused, with a sentence for
 * each part.
 *
 * @example
 * ```ts
 * const request = unwrap(readRequest(JSON.parse('{ "want": "count", "date": "25 Dec" }')));
 * (await ask(request)).ok; // → true
 * const outcome = readRequest({ want: "count", puzle: "classic" });
 * outcome.ok ? "" : outcome.faults[0]?.message; // → unknown part "puzle"; did you mean "puzzle"?
 * ```
 */
export function readRequest(value: unknown): Outcome<Request> {
  if (!isObject(value)) return refused(notARequest());
  const { want } = value;
  if (!isWant(want)) return refused(...wantCheck(want, "want"));
  return unread(value, want) ?? found(value as unknown as Request);
}
