/** From any data, such as the JSON that somebody sent, to a request, or to a refusal that names each part that is wrong. */

import type { Message } from "../core/i18n/message.js";
import { partsMessages } from "../core/locales/en/parts.generated.js";
import { isObject } from "../core/text/arguments.js";
import { wrongForm } from "../core/text/wrong-form.js";
import { type Request, type Want, wants } from "./ask.js";
import { found, type Outcome, type Refusal, refused } from "./outcome.js";
import { oneOf, wrongParts } from "./parts.js";
import { wrongPicture } from "./pictures/picture.js";
import { type ProductAsked, wrongProduct } from "./products/product.js";
import { requestParts } from "./schema.js";

/** What is said of data that isn't a request at all. */
export const notARequest = (): Message => partsMessages.expectedRequest({ example: '{ "want": "count" }' });

const wantCheck = oneOf(wants);

const isWant = (value: unknown): value is Want => wants.some((want) => want === value);

/** A puzzle that claims to have been checked, and may not have been: from outside, only what can be read is taken. */
const claimsToBeChecked = ({ puzzle }: Readonly<Record<string, unknown>>): boolean =>
  isObject(puzzle) && isObject(puzzle.board);

function unread(value: Readonly<Record<string, unknown>>, want: Want): Refusal | undefined {
  if (claimsToBeChecked(value)) return refused(wrongForm("puzzle.board", partsMessages.rows(), {}));
  if (want === "picture") return wrongPicture(value);
  return want === "product" ? wrongProduct(value as ProductAsked) : wrongParts(value, requestParts[want]);
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
