/** From the words of the command line to a completion script for fish. */

import type { Option } from "../line/options.js";
import { indented, inQuotes, type Offer, type Place, type Vocabulary, valueOffer } from "./vocabulary.js";

const quoted = (text: string): string => inQuotes(text.replaceAll("\\", "\\\\"), "\\'");

/** A word may bring its meaning, behind a tab. Without the tab, fish would say beside each value what the option does. */
const withMeanings = (words: readonly string[], meanings: ReadonlyMap<string, string>): string =>
  quoted(words.map((word) => `${word}\\t${quoted(meanings.get(word) ?? "")}`).join(" "));

function offering({ words, files }: Offer, meanings: ReadonlyMap<string, string> = new Map()): string {
  const list = words.length > 0 ? ` -a ${withMeanings(words, meanings)}` : "";
  return `${files ? " -F" : ""}${list}`;
}

const base = "complete -c daytile";
const at = ({ path }: Place): string => `${base} -n ${quoted(`__daytile_at ${quoted(path)}`)}`;

function optionLine(place: Place, option: Option, vocabulary: Vocabulary): string {
  const offer = valueOffer(option, vocabulary);
  const short = option.short === undefined ? "" : ` -s ${option.short}`;
  const value = offer === undefined ? "" : ` ${offer.files ? "-r" : "-x"}${offering(offer)}`;
  return `${at(place)} -l ${option.name}${short}${value} -d ${quoted(option.description)}`;
}

/** What the words behind a place mean: commands, or the kinds of one. */
function meaningsAt({ path }: Place, { commands }: Vocabulary): ReadonlyMap<string, string> {
  const kinds = Object.entries(commands.find(({ name }) => name === path)?.kinds ?? {});
  const topics = path === "" ? commands.map((command) => [command.name, command] as const) : kinds;
  return new Map(topics.map(([name, { summary }]) => [name, summary]));
}

function placeLines(place: Place, vocabulary: Vocabulary): string[] {
  const { next, options } = place;
  const isAny = next.files || next.words.length > 0;
  return [
    ...(isAny ? [`${at(place)}${offering(next, meaningsAt(place, vocabulary))}`] : []),
    ...options.map((option) => optionLine(place, option, vocabulary)),
  ];
}

/** How words lead on from place to place. */
function leadCases({ places }: Vocabulary): string[] {
  return places.flatMap(({ path, leads }) => {
    const next = path === "" ? "$word" : `"${path} $word"`;
    const known = `contains -- $word ${leads.join(" ")}`;
    return leads.length === 0 ? [] : [`case ${quoted(path)}`, `    ${known}; and set place ${next}`];
  });
}

export function fishScript(vocabulary: Vocabulary): string {
  return `# Completions of daytile for fish: put them into ~/.config/fish/completions/daytile.fish
function __daytile_at
    set -l place ''
    for word in (commandline -opc)[2..]
        switch "$place"
${indented(leadCases(vocabulary), "            ")}        end
    end
    test "$place" = "$argv[1]"
end
${base} -f
${vocabulary.places.flatMap((place) => placeLines(place, vocabulary)).join("\n")}
`;
}
