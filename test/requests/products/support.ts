/** What tests of products share: a small puzzle to make, and files compared byte by byte. */

import { expect } from "vitest";
import { type NamedFile, unpackZip } from "../../../src/make/archive.js";
import { askPreviewed, type PreviewedFile, type ProductAsked } from "../../../src/requests/products/product.js";
import { type Caller, sentencesOf } from "../../../src/requests/requests.js";
import { sketch, weekdays } from "../../support/puzzles.js";
import { now } from "../support.js";

/** A hook and a bar, by somebody; Sunday, Wednesday and Thursday have a solution, and no other day has. */
export const week = {
  ...sketch({
    board: ["Sun Mon Tue Wed", "Thu Fri Sat *"],
    fields: { weekday: weekdays },
    pieces: { L4: ["###", "#.."], I3: ["###"] },
  }),
  id: "week",
  title: { en: "A week", de: "Eine Woche" },
  credits: ["Pieces by Ada Lovelace"],
} as const;

/** The least there is to make: of the first two days of a month, one is covered. */
export const twoDays = {
  ...sketch({ board: ["1 2"], fields: { day: ["1", "2"] }, pieces: { I1: ["#"] } }),
  id: "two-days",
  title: { en: "Two days", de: "Zwei Tage" },
  credits: ["Pieces by Ada Lovelace"],
} as const;

/** What was made, with pictures of it. */
export async function made(asked: ProductAsked, caller: Caller = { now }): Promise<PreviewedFile> {
  const outcome = await askPreviewed(asked, caller);
  if (!outcome.ok) throw new Error(sentencesOf(outcome).join("\n"));
  return outcome.value;
}

const bytesOf = (data: Uint8Array | string): Buffer => Buffer.from(data);

/** What differs is named, and not shown: nobody reads the bytes of a file. */
export function expectFiles(zip: string | Uint8Array, files: readonly NamedFile[]): void {
  const packed = unpackZip(zip as Uint8Array);
  expect(packed.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  const differing = packed.filter(({ data }, i) => !bytesOf(data).equals(bytesOf(files[i]!.data)));
  expect(differing.map(({ name }) => name)).toEqual([]);
}

/** The numbers of those that differ are told. */
export function expectSame(all: readonly (Uint8Array | string)[], expected: readonly (Uint8Array | string)[]): void {
  expect(all).toHaveLength(expected.length);
  expect(all.flatMap((each, i) => (bytesOf(each).equals(bytesOf(expected[i]!)) ? [] : [i]))).toEqual([]);
}
