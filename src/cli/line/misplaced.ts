/** From the options that were given to a sentence about the first that is of no use here. */

import { type Refusal, refused } from "../../requests/outcome.js";
import type { Topic } from "../command.js";
import { sayLine } from "./messages.js";
import { commonOptions, type Values } from "./options.js";

/** Nobody should wait for an option to show. `place` is what was asked for, as `make laser`. */
export function misplacedOption(place: string, { options }: Topic, values: Values): Refusal | undefined {
  const allowed: readonly string[] = [...options, ...commonOptions];
  const misplaced = Object.keys(values).find((name) => !allowed.includes(name));
  if (misplaced === undefined) return undefined;
  return refused(sayLine.misplaced(`--${misplaced}`, place));
}
