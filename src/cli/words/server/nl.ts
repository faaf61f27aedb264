/** What the server says in Dutch. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("nl");

export const nlServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "Er zit een fout in het verzoek",
  noSolution: () => "Geen oplossing",
  fileMistakes: () => "Er zitten fouten in het puzzelbestand",
  noPuzzle: () => "Die puzzel bestaat niet",
  busy: () => "Er zijn nu te veel verzoeken",
  stopping: () => "De server stopt zo",
  tooLong: () => "Het zoeken duurde te lang en is gestopt",
  tooLarge: () => "Het antwoord is te groot",
  askLess: () => "vraag om een deel ervan",
  broken: () => "Hier ging iets mis",
  tooOften: () => "Je stuurt te veel verzoeken",
  unknownParameter: (name) => `onbekende parameter ${name}`,
  expectedNumber: (name, text) => `${name}: hier hoort een getal, niet ${text}`,
  expectedRange: (name, min, max, text) =>
    `${name}: hier hoort een getal van ${written(min)} tot ${written(max)}, niet ${text}`,
  expectedFlag: (name, text) => `${name}: hier hoort true of false, niet ${text}`,
  expectedSolution: (text) => `solution: hier hoort een getal of none, niet ${text}`,
  gifShowsSearch: () => "solution: laat dit weg; een GIF toont de hele zoektocht",
  once: (name) => `${name}: geef dit maar één keer`,
  nameField: (name) => `${name}: noem het onderdeel, zoals in ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: onbekende tijdzone ${zone}`,
};
