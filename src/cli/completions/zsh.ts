/** From the words of the command line to a completion script for zsh. */

import { spellings } from "../line/option-text.js";
import type { Option } from "../line/options.js";
import { allOptions, indented, inQuotes, type Offer, type Place, type Vocabulary, valueOffer } from "./vocabulary.js";

const quoted = (text: string): string => inQuotes(text, "'\\''");

/** A word and what it means; a colon parts them, so there is none before. */
const described = (word: string, description: string): string =>
  quoted(`${word.replaceAll(":", "\\:")}:${description}`);

function offering({ words, files }: Offer): string {
  const steps = [...(words.length > 0 ? [`compadd -- ${words.join(" ")}`] : []), ...(files ? ["_files"] : [])];
  return steps.join("; ") || ":";
}

function valueCases(vocabulary: Vocabulary): string[] {
  return allOptions(vocabulary).flatMap((option) => {
    const offer = valueOffer(option, vocabulary);
    return offer === undefined ? [] : [`(${spellings(option).join("|")}) ${offering(offer)}; return ;;`];
  });
}

/** How words lead on from place to place. */
function leadCases({ places }: Vocabulary): string[] {
  return places.flatMap(({ path, leads }) => {
    const next = path === "" ? "$word" : `${path} $word`;
    return leads.length === 0 ? [] : [`("${path}") case "$word" in (${leads.join("|")}) place="${next}" ;; esac ;;`];
  });
}

const describedOptions = (options: readonly Option[]): string =>
  options.flatMap((option) => spellings(option).map((word) => described(word, option.description))).join(" ");

const optionCases = ({ places }: Vocabulary): string[] =>
  places.map(({ path, options }) => `("${path}") options=(${describedOptions(options)}) ;;`);

/** Commands and kinds come with what they do. */
function argumentCase({ path, next }: Place, { commands }: Vocabulary): string {
  const kinds = commands.find(({ name }) => path === name)?.kinds;
  const topics = path === "" ? commands.map((each) => [each.name, each] as const) : Object.entries(kinds ?? {});
  if (topics.length === 0) return `("${path}") ${offering(next)} ;;`;
  const list = topics.map(([name, { summary }]) => described(name, summary)).join(" ");
  const others = next.words.filter((word) => !topics.some(([name]) => name === word));
  return `("${path}") topics=(${list}); _describe command topics; ${offering({ ...next, words: others })} ;;`;
}

export function zshScript(vocabulary: Vocabulary): string {
  return `#compdef daytile
# Completions of daytile for zsh: source <(daytile completions zsh), after compinit.
_daytile() {
  local -a topics options
  local place="" word previous="\${words[CURRENT-1]}"
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$place" in
${indented(leadCases(vocabulary), "      ")}    esac
  done
  if [[ "$PREFIX" == --*=* ]]; then previous="\${PREFIX%%=*}"; compset -P 1 '*='; fi
  case "$previous" in
${indented(valueCases(vocabulary), "    ")}  esac
  case "$place" in
${indented(optionCases(vocabulary), "    ")}  esac
  if [[ "$PREFIX" == -* ]]; then _describe -o option options; return; fi
  case "$place" in
${indented(
  vocabulary.places.map((place) => argumentCase(place, vocabulary)),
  "    ",
)}  esac
}
if [[ "\${funcstack[1]}" == _daytile ]]; then _daytile "$@"; else compdef _daytile daytile; fi
`;
}
