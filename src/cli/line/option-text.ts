/** From an option to how it is written and what it does, for the help and the manual. */

import { getRange } from "../../make/parameters.js";
import type { Topic } from "../command.js";
import { type Option, type OptionName, optionsTaken } from "./options.js";

/** As written: `--puzzle`, `-p`. */
export const spellings = ({ name, short }: Option): string[] => [`--${name}`, ...(short ? [`-${short}`] : [])];

/** With the default value and, for measures, the range. */
export function descriptionOf(option: Option): string {
  const { description, default: value, kind } = option;
  const facts = [
    ...(value === undefined ? [] : [`default ${value}`]),
    ...(kind === "measure" ? [getRange(option)] : []),
  ];
  return facts.length === 0 ? description : `${description} (${facts.join(", ")})`;
}

/** The same in one place, where it may mean something else than in others. */
export const descriptionIn = ({ meanings = {} }: Pick<Topic, "meanings">, option: Option): string =>
  descriptionOf({ ...option, ...meanings[option.name as OptionName] });

/** All that can be given, those included that every command takes. */
export const optionsOf = ({ options }: Pick<Topic, "options">): Option[] => optionsTaken(options);

/** What DATE stands for. */
export const dateNote =
  "DATE defaults to today. Write it as tomorrow, 2026-12-25, 12-25, 25 Dec or Dec 25, or in the language of --lang.";
