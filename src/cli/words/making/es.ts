/** What the command line says in Spanish about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("es");

export const esMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: se espera un tamaño como ${example}, cada lado de ${min} a ${measure(max)} mm, o un papel como A4, no ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `una hoja de ${measure(sheet)} es demasiado pequeña para un libro; usa al menos ${measure(least)} × ${measure(least)} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `una hoja de ${measure(sheet)} es demasiado pequeña: quedan ${measure(room)} entre márgenes, título y regla, y hacen falta ${measure(least)} mm en cada sentido`,
  cellTooLarge: (cell, room, most) =>
    `una casilla de ${measure(cell)} mm no cabe en una página con ${measure(room)} entre márgenes, título y regla; usa ${measure(most)} mm o menos, o una hoja mayor`,
  partTooLarge: (part, sheet, needed) =>
    `${part} no cabe en una lámina de ${measure(sheet)}; con la separación, necesita ${measure(needed)}`,
  narrowest: (piece, width) => `la pieza ${piece} mide ${measure(width)} mm en su parte más estrecha`,
  narrowestAfter: (piece, width, left) =>
    `la pieza ${piece} mide ${measure(width)} mm en su parte más estrecha, o ${measure(left)} mm sin la holgura`,
  clearanceTooLarge: (clearance, why) => `una holgura de ${measure(clearance)} mm es demasiado grande: ${why}`,
  kerfTooLarge: (kerf, why) => `un ancho de corte de ${measure(kerf)} mm es demasiado grande: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `un radio de ${measure(radius)} mm es demasiado grande para la pieza ${piece}; usa menos de ${measure(less)} mm`,
  gapTooSmall: (gap, kerf) =>
    `una separación de ${measure(gap)} mm es menor que el ancho de corte; usa ${measure(kerf)} mm o más`,
  clearanceTooSmall: (clearance, least) =>
    `una holgura de ${measure(clearance)} mm es demasiado pequeña para cualquier impresora; usa ${measure(least)} mm o más`,
  clearanceForCells: (clearance, cell, most) =>
    `una holgura de ${measure(clearance)} mm es demasiado grande para casillas de ${measure(cell)} mm; usa ${measure(most)} mm o menos`,
  radiusForCells: (radius, cell, most) =>
    `un radio de ${measure(radius)} mm es demasiado grande para casillas de ${measure(cell)} mm; usa ${measure(most)} mm o menos`,
  cells: (own) => `casillas de ${measure(own)} mm`,
  pieces: (own) => `piezas de ${measure(own)} mm`,
  floor: (own) => `una base de ${measure(own)} mm`,
  frame: (own) => `un marco de ${measure(own)} mm`,
  border: (own) => `un borde de ${measure(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `un chaflán de ${measure(chamfer)} mm es demasiado grande para ${what}; usa ${measure(most)} mm o menos`,
  labelsTooDeep: (depth, base, most) =>
    `letras de ${measure(depth)} mm de profundidad atraviesan una base de ${measure(base)} mm; usa ${measure(most)} mm o menos, o una base más gruesa`,
  gridTooDeep: (depth, base, most) =>
    `líneas de ${measure(depth)} mm de profundidad atraviesan una base de ${measure(base)} mm; usa ${measure(most)} mm o menos, o una base más gruesa`,
  labelsTooHigh: (depth, wall) =>
    `letras de ${measure(depth)} mm de alto llegan al borde de un marco de ${measure(wall)} mm; hazlas más bajas o la pared más alta`,
  borderTooNarrow: (border, least) =>
    `un borde de ${measure(border)} mm es demasiado estrecho para una muesca, un clavo o espigas; usa ${measure(least)} mm o más`,
  fixedFrame: () => "un marco fijo es parte de la base; elige tray",
  thePiece: (piece) => `la pieza ${piece}`,
  theFrame: () => "el marco",
  theBase: () => "la base",
  theBox: () => "la caja",
  unknownPart: (part) => `parte desconocida ${part}`,
};
