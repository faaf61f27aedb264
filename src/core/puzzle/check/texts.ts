/** Checks what is written in words: ids and names, titles, notes, credits and labels. */

import { hinted } from "../../i18n/hinted.js";
import { checkMessages } from "../../locales/en/check.generated.js";
import type { Fault } from "../../text/fault.js";
import { nearestQuoted } from "../../text/guess.js";
import { quoted } from "../../text/sentences.js";
import type { PuzzleDraft } from "../draft.js";
import type { LimitName } from "../limits.js";
import type { Text } from "../puzzle.js";
import { overLimit } from "./over-limit.js";

type Path = Fault["path"];
/** What can have a name. */
type NamedThing = "cell" | "field" | "choice" | "piece";
const puzzleId = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;
/** Overrides, embeddings and isolates: what follows them on a screen may be shown in another order. */
const reordering = /[\u202A-\u202E\u2066-\u2069]/u;
const unprintable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const unprintableButNewline = /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/** Blanks separate words, and invisible characters make two names look alike. */
const notInWords = /[\s\p{C}]/u;

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function forbiddenIn(text: string, forbidden: RegExp, path: Path): Fault[] {
  const found = forbidden.exec(text);
  if (found === null) return [];
  const say = reordering.test(found[0]) ? checkMessages.reordering : checkMessages.unprintable;
  return [{ path, offset: found.index, ...say({ character: codePoint(found[0]) }) }];
}

function textFaults(text: string, limit: LimitName, path: Path, forbidden = unprintable): Fault[] {
  return [...overLimit(limit, text.length, path), ...forbiddenIn(text, forbidden, path)];
}

/** A name of a cell, field, choice or piece; `kind` says which, for the sentence. */
export function wordFaults(word: string, kind: NamedThing, path: Path, offset = 0): Fault[] {
  if (word === "") return [{ path, offset, ...checkMessages.emptyName({ kind }) }];
  const found = notInWords.exec(word);
  if (found === null) return overLimit("word", word.length, path, offset);
  const said = checkMessages.notOneWord({ kind, word: quoted(word), character: codePoint(found[0]) });
  return [{ path, offset: offset + found.index, ...said }];
}

export function repeated<Item>(items: readonly Item[], name: (item: Item) => string): [Item, number][] {
  const seen = new Set<string>();
  return items.flatMap((item, index): [Item, number][] => {
    if (seen.has(name(item))) return [[item, index]];
    seen.add(name(item));
    return [];
  });
}

export function idFaults({ id }: PuzzleDraft): Fault[] {
  const path = ["id"];
  if (puzzleId.test(id)) return overLimit("id", id.length, path);
  return [{ path, ...checkMessages.wrongId({ id: quoted(id), example: quoted("my-puzzle") }) }];
}

function languageFaults(languages: readonly string[], part: string): Fault[] {
  const strange = languages.filter((language) => !languageTag.test(language));
  return [
    ...overLimit("languages", languages.length, [part]),
    ...strange.map((language) => ({
      path: [part, language],
      ...checkMessages.notALanguage({ tag: quoted(language), one: quoted("en"), other: quoted("pt-BR") }),
    })),
  ];
}

function translatedFaults(text: Text, part: "title" | "note"): Fault[] {
  const forbidden = part === "note" ? unprintableButNewline : unprintable;
  return [
    ...languageFaults(Object.keys(text), part),
    ...Object.entries(text).flatMap(([language, each]) => textFaults(each, part, [part, language], forbidden)),
  ];
}

export function titleFaults({ title }: PuzzleDraft): Fault[] {
  const untitled = Object.values(title).every((text) => text.trim() === "");
  const missing = untitled ? [{ path: ["title"], ...checkMessages.noTitle() }] : [];
  return [...missing, ...translatedFaults(title, "title")];
}

export function noteFaults({ note }: PuzzleDraft): Fault[] {
  return translatedFaults(note, "note");
}

export function creditFaults({ credits }: PuzzleDraft): Fault[] {
  return [
    ...overLimit("credits", credits.length, ["credits"]),
    ...credits.flatMap((line, index) => textFaults(line, "credit", ["credits", index])),
  ];
}

export function labelTextFaults({ labels }: PuzzleDraft): Fault[] {
  const texts = Object.entries(labels).flatMap(([language, byCell]) =>
    Object.entries(byCell).flatMap(([cell, label]) => textFaults(label, "label", ["labels", language, cell])),
  );
  return [...languageFaults(Object.keys(labels), "labels"), ...texts];
}

export function labelCellFaults({ labels }: PuzzleDraft, cellIds: ReadonlySet<string>): Fault[] {
  const guess = nearestQuoted(cellIds);
  return Object.entries(labels).flatMap(([language, byCell]) =>
    Object.keys(byCell)
      .filter((cell) => !cellIds.has(cell))
      .map((cell) => ({
        path: ["labels", language, cell],
        ...hinted(checkMessages.labelLacksCell({ cell: quoted(cell) }), guess(cell)),
      })),
  );
}
