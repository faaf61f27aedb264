/** From a command line to bodies for the 3D printer, as STL or 3MF. */

import { titleOf } from "../../core/drawing/board-picture.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { noSize, type Size, sheetSize } from "../../make/parameters.js";
import type { Body } from "../../make/solid/bodies.js";
import { lettersOf } from "../../make/solid/letters.js";
import { type SolidSettings, solidSettings } from "../../make/solid/parameters.js";
import { bodiesOf, solidFaults } from "../../make/solid/parts.js";
import { type Bed, type Plate, platesOf, sizeOfBody, sizeOfPlate, tooLarge } from "../../make/solid/plate.js";
import { stlOf } from "../../make/solid/stl.js";
import { readFonts } from "../../pens/fonts.js";
import { type Context, found, type Outcome, wrongUsage } from "../command.js";
import type { Data } from "../terminal/io.js";
import { counted } from "../text.js";
import { languageOf, type Make, type MakeFormat, puzzleToMake } from "./making.js";

function bedAsked({ values }: Context, { gap }: SolidSettings): Outcome<Bed> {
  const { bed } = values;
  const size = bed === undefined ? undefined : sheetSize(bed);
  if (bed === undefined || size !== undefined) return found({ size, gap });
  return wrongUsage(noSize("bed", "220x220", bed));
}

const millimetres = ({ width, height }: Size): string => `${Math.ceil(width)} × ${Math.ceil(height)} mm`;

function tooLargeFor({ size, gap }: Bed, bodies: readonly Body[]): string[] {
  if (size === undefined) return [];
  return tooLarge(bodies, { size, gap }).map((body) => {
    const needs = `the part ${body.name} is ${millimetres(sizeOfBody(body))} and needs a gap of ${gap} mm around it`;
    return `${needs}: too large for a bed of ${millimetres(size)}; take a smaller --cell, --gap or --border, or a larger --bed`;
  });
}

async function bodiesAsked(context: Context, puzzle: Puzzle, settings: SolidSettings): Promise<Outcome<Body[]>> {
  const faults = solidFaults(puzzle, settings);
  if (faults.length > 0) return wrongUsage(...faults);
  const letters = lettersOf((await readFonts("Bold")).map(({ bytes }) => bytes));
  return found(bodiesOf(puzzle, settings, { language: languageOf(context), letters }));
}

const namesOn = (plate: Plate): string => [...new Set(plate.map(({ body }) => body.name))].join(", ");

/** What is not in the file is said even where nobody watches. */
async function plateAsked(context: Context, plates: readonly Plate[], wanted: number): Promise<Outcome<Plate>> {
  const plate = plates[wanted - 1];
  if (plate === undefined)
    return wrongUsage(`there is no plate ${wanted}: all fits on ${counted(plates.length, "plate")}`);
  const what = `${counted(plate.length, "part")} on a plate of ${millimetres(sizeOfPlate(plate))}`;
  if (plates.length === 1) await context.remark(what);
  else await context.say(`plate ${wanted} of ${plates.length}: ${namesOn(plate)}; --plate writes another`);
  return found(plate);
}

async function laidOut(context: Context, bodies: readonly Body[], bed: Bed, plate: number): Promise<Outcome<Plate>> {
  const large = tooLargeFor(bed, bodies);
  if (large.length > 0) return wrongUsage(...large);
  return plateAsked(context, platesOf(bodies, bed), plate);
}

async function written(plate: Plate, title: string, format: MakeFormat): Promise<Data> {
  if (format === "stl") return stlOf(plate);
  return (await import("../../make/solid/three-mf.js")).threeMfOf(plate, title);
}

export const makeSolid: Make = async (context, format) => {
  const puzzle = await puzzleToMake(context);
  if (!puzzle.ok) return puzzle;
  const settings = solidSettings(context.values);
  const bed = bedAsked(context, settings);
  if (!bed.ok) return bed;
  const bodies = await bodiesAsked(context, puzzle.value, settings);
  if (!bodies.ok) return bodies;
  const plate = await laidOut(context, bodies.value, bed.value, settings.plate);
  if (!plate.ok) return plate;
  return found(await written(plate.value, titleOf(puzzle.value, languageOf(context)), format));
};
