/** What the command line says in Italian about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("it");

export const itMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: serve una misura come ${example}, ogni lato da ${min} a ${written(max)} mm, o una carta come A4, non ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `un foglio di ${sheet} è troppo piccolo per un libro; usa almeno ${least} × ${least} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `un foglio di ${sheet} è troppo piccolo: restano ${room} tra margini, titolo e righello, e servono ${least} mm in ogni direzione`,
  cellTooLarge: (cell, room, most) =>
    `una casella di ${written(cell)} mm non sta su una pagina con ${room} tra margini, titolo e righello; usa al massimo ${most} mm, o un foglio più grande`,
  partTooLarge: (part, sheet, needed) =>
    `${part} non sta su una lastra di ${sheet}; con la distanza attorno servono ${needed}`,
  narrowest: (piece, width) => `il pezzo ${piece} è largo ${width} mm nel punto più stretto`,
  narrowestAfter: (piece, width, left) =>
    `il pezzo ${piece} è largo ${width} mm nel punto più stretto, o ${left} mm tolto il gioco`,
  clearanceTooLarge: (clearance, why) => `un gioco di ${written(clearance)} mm è troppo grande: ${why}`,
  kerfTooLarge: (kerf, why) => `un taglio di ${written(kerf)} mm è troppo largo: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `un raggio di ${written(radius)} mm è troppo grande per il pezzo ${piece}; usa meno di ${less} mm`,
  gapTooSmall: (gap, kerf) => `una distanza di ${written(gap)} mm è minore del taglio; usa almeno ${written(kerf)} mm`,
  clearanceTooSmall: (clearance, least) =>
    `un gioco di ${written(clearance)} mm è troppo piccolo per qualsiasi stampante; usa almeno ${written(least)} mm`,
  clearanceForCells: (clearance, cell, most) =>
    `un gioco di ${written(clearance)} mm è troppo grande per caselle di ${written(cell)} mm; usa al massimo ${most} mm`,
  radiusForCells: (radius, cell, most) =>
    `un raggio di ${written(radius)} mm è troppo grande per caselle di ${written(cell)} mm; usa al massimo ${most} mm`,
  cells: (own) => `caselle di ${written(own)} mm`,
  pieces: (own) => `pezzi di ${written(own)} mm`,
  floor: (own) => `un fondo di ${written(own)} mm`,
  frame: (own) => `una cornice di ${written(own)} mm`,
  border: (own) => `un bordo di ${written(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `uno smusso di ${written(chamfer)} mm è troppo grande per ${what}; usa al massimo ${most} mm`,
  labelsTooDeep: (depth, base, most) =>
    `scritte profonde ${written(depth)} mm attraversano un fondo di ${written(base)} mm; usa al massimo ${most} mm, o un fondo più spesso`,
  gridTooDeep: (depth, base, most) =>
    `linee profonde ${written(depth)} mm attraversano un fondo di ${written(base)} mm; usa al massimo ${most} mm, o un fondo più spesso`,
  labelsTooHigh: (depth, wall) =>
    `scritte alte ${written(depth)} mm arrivano in cima a una cornice di ${written(wall)} mm; falle più basse, o la parete più alta`,
  fixedFrame: () => "una cornice fissa fa parte del fondo; scegli tray",
  thePiece: (piece) => `il pezzo ${piece}`,
  theFrame: () => "la cornice",
  theBase: () => "il fondo",
  unknownPart: (part) => `parte sconosciuta ${part}`,
};
