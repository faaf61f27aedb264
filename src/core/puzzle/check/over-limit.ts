/** From how much of something a puzzle holds to a fault where that is too much. */

import { checkMessages } from "../../locales/en/check.generated.js";
import { limitedMessages } from "../../locales/en/limited.generated.js";
import type { Fault } from "../../text/fault.js";
import { type LimitName, limitOf } from "../limits.js";

/** No fault, or the one that says which bound is passed and by how much. What isn't a number passes no bound. */
export function overLimit(name: LimitName, count: number, path: Fault["path"], offset?: number): Fault[] {
  const most = limitOf(name);
  if (!(count > most)) return [];
  const said = checkMessages.tooMany({ what: limitedMessages[name](), count, most });
  return [offset === undefined ? { path, ...said } : { path, offset, ...said }];
}
