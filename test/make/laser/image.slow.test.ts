/** The picture on the page about making is the drawing as it is made now. */

import { expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { drawSheet, layLaserSheets } from "../../../src/make/laser/drawing.js";
import { writeLaserSvg } from "../../../src/make/laser/svg.js";
import { expectWellFormed } from "../../support/xml.js";
import { lettering, usual } from "./support.js";

/** Hairlines are for lasers: people need wider ones, on white. */
const toLookAt = (svg: string): string =>
  svg
    .replaceAll('stroke-width="0.1"', 'stroke-width="0.5"')
    .replace("</title>", '</title>\n<rect width="100%" height="100%" fill="#ffffff"/>');

it("the picture of a drawing for the laser is what the page about making shows", async () => {
  const puzzle = cataloguePuzzle("classic");
  const sheet = { width: 400, height: 205 };
  const sheets = layLaserSheets(puzzle, { ...usual, sheet }, lettering(puzzle));
  if (!sheets.ok) throw new Error("no drawing");
  const svg = toLookAt(writeLaserSvg(drawSheet("A drawing for the laser", sheets.value, sheet)));
  expectWellFormed(svg.replaceAll("inkscape:", ""));
  await expect(svg).toMatchFileSnapshot("../../../docs/images/laser.svg");
});
