/**
 * The atlas as a file: a line of JSON that says what's in it, and then the sets of all families in bits.
 *
 *     {"board":"classic","families":[{"pieces":"7 pentominoes + 1 hexomino","flips":true,"working":356,…}]}
 */

import { type AtlasSets, codeSets } from "./atlas-code.js";
import { BitReader, BitWriter } from "./bit-code.js";
import { type Family, familyOf } from "./family.js";
import { quotasText, readQuotas } from "./quotas.js";

/** The sets of a family that work, by one rule about flips. */
export interface AtlasFamily {
  readonly family: Family;
  readonly flips: boolean;
  readonly sets: AtlasSets;
}

interface AtlasHead {
  readonly board: string;
  readonly families: readonly { readonly pieces: string; readonly flips: boolean; readonly working: number }[];
}

const nameOf = ({ lattice, sizes }: Family): string =>
  quotasText(
    lattice,
    [...sizes].sort((a, b) => a.size - b.size),
  );

const newline = 10;

/** What else is known of each family is written into the head, for those who need no more. */
export function writeAtlas(
  board: string,
  families: readonly AtlasFamily[],
  more: (family: AtlasFamily) => object = () => ({}),
): Uint8Array {
  const writer = new BitWriter();
  for (const { family, sets } of families) for (const _ of codeSets(writer, family, sets.numbers.length, sets));
  const heads = families.map((each) => ({
    pieces: nameOf(each.family),
    flips: each.flips,
    working: each.sets.numbers.length,
    ...more(each),
  }));
  // Plain letters, one byte each.
  const head = Uint8Array.from(`${JSON.stringify({ board, families: heads })}\n`, (letter) => letter.charCodeAt(0));
  const code = writer.bytes();
  const bytes = new Uint8Array(head.length + code.length);
  bytes.set(head);
  bytes.set(code, head.length);
  return bytes;
}

/**
 * One family after the other, in the order of the file. Yields undefined now and then, for large ones take a while. The file
 * is our own, and a test reads it: nothing about it is checked here.
 */
export function* readAtlas(bytes: Uint8Array): Generator<AtlasFamily | undefined> {
  const end = bytes.indexOf(newline);
  const head = Array.from(bytes.subarray(0, end), (byte) => String.fromCharCode(byte)).join("");
  const { families } = JSON.parse(head) as AtlasHead;
  const reader = new BitReader(bytes.subarray(end + 1));
  for (const { pieces, flips, working } of families) {
    const family = familyOf("square", readQuotas("square", pieces) ?? []);
    yield { family, flips, sets: yield* codeSets(reader, family, working, undefined) };
  }
}

/** So many families, or all. */
export function atlasFamilies(bytes: Uint8Array, count = Number.POSITIVE_INFINITY): AtlasFamily[] {
  const read: AtlasFamily[] = [];
  for (const family of readAtlas(bytes)) if (family !== undefined && read.push(family) >= count) break;
  return read;
}
