/** From the words of the command line to a completion script for fish. */

import type { Option } from "../line/options.js";
import { argumentOffer, type CommandWords, inQuotes, type Offer, type Vocabulary, valueOffer } from "./vocabulary.js";

const quoted = (text: string): string => inQuotes(text.replaceAll("\\", "\\\\"), "\\'");

const offering = ({ words, files }: Offer): string => {
  const list = words.length > 0 ? ` -a ${quoted(words.join(" "))}` : "";
  return `${files ? " -F" : ""}${list}`;
};

const base = "complete -c daytile";

function optionLine({ name }: CommandWords, option: Option, vocabulary: Vocabulary): string {
  const offer = valueOffer(option, vocabulary);
  const short = option.short === undefined ? "" : ` -s ${option.short}`;
  const value = offer === undefined ? "" : ` ${offer.files ? "-r" : "-x"}${offering(offer)}`;
  return `${base} -n '__daytile_is ${name}' -l ${option.name}${short}${value} -d ${quoted(option.description)}`;
}

function commandLines(command: CommandWords, vocabulary: Vocabulary): string[] {
  const { name, summary, options } = command;
  const offer = argumentOffer(command, vocabulary);
  return [
    `${base} -n __daytile_is_bare -a ${name} -d ${quoted(summary)}`,
    ...(offer.files || offer.words.length > 0 ? [`${base} -n '__daytile_is ${name}'${offering(offer)}`] : []),
    ...options.map((option) => optionLine(command, option, vocabulary)),
  ];
}

export function fishScript(vocabulary: Vocabulary): string {
  const names = vocabulary.commands.map(({ name }) => name);
  return `# Completions of daytile for fish: put them into ~/.config/fish/completions/daytile.fish
function __daytile_command
    for word in (commandline -opc)[2..]
        contains -- $word ${names.join(" ")}; and echo $word; and return
    end
end
function __daytile_is_bare
    test -z (__daytile_command)
end
function __daytile_is
    set -l command (__daytile_command)
    test -n "$command"; or set command ${names[0]}
    test "$command" = $argv[1]
end
${base} -f
${vocabulary.commands.flatMap((command) => commandLines(command, vocabulary)).join("\n")}
`;
}
