/** Notch, nail, pegs, lid and letters leave bodies closed, and fit each other. */

import { beforeAll, describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { hangingHole, notchIn, pegPlaces, pegsAt } from "../../../src/make/fittings/holes.js";
import {
  difference,
  findBounds,
  intersection,
  makeCircle,
  makeRectangle,
  measureArea,
} from "../../../src/make/plane.js";
import { findTrayOutline } from "../../../src/make/solid/bodies.js";
import type { Letters } from "../../../src/make/solid/letters.js";
import { drawLidRings } from "../../../src/make/solid/lid.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { checkSolid, hasRoomForInscription, makeBodies, roomySettings } from "../../../src/make/solid/parts.js";
import { measureNarrowestWall } from "../../../src/make/solid/thin.js";
import { looseEdges, volumeOf } from "./measure.js";
import { defaultLetters } from "./puzzles.js";

let letters: Letters;
beforeAll(async () => {
  letters = await defaultLetters();
});

const everything = { pegs: true, notch: true, hanging: true, lid: true, engrave: "letters" };
const day = { lines: ["Ours", "For Ada"], day: "10 December" };

describe("fittings", () => {
  it.each(["classic", "hex-lake", "domino-months"] as const)(
    "leave the bodies of %s closed, with a day marked",
    (id) => {
      const puzzle = cataloguePuzzle(id);
      const settings = solidSettings(everything);
      expect(checkSolid(puzzle, settings)).toEqual([]);
      const marked = [0, 20].map((cell) => Math.min(cell, puzzle.board.cells.length - 1));
      const bodies = makeBodies(puzzle, settings, {
        language: "en",
        letters,
        onFrame: { below: "Ada", above: "" },
        marked,
        lid: day,
      });
      expect(bodies.map(({ name }) => name)).toContain("lid");
      for (const { name, mesh } of bodies) {
        expect([name, looseEdges(mesh)]).toEqual([name, []]);
        expect(volumeOf(mesh)).toBeGreaterThan(0);
      }
    },
  );

  it("leave a name room on a zigzag of hexagons, whose lower edge is straight then, and only then", () => {
    const puzzle = cataloguePuzzle("hex-lake");
    const [settings, lettering] = [solidSettings(everything), { language: "en", letters, lid: day } as const];
    const named = { ...lettering, onFrame: { below: "For Ada Lovelace", above: "" } };
    const level = roomySettings(puzzle, settings, named);
    expect(hasRoomForInscription(puzzle, settings, named)).toBe(false);
    expect(hasRoomForInscription(puzzle, level, named)).toBe(true);
    const tooLong = { ...lettering, onFrame: { below: "", above: "Ada ".repeat(90) } };
    expect(hasRoomForInscription(puzzle, settings, tooLong)).toBe(false);
    expect(roomySettings(puzzle, settings, lettering)).toBe(settings);
    expect(roomySettings(cataloguePuzzle("classic"), settings, named)).toBe(settings);
    expect(roomySettings(puzzle, settings, { ...named, onFrame: { below: "Ada ".repeat(90), above: "" } })).toBe(
      settings,
    );
    const outline = findTrayOutline(puzzle, level);
    expect(findBounds(outline)).toEqual(findBounds(findTrayOutline(puzzle, settings)));
    expect(measureArea(difference(findTrayOutline(puzzle, settings), outline))).toBeLessThan(0.01);
    for (const { name, mesh } of makeBodies(puzzle, level, named)) expect([name, looseEdges(mesh)]).toEqual([name, []]);
  });

  it("are refused where the border has no room", () => {
    const settings = solidSettings({ border: 3, chamfer: 0.2, notch: true });
    expect(checkSolid(cataloguePuzzle("classic"), settings).map(({ message }) => message)).toEqual([
      "a border of 3 mm is too narrow for a notch, a nail or pegs; use 4 mm or more",
    ]);
  });

  it("say how narrow the narrowest wall is", () => {
    expect(measureNarrowestWall(solidSettings({ border: 10 }))).toBe(10);
    expect(measureNarrowestWall(solidSettings({ border: 10, notch: true }))).toBe(4);
    expect(measureNarrowestWall(solidSettings({ border: 10, hanging: true }))).toBe(3);
    expect(measureNarrowestWall(solidSettings({ border: 10, pegs: true }))).toBeCloseTo(3.3);
    expect(measureNarrowestWall(solidSettings({ border: 10, lid: true }))).toBe(2);
  });
});

describe("a lid", () => {
  it("has no letters that nobody could print or read", () => {
    const settings = solidSettings({});
    const outline = findTrayOutline(cataloguePuzzle("classic"), settings);
    const rings = (...lines: string[]) => drawLidRings(outline, { lines }, settings, letters);
    expect(rings("Ada ".repeat(60))).toEqual([]);
    expect(rings("Ours", "Ada ".repeat(60)).length).toBe(rings("Ours").length);
    expect(rings("Ours", "Happy birthday from all of us, with much love").length).toBeGreaterThan(40);
  });
});

describe("a notch and holes", () => {
  const opening = makeRectangle({ left: 0, top: 0, right: 140, bottom: 100 });

  it("are in the border", () => {
    expect(findBounds(notchIn(opening, 10))).toEqual({ left: 131, right: 146, top: 41, bottom: 59 });
    expect(findBounds(hangingHole(opening, 10))).toEqual({ left: 68, right: 72, top: -7, bottom: -3 });
    expect(pegPlaces(opening, 10).map(({ x, y }) => [x, y])).toEqual(
      expect.arrayContaining([
        [-5, -5],
        [145, -5],
        [-5, 105],
        [145, 105],
      ]),
    );
  });

  it.each(["classic", "hex-lake"] as const)("stay within the outline of %s", (id) => {
    const puzzle = cataloguePuzzle(id);
    const settings = solidSettings({});
    const outline = findTrayOutline(puzzle, settings);
    const [bodies] = [pegsAt(pegPlaces(outline, -settings.border), settings.border)];
    expect(bodies.length).toBeGreaterThan(1);
    expect(measureArea(difference(bodies, outline))).toBeCloseTo(0, 3);
  });

  it("leave half of the clearance around a peg", () => {
    const [peg = []] = pegsAt([{ x: 0, y: 0 }], 10);
    const [hole = []] = pegsAt([{ x: 0, y: 0 }], 10, 0.2);
    expect(findBounds([hole]).right - findBounds([peg]).right).toBeCloseTo(0.2, 6);
    expect(measureArea(intersection([peg], [makeCircle({ x: 0, y: 0 }, 1.5)]))).toBeCloseTo(measureArea([peg]), 3);
  });
});
