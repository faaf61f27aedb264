/** From the fields named on a command line, such as month=Apr, to the choice asked for by each name. */

import { quoted } from "../core/puzzle/check-text.js";
import { found, type Outcome, wrongUsage } from "./command.js";

export type Names = Readonly<Record<string, string>>;

export function readFields(fields: readonly string[]): Outcome<Names> {
  const names: Record<string, string> = {};
  for (const field of fields) {
    const [, name, choice] = /^([^=]+)=(.+)$/s.exec(field) ?? [];
    if (name === undefined || choice === undefined) {
      return wrongUsage(`--field takes NAME=CHOICE, as in month=Apr, not ${quoted(field)}`);
    }
    if (Object.hasOwn(names, name)) return wrongUsage(`the field ${name} is given twice`);
    names[name] = choice;
  }
  return found(names);
}
