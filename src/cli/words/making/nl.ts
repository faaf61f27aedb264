/** What the command line says in Dutch about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("nl");

export const nlMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: verwacht een maat zoals ${example}, elke zijde van ${min} tot ${measure(max)} mm, of een papier zoals A4, niet ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `een vel van ${measure(sheet)} is te klein voor een boek; neem minstens ${measure(least)} × ${measure(least)} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `een vel van ${measure(sheet)} is te klein: tussen marges, titel en liniaal blijft ${measure(room)} over, en er is ${measure(least)} mm in elke richting nodig`,
  cellTooLarge: (cell, room, most) =>
    `een vak van ${measure(cell)} mm past niet op een pagina met ${measure(room)} tussen marges, titel en liniaal; neem hoogstens ${measure(most)} mm, of een groter vel`,
  partTooLarge: (part, sheet, needed) =>
    `${part} past niet op een plaat van ${measure(sheet)}; met de ruimte eromheen is ${measure(needed)} nodig`,
  narrowest: (piece, width) => `stuk ${piece} is op het smalste punt ${measure(width)} mm breed`,
  narrowestAfter: (piece, width, left) =>
    `stuk ${piece} is op het smalste punt ${measure(width)} mm breed, of ${measure(left)} mm zonder de speling`,
  clearanceTooLarge: (clearance, why) => `een speling van ${measure(clearance)} mm is te groot: ${why}`,
  kerfTooLarge: (kerf, why) => `een snijbreedte van ${measure(kerf)} mm is te groot: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `een straal van ${measure(radius)} mm is te groot voor stuk ${piece}; neem minder dan ${measure(less)} mm`,
  gapTooSmall: (gap, kerf) =>
    `een ruimte van ${measure(gap)} mm is kleiner dan de snijbreedte; neem minstens ${measure(kerf)} mm`,
  clearanceTooSmall: (clearance, least) =>
    `een speling van ${measure(clearance)} mm is voor elke printer te klein; neem minstens ${measure(least)} mm`,
  clearanceForCells: (clearance, cell, most) =>
    `een speling van ${measure(clearance)} mm is te groot voor vakken van ${measure(cell)} mm; neem hoogstens ${measure(most)} mm`,
  radiusForCells: (radius, cell, most) =>
    `een straal van ${measure(radius)} mm is te groot voor vakken van ${measure(cell)} mm; neem hoogstens ${measure(most)} mm`,
  cells: (own) => `vakken van ${measure(own)} mm`,
  pieces: (own) => `stukken van ${measure(own)} mm`,
  floor: (own) => `een bodem van ${measure(own)} mm`,
  frame: (own) => `een lijst van ${measure(own)} mm`,
  border: (own) => `een rand van ${measure(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `een afschuining van ${measure(chamfer)} mm is te groot voor ${what}; neem hoogstens ${measure(most)} mm`,
  labelsTooDeep: (depth, base, most) =>
    `letters van ${measure(depth)} mm diep gaan door een bodem van ${measure(base)} mm; neem hoogstens ${measure(most)} mm, of een dikkere bodem`,
  gridTooDeep: (depth, base, most) =>
    `lijnen van ${measure(depth)} mm diep gaan door een bodem van ${measure(base)} mm; neem hoogstens ${measure(most)} mm, of een dikkere bodem`,
  labelsTooHigh: (depth, wall) =>
    `letters van ${measure(depth)} mm hoog komen tot de bovenkant van een lijst van ${measure(wall)} mm; maak ze lager, of de wand hoger`,
  borderTooNarrow: (border, least) =>
    `een rand van ${measure(border)} mm is te smal voor een inkeping, een spijker of pennen; neem minstens ${measure(least)} mm`,
  fixedFrame: () => "een vaste lijst hoort bij de bodem; kies tray",
  thePiece: (piece) => `stuk ${piece}`,
  theFrame: () => "de lijst",
  theBase: () => "de bodem",
  theBox: () => "de doos",
  unknownPart: (part) => `onbekend deel ${part}`,
};
