/** What the command line says in Italian about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("it");

export const itMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: serve una misura come ${example}, ogni lato da ${min} a ${measure(max)} mm, o una carta come A4, non ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `un foglio di ${measure(sheet)} è troppo piccolo per un libro; usa almeno ${measure(least)} × ${measure(least)} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `un foglio di ${measure(sheet)} è troppo piccolo: restano ${measure(room)} tra margini, titolo e righello, e servono ${measure(least)} mm in ogni direzione`,
  cellTooLarge: (cell, room, most) =>
    `una casella di ${measure(cell)} mm non sta su una pagina con ${measure(room)} tra margini, titolo e righello; usa al massimo ${measure(most)} mm, o un foglio più grande`,
  partTooLarge: (part, sheet, needed) =>
    `${part} non sta su una lastra di ${measure(sheet)}; con la distanza attorno servono ${measure(needed)}`,
  narrowest: (piece, width) => `il pezzo ${piece} è largo ${measure(width)} mm nel punto più stretto`,
  narrowestAfter: (piece, width, left) =>
    `il pezzo ${piece} è largo ${measure(width)} mm nel punto più stretto, o ${measure(left)} mm tolto il gioco`,
  clearanceTooLarge: (clearance, why) => `un gioco di ${measure(clearance)} mm è troppo grande: ${why}`,
  kerfTooLarge: (kerf, why) => `un taglio di ${measure(kerf)} mm è troppo largo: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `un raggio di ${measure(radius)} mm è troppo grande per il pezzo ${piece}; usa meno di ${measure(less)} mm`,
  gapTooSmall: (gap, kerf) => `una distanza di ${measure(gap)} mm è minore del taglio; usa almeno ${measure(kerf)} mm`,
  clearanceTooSmall: (clearance, least) =>
    `un gioco di ${measure(clearance)} mm è troppo piccolo per qualsiasi stampante; usa almeno ${measure(least)} mm`,
  clearanceForCells: (clearance, cell, most) =>
    `un gioco di ${measure(clearance)} mm è troppo grande per caselle di ${measure(cell)} mm; usa al massimo ${measure(most)} mm`,
  radiusForCells: (radius, cell, most) =>
    `un raggio di ${measure(radius)} mm è troppo grande per caselle di ${measure(cell)} mm; usa al massimo ${measure(most)} mm`,
  cells: (own) => `caselle di ${measure(own)} mm`,
  pieces: (own) => `pezzi di ${measure(own)} mm`,
  floor: (own) => `un fondo di ${measure(own)} mm`,
  frame: (own) => `una cornice di ${measure(own)} mm`,
  border: (own) => `un bordo di ${measure(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `uno smusso di ${measure(chamfer)} mm è troppo grande per ${what}; usa al massimo ${measure(most)} mm`,
  labelsTooDeep: (depth, base, most) =>
    `scritte profonde ${measure(depth)} mm attraversano un fondo di ${measure(base)} mm; usa al massimo ${measure(most)} mm, o un fondo più spesso`,
  gridTooDeep: (depth, base, most) =>
    `linee profonde ${measure(depth)} mm attraversano un fondo di ${measure(base)} mm; usa al massimo ${measure(most)} mm, o un fondo più spesso`,
  labelsTooHigh: (depth, wall) =>
    `scritte alte ${measure(depth)} mm arrivano in cima a una cornice di ${measure(wall)} mm; falle più basse, o la parete più alta`,
  borderTooNarrow: (border, least) =>
    `un bordo di ${measure(border)} mm è troppo stretto per una tacca, un chiodo o dei perni; usa almeno ${measure(least)} mm`,
  fixedFrame: () => "una cornice fissa fa parte del fondo; scegli tray",
  thePiece: (piece) => `il pezzo ${piece}`,
  theFrame: () => "la cornice",
  theBase: () => "il fondo",
  theBox: () => "la scatola",
  unknownPart: (part) => `parte sconosciuta ${part}`,
};
