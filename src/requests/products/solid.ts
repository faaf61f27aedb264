/** From a puzzle and measures to bodies for the 3D printer, as STL or 3MF. */

import type { Language } from "../../core/calendar/languages.js";
import type { Size } from "../../core/drawing/picture.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { counted } from "../../core/text/sentences.js";
import { noSize, sheetSize } from "../../make/parameters.js";
import type { Body } from "../../make/solid/bodies.js";
import { lettersOf } from "../../make/solid/letters.js";
import { type SolidSettings, solidSettings } from "../../make/solid/parameters.js";
import { bodiesOf, solidFaults } from "../../make/solid/parts.js";
import { type Bed, type Plate, platesOf, sizeOfBody, sizeOfPlate, tooLarge } from "../../make/solid/plate.js";
import { stlOf } from "../../make/solid/stl.js";
import { readFonts } from "../../pens/fonts.js";
import { type Caller, spelled } from "../caller.js";
import { type Note, remark, warning } from "../note.js";
import { found, type Outcome, refused } from "../outcome.js";
import { languageAsked } from "../question.js";
import { type Made, type Make, type MakeFormat, puzzleToMake, settingsAsked } from "./making.js";

function bedAsked(bed: string | undefined, { gap }: SolidSettings): Outcome<Bed> {
  const size = bed === undefined ? undefined : sheetSize(bed);
  if (bed === undefined || size !== undefined) return found({ size, gap });
  return refused(noSize("bed", "220x220", bed));
}

const millimetres = ({ width, height }: Size): string => `${Math.ceil(width)} × ${Math.ceil(height)} mm`;

function tooLargeFor({ size, gap }: Bed, bodies: readonly Body[]): string[] {
  if (size === undefined) return [];
  return tooLarge(bodies, { size, gap }).map((body) => {
    const part = `the part ${body.name} (${millimetres(sizeOfBody(body))}, and a gap of ${gap} mm around it)`;
    return `${part} doesn't fit on a bed of ${millimetres(size)}; use a smaller cell, gap or border, or a larger bed`;
  });
}

async function bodiesAsked(puzzle: Puzzle, settings: SolidSettings, language: Language): Promise<Outcome<Body[]>> {
  const faults = solidFaults(puzzle, settings);
  if (faults.length > 0) return refused(...faults);
  const letters = lettersOf(await readFonts("Bold"));
  return found(bodiesOf(puzzle, settings, { language, letters }));
}

const namesOn = (plate: Plate): string => [...new Set(plate.map(({ body }) => body.name))].join(", ");

/** What is not in the file matters even where nobody watches. */
function noteOn(plates: readonly Plate[], plate: Plate, number: number, caller: Caller): Note {
  const size = millimetres(sizeOfPlate(plate));
  if (plates.length === 1) return remark(`${counted(plate.length, "part")} on a plate of ${size}`);
  return warning(
    `plate ${number} of ${plates.length}: ${namesOn(plate)}; use ${spelled(caller, "plate")} for the others`,
  );
}

interface LaidOut {
  readonly plate: Plate;
  readonly note: Note;
}

function laidOut(bodies: readonly Body[], bed: Bed, number: number, caller: Caller): Outcome<LaidOut> {
  const large = tooLargeFor(bed, bodies);
  if (large.length > 0) return refused(...large);
  const plates = platesOf(bodies, bed);
  const plate = plates[number - 1];
  const fits = counted(plates.length, "plate");
  if (plate === undefined) return refused(`there is no plate ${number}; everything fits on ${fits}`);
  return found({ plate, note: noteOn(plates, plate, number, caller) });
}

async function written(plate: Plate, title: string, format: MakeFormat): Promise<Made["data"]> {
  if (format === "stl") return stlOf(plate);
  return (await import("../../make/solid/three-mf.js")).threeMfOf(plate, title);
}

export const makeSolid: Make = async (asked, format, caller) => {
  const made = await puzzleToMake(asked, caller);
  if (!made.ok) return made;
  const { puzzle, notes } = made.value;
  const settings = solidSettings(settingsAsked(asked));
  const bed = bedAsked(settingsAsked(asked).bed, settings);
  if (!bed.ok) return bed;
  const language = languageAsked(asked);
  const bodies = await bodiesAsked(puzzle, settings, language);
  if (!bodies.ok) return bodies;
  const plate = laidOut(bodies.value, bed.value, settings.plate, caller);
  if (!plate.ok) return plate;
  const data = await written(plate.value.plate, titleOf(puzzle, language), format);
  return found({ data, notes: [...notes, plate.value.note] });
};
