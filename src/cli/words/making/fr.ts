/** What the command line says in French about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("fr");

export const frMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name} : il faut une taille comme ${example}, chaque côté de ${min} à ${written(max)} mm, ou un papier comme A4, pas ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `une feuille de ${sheet} est trop petite pour un livre ; prenez au moins ${least} × ${least} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `une feuille de ${sheet} est trop petite : il reste ${room} entre marges, titre et règle, il faut ${least} mm dans chaque sens`,
  cellTooLarge: (cell, room, most) =>
    `une case de ${written(cell)} mm ne tient pas sur une page avec ${room} entre marges, titre et règle ; prenez ${most} mm au plus, ou une feuille plus grande`,
  partTooLarge: (part, sheet, needed) =>
    `${part} ne tient pas sur une feuille de ${sheet} ; avec l’espace autour, il faut ${needed}`,
  narrowest: (piece, width) => `la pièce ${piece} a ${width} mm de large au plus étroit`,
  narrowestAfter: (piece, width, left) =>
    `la pièce ${piece} a ${width} mm de large au plus étroit, ou ${left} mm une fois le jeu retiré`,
  clearanceTooLarge: (clearance, why) => `un jeu de ${written(clearance)} mm est trop grand : ${why}`,
  kerfTooLarge: (kerf, why) => `un trait de coupe de ${written(kerf)} mm est trop large : ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `un rayon de ${written(radius)} mm est trop grand pour la pièce ${piece} ; prenez moins de ${less} mm`,
  gapTooSmall: (gap, kerf) =>
    `un espace de ${written(gap)} mm est plus petit que le trait de coupe ; prenez ${written(kerf)} mm ou plus`,
  clearanceTooSmall: (clearance, least) =>
    `un jeu de ${written(clearance)} mm est trop petit pour toute imprimante ; prenez ${written(least)} mm ou plus`,
  clearanceForCells: (clearance, cell, most) =>
    `un jeu de ${written(clearance)} mm est trop grand pour des cases de ${written(cell)} mm ; prenez ${most} mm au plus`,
  radiusForCells: (radius, cell, most) =>
    `un rayon de ${written(radius)} mm est trop grand pour des cases de ${written(cell)} mm ; prenez ${most} mm au plus`,
  cells: (own) => `des cases de ${written(own)} mm`,
  pieces: (own) => `des pièces de ${written(own)} mm`,
  floor: (own) => `un fond de ${written(own)} mm`,
  frame: (own) => `un cadre de ${written(own)} mm`,
  border: (own) => `un bord de ${written(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `un chanfrein de ${written(chamfer)} mm est trop grand pour ${what} ; prenez ${most} mm au plus`,
  labelsTooDeep: (depth, base, most) =>
    `des inscriptions de ${written(depth)} mm de profondeur traversent un fond de ${written(base)} mm ; prenez ${most} mm au plus, ou un fond plus épais`,
  gridTooDeep: (depth, base, most) =>
    `des lignes de ${written(depth)} mm de profondeur traversent un fond de ${written(base)} mm ; prenez ${most} mm au plus, ou un fond plus épais`,
  labelsTooHigh: (depth, wall) =>
    `des inscriptions de ${written(depth)} mm de haut atteignent le haut d’un cadre de ${written(wall)} mm ; réduisez-les ou prenez un bord plus haut`,
  fixedFrame: () => "un cadre fixe fait partie du fond ; choisissez tray",
  thePiece: (piece) => `la pièce ${piece}`,
  theFrame: () => "le cadre",
  theBase: () => "le fond",
  unknownPart: (part) => `élément inconnu ${part}`,
};
