/** What's on somebody's boards is kept by puzzle, and whatever else is found does no harm. */

import { expect, it } from "vitest";
import { placementsOf } from "../../../../src/core/tiling/placement.js";
import { keepBoard, loadBoards, placementsKept, readBoards } from "../../../../src/web/views/owner/kept.js";
import { classic, hexagons } from "../../../support/puzzles.js";

function shelf(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
}

const [first] = placementsOf(classic);

it("comes back as it was, each puzzle by itself", () => {
  const own = shelf();
  expect(loadBoards(own)).toBeUndefined();
  keepBoard(own, classic, [first!]);
  keepBoard(own, { ...hexagons, id: "other" }, []);
  expect(placementsKept(classic, loadBoards(own)!)).toEqual([first]);
  expect(placementsKept({ ...hexagons, id: "other" }, loadBoards(own)!)).toEqual([]);
});

it.each(["", "{", "null", "[]", "7", '"x"'])("finds nothing in %s", (text) => {
  expect(readBoards(text)).toBeUndefined();
});

it("leaves out what makes no sense", () => {
  const boards = readBoards('{"sketch":["L5.0@0","no move","L5.0@0"],"constructor":7}')!;
  expect(Object.keys(boards)).toEqual(["sketch"]);
  expect(placementsKept(classic, boards)).toEqual([first]);
});

it("is quiet where a browser forbids to keep anything", () => {
  const forbidden = {
    getItem: (): string => {
      throw new Error("forbidden");
    },
    setItem: (): void => {
      throw new Error("forbidden");
    },
  };
  expect(loadBoards(forbidden)).toBeUndefined();
  expect(() => keepBoard(forbidden, classic, [first!])).not.toThrow();
});
