/** Notch, nail, pegs, lid and letters leave bodies closed, and fit each other. */

import { beforeAll, describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { hangingHole, notchIn, pegPlaces, pegsAt } from "../../../src/make/fittings/holes.js";
import { areaOf, boundsOf, circle, difference, intersection, rectangle } from "../../../src/make/plane.js";
import { trayOutline } from "../../../src/make/solid/bodies.js";
import type { Letters } from "../../../src/make/solid/letters.js";
import { lidRings } from "../../../src/make/solid/lid.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { bodiesOf, hasRoomForInscription, roomySettings, solidFaults } from "../../../src/make/solid/parts.js";
import { narrowestWall } from "../../../src/make/solid/thin.js";
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
      expect(solidFaults(puzzle, settings)).toEqual([]);
      const marked = [0, 20].map((cell) => Math.min(cell, puzzle.board.cells.length - 1));
      const bodies = bodiesOf(puzzle, settings, {
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
    const outline = trayOutline(puzzle, level);
    expect(boundsOf(outline)).toEqual(boundsOf(trayOutline(puzzle, settings)));
    expect(areaOf(difference(trayOutline(puzzle, settings), outline))).toBeLessThan(0.01);
    for (const { name, mesh } of bodiesOf(puzzle, level, named)) expect([name, looseEdges(mesh)]).toEqual([name, []]);
  });

  it("are refused where the border has no room", () => {
    const settings = solidSettings({ border: 3, chamfer: 0.2, notch: true });
    expect(solidFaults(cataloguePuzzle("classic"), settings).map(({ message }) => message)).toEqual([
      "a border of 3 mm is too narrow for a notch, a nail or pegs; use 4 mm or more",
    ]);
  });

  it("say how narrow the narrowest wall is", () => {
    expect(narrowestWall(solidSettings({ border: 10 }))).toBe(10);
    expect(narrowestWall(solidSettings({ border: 10, notch: true }))).toBe(4);
    expect(narrowestWall(solidSettings({ border: 10, hanging: true }))).toBe(3);
    expect(narrowestWall(solidSettings({ border: 10, pegs: true }))).toBeCloseTo(3.3);
    expect(narrowestWall(solidSettings({ border: 10, lid: true }))).toBe(2);
  });
});

describe("a lid", () => {
  it("has no letters that nobody could print or read", () => {
    const settings = solidSettings({});
    const outline = trayOutline(cataloguePuzzle("classic"), settings);
    const rings = (...lines: string[]) => lidRings(outline, { lines }, settings, letters);
    expect(rings("Ada ".repeat(60))).toEqual([]);
    expect(rings("Ours", "Ada ".repeat(60)).length).toBe(rings("Ours").length);
    expect(rings("Ours", "Happy birthday from all of us, with much love").length).toBeGreaterThan(40);
  });
});

describe("a notch and holes", () => {
  const opening = rectangle({ left: 0, top: 0, right: 140, bottom: 100 });

  it("are in the border", () => {
    expect(boundsOf(notchIn(opening, 10))).toEqual({ left: 131, right: 146, top: 41, bottom: 59 });
    expect(boundsOf(hangingHole(opening, 10))).toEqual({ left: 68, right: 72, top: -7, bottom: -3 });
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
    const outline = trayOutline(puzzle, settings);
    const [bodies] = [pegsAt(pegPlaces(outline, -settings.border), settings.border)];
    expect(bodies.length).toBeGreaterThan(1);
    expect(areaOf(difference(bodies, outline))).toBeCloseTo(0, 3);
  });

  it("leave half of the clearance around a peg", () => {
    const [peg = []] = pegsAt([{ x: 0, y: 0 }], 10);
    const [hole = []] = pegsAt([{ x: 0, y: 0 }], 10, 0.2);
    expect(boundsOf([hole]).right - boundsOf([peg]).right).toBeCloseTo(0.2, 6);
    expect(areaOf(intersection([peg], [circle({ x: 0, y: 0 }, 1.5)]))).toBeCloseTo(areaOf([peg]), 3);
  });
});
