/** From a puzzle and measures to bodies for the 3D printer, as STL or 3MF. */

import type { Language } from "../../core/calendar/languages.js";
import type { Size } from "../../core/drawing/picture.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import type { Said } from "../../core/text/message.js";
import { noSize } from "../../make/messages.js";
import { sheetSize } from "../../make/parameters.js";
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
import { sayProduct } from "./messages.js";

function bedAsked(bed: string | undefined, { gap }: SolidSettings): Outcome<Bed> {
  const size = bed === undefined ? undefined : sheetSize(bed);
  if (bed === undefined || size !== undefined) return found({ size, gap });
  return refused(noSize("bed", "220x220", bed));
}

const millimetres = ({ width, height }: Size): string => `${Math.ceil(width)} × ${Math.ceil(height)} mm`;

function tooLargeFor({ size, gap }: Bed, bodies: readonly Body[]): Said[] {
  if (size === undefined) return [];
  return tooLarge(bodies, { size, gap }).map((body) =>
    sayProduct.partTooLarge(body.name, millimetres(sizeOfBody(body)), gap, millimetres(size)),
  );
}

async function bodiesAsked(puzzle: Puzzle, settings: SolidSettings, language: Language): Promise<Outcome<Body[]>> {
  const faults = solidFaults(puzzle, settings);
  if (faults.length > 0) return refused(...faults);
  const letters = lettersOf(await readFonts("Bold"));
  return found(bodiesOf(puzzle, settings, { language, letters }));
}

const namesOn = (plate: Plate): string[] => [...new Set(plate.map(({ body }) => body.name))];

/** What is not in the file matters even where nobody watches. */
function noteOn(plates: readonly Plate[], plate: Plate, number: number, caller: Caller): Note {
  if (plates.length === 1) return remark(sayProduct.onPlate(plate.length, millimetres(sizeOfPlate(plate))));
  return warning(sayProduct.plateOf(number, plates.length, namesOn(plate), spelled(caller, "plate")));
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
  if (plate === undefined) return refused(sayProduct.noPlate(number, plates.length));
  return found({ plate, note: noteOn(plates, plate, number, caller) });
}

async function written(plate: Plate, puzzle: Puzzle, format: MakeFormat, language: Language): Promise<Made["data"]> {
  if (format === "stl") return stlOf(plate);
  return (await import("../../make/solid/three-mf.js")).threeMfOf(plate, titleOf(puzzle, language), language);
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
  const data = await written(plate.value.plate, puzzle, format, language);
  return found({ data, notes: [...notes, plate.value.note] });
};
