/** From the words of the command line to a completion script for bash. */

import { itemAt } from "../../core/text/list.js";
import { allOptions, argumentOffer, type Offer, spellings, type Vocabulary, valueOffer } from "./vocabulary.js";

/** Names of files may hold blanks, so words are parted by the ends of lines. */
function reply({ words, files }: Offer): string {
  const list = words.length > 0 ? [`COMPREPLY=($(compgen -W $'${words.join("\\n")}' -- "$current"))`] : [];
  const names = files ? [`COMPREPLY+=($(compgen -f -- "$current"))`] : [];
  return [...list, ...names].join("; ") || ":";
}

const indented = (lines: readonly string[], by: string): string => lines.map((line) => `${by}${line}\n`).join("");

function valueCases(vocabulary: Vocabulary): string[] {
  return allOptions(vocabulary).flatMap((option) => {
    const offer = valueOffer(option, vocabulary);
    return offer === undefined ? [] : [`${spellings(option).join("|")}) ${reply(offer)}; return ;;`];
  });
}

function optionCases({ commands }: Vocabulary): string[] {
  return commands.map(({ name, options }) => `${name}) options=$'${options.flatMap(spellings).join("\\n")}' ;;`);
}

function argumentCases(vocabulary: Vocabulary): string[] {
  return vocabulary.commands.map((command) => `${command.name}) ${reply(argumentOffer(command, vocabulary))} ;;`);
}

/** Bash cuts words at = and hands it over as a word of its own. */
export function bashScript(vocabulary: Vocabulary): string {
  const names = vocabulary.commands.map(({ name }) => name);
  const first = argumentOffer(itemAt(vocabulary.commands, 0), vocabulary);
  return `# Completions of daytile for bash: source <(daytile completions bash)
_daytile() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="" word options="" IFS=$'\\n'
  COMPREPLY=()
  [ "$current" = "=" ] && current=""
  [ "$previous" = "=" ] && previous="\${COMP_WORDS[COMP_CWORD-2]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in ${names.join("|")}) command="$word"; break ;; esac
  done
  case "$previous" in
${indented(valueCases(vocabulary), "    ")}  esac
  case "\${command:-${names[0]}}" in
${indented(optionCases(vocabulary), "    ")}  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$current")); return ;;
  esac
  case "$command" in
    "") ${reply({ ...first, words: [...names, ...first.words] })} ;;
${indented(argumentCases(vocabulary), "    ")}  esac
}
complete -o filenames -F _daytile daytile
`;
}
