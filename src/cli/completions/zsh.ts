/** From the words of the command line to a completion script for zsh. */

import { itemAt } from "../../core/text/list.js";
import type { Option } from "../line/options.js";
import {
  allOptions,
  argumentOffer,
  inQuotes,
  type Offer,
  spellings,
  type Vocabulary,
  valueOffer,
} from "./vocabulary.js";

const quoted = (text: string): string => inQuotes(text, "'\\''");

/** A word and what it means; a colon parts them, so there is none before. */
const described = (word: string, description: string): string =>
  quoted(`${word.replaceAll(":", "\\:")}:${description}`);

function offering({ words, files }: Offer): string {
  const steps = [...(words.length > 0 ? [`compadd -- ${words.join(" ")}`] : []), ...(files ? ["_files"] : [])];
  return steps.join("; ") || ":";
}

const indented = (lines: readonly string[], by: string): string => lines.map((line) => `${by}${line}\n`).join("");

function valueCases(vocabulary: Vocabulary): string[] {
  return allOptions(vocabulary).flatMap((option) => {
    const offer = valueOffer(option, vocabulary);
    return offer === undefined ? [] : [`(${spellings(option).join("|")}) ${offering(offer)}; return ;;`];
  });
}

const describedOptions = (options: readonly Option[]): string =>
  options.flatMap((option) => spellings(option).map((word) => described(word, option.description))).join(" ");

function optionCases({ commands }: Vocabulary): string[] {
  return commands.map(({ name, options }) => `(${name}) options=(${describedOptions(options)}) ;;`);
}

function argumentCases(vocabulary: Vocabulary): string[] {
  return vocabulary.commands.map((command) => `(${command.name}) ${offering(argumentOffer(command, vocabulary))} ;;`);
}

export function zshScript(vocabulary: Vocabulary): string {
  const names = vocabulary.commands.map(({ name }) => name);
  const commands = vocabulary.commands.map(({ name, summary }) => described(name, summary)).join(" ");
  const first = offering(argumentOffer(itemAt(vocabulary.commands, 0), vocabulary));
  return `#compdef daytile
# Completions of daytile for zsh: source <(daytile completions zsh), after compinit.
_daytile() {
  local -a commands options
  local command="" word previous="\${words[CURRENT-1]}"
  commands=(${commands})
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$word" in (${names.join("|")}) command="$word"; break ;; esac
  done
  case "$previous" in
${indented(valueCases(vocabulary), "    ")}  esac
  case "\${command:-${names[0]}}" in
${indented(optionCases(vocabulary), "    ")}  esac
  if [[ "$PREFIX" == -* ]]; then _describe -o option options; return; fi
  case "$command" in
    ("") _describe command commands; ${first} ;;
${indented(argumentCases(vocabulary), "    ")}  esac
}
if [[ "\${funcstack[1]}" == _daytile ]]; then _daytile "$@"; else compdef _daytile daytile; fi
`;
}
