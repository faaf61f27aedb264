/** From the words of the command line to a completion script for bash. */

import { spellings } from "../line/option-text.js";
import { allOptions, indented, type Offer, type Vocabulary, valueOffer } from "./vocabulary.js";

/** Names of files may hold blanks, so words are parted by the ends of lines. */
function reply({ words, files }: Offer): string {
  const list = words.length > 0 ? [`COMPREPLY=($(compgen -W $'${words.join("\\n")}' -- "$current"))`] : [];
  const names = files ? [`COMPREPLY+=($(compgen -f -- "$current"))`] : [];
  return [...list, ...names].join("; ") || ":";
}

function valueCases(vocabulary: Vocabulary): string[] {
  return allOptions(vocabulary).flatMap((option) => {
    const offer = valueOffer(option, vocabulary);
    return offer === undefined ? [] : [`${spellings(option).join("|")}) ${reply(offer)} ;;`];
  });
}

/** How words lead on from place to place. */
function leadCases({ places }: Vocabulary): string[] {
  return places.flatMap(({ path, leads }) => {
    const next = path === "" ? "$word" : `${path} $word`;
    return leads.length === 0 ? [] : [`"${path}") case "$word" in ${leads.join("|")}) place="${next}" ;; esac ;;`];
  });
}

const optionCases = ({ places }: Vocabulary): string[] =>
  places.map(({ path, options }) => `"${path}") options=$'${options.flatMap(spellings).join("\\n")}' ;;`);

const argumentCases = ({ places }: Vocabulary): string[] =>
  places.map(({ path, next }) => `"${path}") ${reply(next)} ;;`);

/** Bash cuts words at =, so they are put together again; of an answer it wants only what's behind the last one. */
export function bashScript(vocabulary: Vocabulary): string {
  return `# Completions of daytile for bash: source <(daytile completions bash)
_daytile() {
  local IFS=$'\\n' words=() n=-1 i word current previous place="" options=""
  COMPREPLY=()
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    if ((n >= 0)) && [[ "$word" == "=" || "\${words[n]}" == *= ]]; then words[n]+="$word"; else words[++n]="$word"; fi
  done
  current="\${words[n]}" previous=""
  if ((n > 0)); then previous="\${words[n-1]}"; fi
  if [[ "$current" == --*=* ]]; then previous="\${current%%=*}" current="\${current#*=}"; fi
  for word in "\${words[@]:0:n}"; do
    case "$place" in
${indented(leadCases(vocabulary), "      ")}    esac
  done
  case "$place" in
${indented(optionCases(vocabulary), "    ")}  esac
  case "$previous" in
${indented(valueCases(vocabulary), "    ")}    *)
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
      else
        case "$place" in
${indented(argumentCases(vocabulary), "          ")}        esac
      fi ;;
  esac
  if [[ "$current" == *=* ]]; then COMPREPLY=("\${COMPREPLY[@]#"\${current%=*}="}"); fi
}
complete -o filenames -F _daytile daytile
`;
}
