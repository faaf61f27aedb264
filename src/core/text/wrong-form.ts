/** From a value that has another form than was expected to a sentence that says so, in any language. */

import type { Message } from "../i18n/message.js";
import { textMessages } from "../locales/en/text.generated.js";
import { isObject, shown } from "./arguments.js";

/** A value in a sentence of any language. */
function shownAsSaid(value: unknown): string | Message {
  if (Array.isArray(value)) return textMessages.aList();
  return isObject(value) ? textMessages.anObject() : shown(value);
}

/** What was expected, and what is there instead. */
export const wrongForm = (part: string, wanted: Message, value: unknown): Message =>
  textMessages.wrongForm({ part, wanted, value: shownAsSaid(value) });
