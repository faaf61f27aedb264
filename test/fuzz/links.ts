/** Random links to puzzles: sound ones that were damaged, sound packing of nonsense, bombs, and letters by chance. */

import { deflateRawSync } from "node:zlib";
import { draftOf } from "../../src/core/puzzle/draft-of.js";
import { catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";
import { readPuzzleLink } from "../../src/formats/link.js";
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
  part[oneOf(chance, [...Object.keys(part), "__proto__", "more"])] = oneOf(chance, nonsense);
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
