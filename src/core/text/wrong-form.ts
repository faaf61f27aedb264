/** From a value that has another form than was expected to a sentence that says so, in any language. */

import { isObject, shown } from "./arguments.js";
import type { Said } from "./message.js";
import { sayText } from "./messages.js";

/** A value in a sentence of any language. */
function shownAsSaid(value: unknown): string | Said {
  if (Array.isArray(value)) return sayText.aList();
  return isObject(value) ? sayText.anObject() : shown(value);
}

/** What was expected, and what is there instead. */
export const wrongForm = (part: string, wanted: Said, value: unknown): Said =>
  sayText.wrongForm(part, wanted, shownAsSaid(value));
