/** From the options that were given to a sentence about the first that is of no use here. */

import { hinted } from "../../core/i18n/hinted.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { didYouMean } from "../../core/text/guess.js";
import { quoted } from "../../core/text/sentences.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import type { OptionMeaning, Topic } from "../command.js";
import { commonOptions, type Values } from "./options.js";

/** A value that the option has elsewhere only. */
function misplacedValue({ meanings = {} }: Topic, values: Values): Refusal | undefined {
  for (const [name, { choices }] of Object.entries<OptionMeaning>(meanings)) {
    const value = values[name as keyof Values];
    if (choices === undefined || typeof value !== "string" || choices.includes(value)) continue;
    const hint = didYouMean(value, choices) ?? textMessages.chooseFrom({ words: choices });
    return refused(hinted(lineMessages.unknownValue({ option: `--${name}`, value: quoted(value) }), hint));
  }
  return undefined;
}

/** Nobody should wait for an option to show. `place` is what was asked for, as `make laser`. */
export function misplacedOption(place: string, topic: Topic, values: Values): Refusal | undefined {
  const allowed: readonly string[] = [...topic.options, ...commonOptions];
  const misplaced = Object.keys(values).find((name) => !allowed.includes(name));
  if (misplaced === undefined) return misplacedValue(topic, values);
  return refused(lineMessages.misplaced({ option: `--${misplaced}`, place }));
}
