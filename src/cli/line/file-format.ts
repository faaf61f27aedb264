/** From the name of a file to the format that its ending asks for, or to a sentence with those there are. */

import { lineMessages } from "../../core/locales/en/line.generated.js";
import { quoted } from "../../core/text/sentences.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";

/** What's after the last dot of a file's name. */
const endingOf = (name: string): string => /\.([^./\\]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** A name without an ending, or with a slash behind it. */
export const isFolderName = (name: string | undefined): boolean =>
  name !== undefined && name !== "-" && (endingOf(name) === "" || /[/\\]$/.test(name));

export const dotted = (formats: readonly string[]): string[] => formats.map((format) => `.${format}`);
export const endingsOf = (formats: readonly string[]): string => dotted(formats).join(", ");

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
  return refused(
    isPrinted
      ? lineMessages.needsFile({ what, endings: dotted(formats) })
      : lineMessages.wrongEnding({ what, name: quoted(name), endings: dotted(formats) }),
  );
}

/** The ending of an output file, if the command can write it; a name without one asks for the command's own format. */
export function formatOfFile(command: string, writes: readonly string[] | undefined, name: string): Outcome<string> {
  const ending = endingOf(name);
  if (writes === undefined || writes.includes(ending)) return found(ending);
  if (ending === "") return found(writes[0] ?? "");
  return refused(lineMessages.wrongEnding({ what: command, name: quoted(name), endings: dotted(writes) }));
}
