/** What the command line says in Dutch about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("nl");

export const nlMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: verwacht is een maat zoals ${example}, elke zijde van ${min} tot ${written(max)} mm, of een papier zoals A4, niet ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `een vel van ${sheet} is te klein voor een boek; neem minstens ${least} × ${least} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `een vel van ${sheet} is te klein: tussen marges, titel en liniaal blijft ${room} over, en er is ${least} mm in elke richting nodig`,
  cellTooLarge: (cell, room, most) =>
    `een vak van ${written(cell)} mm past niet op een pagina met ${room} tussen marges, titel en liniaal; neem hoogstens ${most} mm, of een groter vel`,
  partTooLarge: (part, sheet, needed) =>
    `${part} past niet op een plaat van ${sheet}; met de ruimte eromheen is ${needed} nodig`,
  narrowest: (piece, width) => `stuk ${piece} is op het smalste punt ${width} mm breed`,
  narrowestAfter: (piece, width, left) =>
    `stuk ${piece} is op het smalste punt ${width} mm breed, of ${left} mm zonder de speling`,
  clearanceTooLarge: (clearance, why) => `een speling van ${written(clearance)} mm is te groot: ${why}`,
  kerfTooLarge: (kerf, why) => `een snijbreedte van ${written(kerf)} mm is te groot: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `een straal van ${written(radius)} mm is te groot voor stuk ${piece}; neem minder dan ${less} mm`,
  gapTooSmall: (gap, kerf) =>
    `een ruimte van ${written(gap)} mm is kleiner dan de snijbreedte; neem minstens ${written(kerf)} mm`,
  clearanceTooSmall: (clearance, least) =>
    `een speling van ${written(clearance)} mm is voor elke printer te klein; neem minstens ${written(least)} mm`,
  clearanceForCells: (clearance, cell, most) =>
    `een speling van ${written(clearance)} mm is te groot voor vakken van ${written(cell)} mm; neem hoogstens ${most} mm`,
  radiusForCells: (radius, cell, most) =>
    `een straal van ${written(radius)} mm is te groot voor vakken van ${written(cell)} mm; neem hoogstens ${most} mm`,
  cells: (own) => `vakken van ${written(own)} mm`,
  pieces: (own) => `stukken van ${written(own)} mm`,
  floor: (own) => `een bodem van ${written(own)} mm`,
  frame: (own) => `een lijst van ${written(own)} mm`,
  border: (own) => `een rand van ${written(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `een afschuining van ${written(chamfer)} mm is te groot voor ${what}; neem hoogstens ${most} mm`,
  labelsTooDeep: (depth, base, most) =>
    `letters van ${written(depth)} mm diep gaan door een bodem van ${written(base)} mm; neem hoogstens ${most} mm, of een dikkere bodem`,
  gridTooDeep: (depth, base, most) =>
    `lijnen van ${written(depth)} mm diep gaan door een bodem van ${written(base)} mm; neem hoogstens ${most} mm, of een dikkere bodem`,
  labelsTooHigh: (depth, wall) =>
    `letters van ${written(depth)} mm hoog komen tot de bovenkant van een lijst van ${written(wall)} mm; maak ze lager, of de wand hoger`,
  fixedFrame: () => "een vaste lijst hoort bij de bodem; kies tray",
  thePiece: (piece) => `stuk ${piece}`,
  theFrame: () => "de lijst",
  theBase: () => "de bodem",
  unknownPart: (part) => `onbekend deel ${part}`,
};
