/** Files of a puzzle in another form: which of two is the board, and what the puzzle is called. */

import { expect, it } from "vitest";
import { importFiles } from "../../src/formats/formats.js";

const board = { name: "some/where/My Bóard.v2.txt", text: "Sun Mon Tue Wed\nThu Fri Sat *\n" };
const shapes = { name: "shapes.txt", text: "111\n100\n\n111\n" };

it("tells the board from the shapes, and names the puzzle after its file", () => {
  const [one, other] = [importFiles(board, shapes), importFiles(shapes, board)];
  expect(one).toMatchObject({ ok: true, value: { id: "my-bo-ard-v2", title: { en: "my-bo-ard-v2" } } });
  expect(other).toEqual(one);
});

it("takes other names, and tells faults by file", () => {
  expect(importFiles(board, shapes, { id: "mine", title: "Mine" })).toMatchObject({
    value: { id: "mine", title: { en: "Mine" } },
  });
  expect(importFiles(board, { ...shapes, text: "111\n1x0\n\n111\n" })).toMatchObject({
    faults: [{ file: "shapes.txt" }],
  });
});
