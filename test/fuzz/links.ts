/**
 * Random links to puzzles, and files to be designed on: sound ones that were damaged, sound packing of nonsense, bombs, and
 * letters by chance.
 */

import { deflateRawSync } from "node:zlib";
import { designOfDraft, draftOfDesign } from "../../src/core/design/design-puzzle.js";
import type { PuzzleDraft } from "../../src/core/puzzle/draft.js";
import { draftOf } from "../../src/core/puzzle/draft-of.js";
import { catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { readPuzzleLink } from "../../src/formats/link.js";
import { readDraftYaml } from "../../src/formats/yaml.js";
import { writeDraftYaml, writePuzzleYaml } from "../../src/formats/yaml-write.js";
import { sheetPlaces } from "../../src/web/views/design/sheet.js";
import { judgedDesign } from "../../src/web/views/design/trouble.js";
import { expectReasons } from "./reader.js";

type Chance = () => number;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~%+/= ";
const below = (chance: Chance, bound: number): number => Math.floor(chance() * bound);
const oneOf = <Item>(chance: Chance, list: readonly Item[]): Item => list[below(chance, list.length)]!;

export const packed = (value: unknown): string =>
  `own.1.${deflateRawSync(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url")}`;

const nonsense = [null, 0, -1, 1e9, "", "x", "\u202e", [], {}, [[]], ["#"], { en: 1 }, "a".repeat(500), true];

/** A draft in which some part, anywhere, is something else. */
function damagedDraft(chance: Chance): unknown {
  const draft = structuredClone(draftOf(cataloguePuzzle(oneOf(chance, catalogueIds)))) as unknown;
  let part = draft as Record<string, unknown>;
  for (let depth = below(chance, 4); depth > 0; depth--) {
    const inner = part[oneOf(chance, Object.keys(part))];
    if (typeof inner !== "object" || inner === null || Object.keys(inner).length === 0) break;
    part = inner as Record<string, unknown>;
  }
  const key = oneOf(chance, [...Object.keys(part), "__proto__", "more"]);
  // As a file has it: a key of that name, and not another prototype.
  Object.defineProperty(part, key, { value: oneOf(chance, nonsense), enumerable: true, configurable: true });
  return draft;
}

function damagedText(chance: Chance, text: string): string {
  const at = below(chance, text.length);
  const cut = below(chance, 8);
  const extra = Array.from({ length: below(chance, 4) }, () => letters[below(chance, letters.length)]).join("");
  return text.slice(0, at) + extra + text.slice(at + cut);
}

const makers: readonly ((chance: Chance) => string)[] = [
  (chance) => packed(damagedDraft(chance)),
  (chance) => damagedText(chance, packed(draftOf(cataloguePuzzle(oneOf(chance, catalogueIds))))),
  (chance) => packed(damagedText(chance, JSON.stringify(draftOf(cataloguePuzzle("classic"))))),
  (chance) => packed(oneOf(chance, ["[", "{", '"', "1"]).repeat(below(chance, 50_000))),
  (chance) => `own.1.${Array.from({ length: below(chance, 300) }, () => oneOf(chance, [...letters])).join("")}`,
];

/** Reads one random link: a puzzle comes of it, or a reason why not. */
export async function readRandomLink(chance: Chance): Promise<boolean> {
  const reading = await readPuzzleLink(oneOf(chance, makers)(chance));
  if (!reading.ok) expectReasons(reading);
  return reading.ok;
}

const drafts: readonly ((chance: Chance) => unknown)[] = [
  damagedDraft,
  (chance) => readDraftYaml(damagedText(chance, writePuzzleYaml(cataloguePuzzle(oneOf(chance, catalogueIds))))).value,
  (chance) => readDraftYaml(Array.from({ length: 200 }, () => oneOf(chance, [...letters, "\n"])).join("")).value,
];

/** Opens one random file as a design: it can be drawn, judged and written down again, or it is refused. */
export function openRandomFile(chance: Chance): boolean {
  const design = designOfDraft(oneOf(chance, drafts)(chance) as PuzzleDraft);
  if (design === undefined) return false;
  if (sheetPlaces(design).length === 0) throw new Error("a design without a sheet");
  const { puzzle, troubles } = judgedDesign(design);
  if ((puzzle === undefined) !== troubles.length > 0) throw new Error("a design that is neither right nor wrong");
  writeDraftYaml(draftOfDesign(design));
  return true;
}
