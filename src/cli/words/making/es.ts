/** What the command line says in Spanish about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("es");

export const esMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: se espera un tamaño como ${example}, cada lado de ${min} a ${written(max)} mm, o un papel como A4, no ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `una hoja de ${sheet} es demasiado pequeña para un libro; usa al menos ${least} × ${least} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `una hoja de ${sheet} es demasiado pequeña: quedan ${room} entre márgenes, título y regla, y hacen falta ${least} mm en cada sentido`,
  cellTooLarge: (cell, room, most) =>
    `una casilla de ${written(cell)} mm no cabe en una página con ${room} entre márgenes, título y regla; usa ${most} mm o menos, o una hoja mayor`,
  partTooLarge: (part, sheet, needed) =>
    `${part} no cabe en una lámina de ${sheet}; con la separación, necesita ${needed}`,
  narrowest: (piece, width) => `la pieza ${piece} mide ${width} mm en su parte más estrecha`,
  narrowestAfter: (piece, width, left) =>
    `la pieza ${piece} mide ${width} mm en su parte más estrecha, o ${left} mm sin la holgura`,
  clearanceTooLarge: (clearance, why) => `una holgura de ${written(clearance)} mm es demasiado grande: ${why}`,
  kerfTooLarge: (kerf, why) => `un ancho de corte de ${written(kerf)} mm es demasiado grande: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `un radio de ${written(radius)} mm es demasiado grande para la pieza ${piece}; usa menos de ${less} mm`,
  gapTooSmall: (gap, kerf) =>
    `una separación de ${written(gap)} mm es menor que el ancho de corte; usa ${written(kerf)} mm o más`,
  clearanceTooSmall: (clearance, least) =>
    `una holgura de ${written(clearance)} mm es demasiado pequeña para cualquier impresora; usa ${written(least)} mm o más`,
  clearanceForCells: (clearance, cell, most) =>
    `una holgura de ${written(clearance)} mm es demasiado grande para casillas de ${written(cell)} mm; usa ${most} mm o menos`,
  radiusForCells: (radius, cell, most) =>
    `un radio de ${written(radius)} mm es demasiado grande para casillas de ${written(cell)} mm; usa ${most} mm o menos`,
  cells: (own) => `casillas de ${written(own)} mm`,
  pieces: (own) => `piezas de ${written(own)} mm`,
  floor: (own) => `una base de ${written(own)} mm`,
  frame: (own) => `un marco de ${written(own)} mm`,
  border: (own) => `un borde de ${written(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `un chaflán de ${written(chamfer)} mm es demasiado grande para ${what}; usa ${most} mm o menos`,
  labelsTooDeep: (depth, base, most) =>
    `letras de ${written(depth)} mm de profundidad atraviesan una base de ${written(base)} mm; usa ${most} mm o menos, o una base más gruesa`,
  gridTooDeep: (depth, base, most) =>
    `líneas de ${written(depth)} mm de profundidad atraviesan una base de ${written(base)} mm; usa ${most} mm o menos, o una base más gruesa`,
  labelsTooHigh: (depth, wall) =>
    `letras de ${written(depth)} mm de alto llegan al borde de un marco de ${written(wall)} mm; hazlas más bajas o la pared más alta`,
  fixedFrame: () => "un marco fijo es parte de la base; elige tray",
  thePiece: (piece) => `la pieza ${piece}`,
  theFrame: () => "el marco",
  theBase: () => "la base",
  unknownPart: (part) => `parte desconocida ${part}`,
};
