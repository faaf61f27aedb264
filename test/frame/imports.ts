/** Turns a source folder into the list of its imports, and the import table into the list of those it forbids. */

import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { filesIn } from "./files.js";

export interface Import {
  readonly from: string;
  /** A path relative to the source folder, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
}

/** What one row of the import table allows. */
export interface Rule {
  /** A folder, or a single file, relative to the source folder. */
  readonly place: string;
  readonly places: readonly string[];
  readonly packages: readonly string[];
}

/** A worker is started by address, which is an import by another name. */
const workerAddress = /new URL\("([^"]+\.js)", import\.meta\.url\)/g;

function specifiersOf(text: string): string[] {
  const imported = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
  const started = [...text.matchAll(workerAddress)].map((match) => match[1] ?? "");
  return [...imported, ...started];
}

function importOf(from: string, specifier: string): Import {
  if (!specifier.startsWith(".")) return { from, to: specifier, isPackage: true };
  const to = posix.join(posix.dirname(from), specifier).replace(/\.js$/, ".ts");
  return { from, to, isPackage: false };
}

export function importsIn(folder: string): Import[] {
  const sources = filesIn(folder).filter((file) => file.endsWith(".ts"));
  return sources.flatMap((file) =>
    specifiersOf(readFileSync(join(folder, file), "utf8")).map((specifier) => importOf(file, specifier)),
  );
}

const codeWords = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");

/** Reads the Markdown table under the heading "Who may import what": place, places it may import, packages. */
export function importTable(markdown: string): Rule[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith("Who may import what")) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  return rows.map((row) => {
    const [, place = "", places = "", packages = ""] = row.split("|");
    return { place: codeWords(place)[0] ?? "", places: codeWords(places), packages: codeWords(packages) };
  });
}

const isWithin = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);

/** The row for a file: the one whose place is nearest. */
export function ruleFor(rules: readonly Rule[], file: string): Rule | undefined {
  return rules.filter((rule) => isWithin(file, rule.place)).sort((a, b) => b.place.length - a.place.length)[0];
}

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : isWithin(name, pattern);

function isAllowed(rules: readonly Rule[], { from, to, isPackage }: Import): boolean {
  const rule = ruleFor(rules, from);
  if (rule === undefined) return false;
  if (isPackage) return rule.packages.some((pattern) => matches(to, pattern));
  return [rule.place, ...rule.places].some((place) => isWithin(to, place));
}

export function forbiddenImports(rules: readonly Rule[], imports: readonly Import[]): string[] {
  return imports.filter((each) => !isAllowed(rules, each)).map(({ from, to }) => `${from} imports ${to}`);
}

/** Places that rows allow although nothing needs them; a row that is ahead of its folder allows nothing yet. */
export function unusedPlaces(rules: readonly Rule[], imports: readonly Import[]): string[] {
  return rules.flatMap((rule) => {
    const own = imports.filter(({ from }) => ruleFor(rules, from) === rule);
    const places = rule.places.filter((place) => !own.some(({ to, isPackage }) => !isPackage && isWithin(to, place)));
    return own.length === 0 ? [] : places.map((place) => `${rule.place} never imports ${place}`);
  });
}

function importsByFile(imports: readonly Import[]): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  return next;
}

/** A way from a file back to itself, or undefined. */
export function importCycle(imports: readonly Import[]): string[] | undefined {
  const next = importsByFile(imports);
  const seen = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (seen.has(file)) return undefined;
    seen.add(file);
    return firstOf(next.get(file) ?? [], (to) => follow(to, [...way, file]));
  };
  return firstOf([...next.keys()], (file) => follow(file, []));
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
