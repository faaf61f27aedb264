/** From the name of a file to the format that its ending asks for, or to a sentence with those there are. */

import { quoted } from "../core/text/sentences.js";
import { found, type Outcome, wrongUsage } from "./command.js";

/** What stands after the last dot of a file's name. */
const endingOf = (name: string): string => /\.([^./\\]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";

export const endingsOf = (formats: readonly string[]): string => formats.map((format) => `.${format}`).join(", ");

/** Printed on the standard output: only text, which people can read there. */
const printedFormat = "svg";

/** `what` is what was asked for, as `make laser`. */
export function formatFor<Format extends string>(
  what: string,
  formats: readonly Format[],
  name: string | undefined,
): Outcome<Format> {
  const isPrinted = name === undefined || name === "-";
  const wanted = isPrinted ? printedFormat : endingOf(name);
  const format = formats.find((each) => each === wanted);
  if (format !== undefined) return found(format);
  const endings = endingsOf(formats);
  if (isPrinted) return wrongUsage(`${what} needs a file: -o and a name that ends in ${endings}`);
  return wrongUsage(`${what} cannot write ${quoted(name)}: the name must end in ${endings}`);
}
