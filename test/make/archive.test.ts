/** Files go into a zip and come out of it, the same bytes at any time. */

import { expect, it } from "vitest";
import { packZip, unpackZip } from "../../src/make/archive.js";

const files = [
  { name: "a.txt", data: "hello" },
  { name: "folder/b.pdf", data: Uint8Array.from([1, 2, 3]) },
];

it("keeps names, order and bytes", () => {
  const read = unpackZip(packZip(files)).map(({ name, data }) => [name, [...(data as Uint8Array)]]);
  expect(read).toEqual([
    ["a.txt", [104, 101, 108, 108, 111]],
    ["folder/b.pdf", [1, 2, 3]],
  ]);
  expect(packZip(files)).toEqual(packZip(files));
});
