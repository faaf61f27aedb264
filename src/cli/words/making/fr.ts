/** What the command line says in French about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("fr");

export const frMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name} : il faut une taille comme ${example}, chaque côté de ${min} à ${measure(max)} mm, ou un papier comme A4, pas ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `une feuille de ${measure(sheet)} est trop petite pour un livre ; prenez au moins ${measure(least)} × ${measure(least)} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `une feuille de ${measure(sheet)} est trop petite : il reste ${measure(room)} entre marges, titre et règle, il faut ${measure(least)} mm dans chaque sens`,
  cellTooLarge: (cell, room, most) =>
    `une case de ${measure(cell)} mm ne tient pas sur une page avec ${measure(room)} entre marges, titre et règle ; prenez ${measure(most)} mm au plus, ou une feuille plus grande`,
  partTooLarge: (part, sheet, needed) =>
    `${part} ne tient pas sur une feuille de ${measure(sheet)} ; avec l’espace autour, il faut ${measure(needed)}`,
  narrowest: (piece, width) => `la pièce ${piece} a ${measure(width)} mm de large au plus étroit`,
  narrowestAfter: (piece, width, left) =>
    `la pièce ${piece} a ${measure(width)} mm de large au plus étroit, ou ${measure(left)} mm une fois le jeu retiré`,
  clearanceTooLarge: (clearance, why) => `un jeu de ${measure(clearance)} mm est trop grand : ${why}`,
  kerfTooLarge: (kerf, why) => `un trait de coupe de ${measure(kerf)} mm est trop large : ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `un rayon de ${measure(radius)} mm est trop grand pour la pièce ${piece} ; prenez moins de ${measure(less)} mm`,
  gapTooSmall: (gap, kerf) =>
    `un espace de ${measure(gap)} mm est plus petit que le trait de coupe ; prenez ${measure(kerf)} mm ou plus`,
  clearanceTooSmall: (clearance, least) =>
    `un jeu de ${measure(clearance)} mm est trop petit pour toute imprimante ; prenez ${measure(least)} mm ou plus`,
  clearanceForCells: (clearance, cell, most) =>
    `un jeu de ${measure(clearance)} mm est trop grand pour des cases de ${measure(cell)} mm ; prenez ${measure(most)} mm au plus`,
  radiusForCells: (radius, cell, most) =>
    `un rayon de ${measure(radius)} mm est trop grand pour des cases de ${measure(cell)} mm ; prenez ${measure(most)} mm au plus`,
  cells: (own) => `des cases de ${measure(own)} mm`,
  pieces: (own) => `des pièces de ${measure(own)} mm`,
  floor: (own) => `un fond de ${measure(own)} mm`,
  frame: (own) => `un cadre de ${measure(own)} mm`,
  border: (own) => `un bord de ${measure(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `un chanfrein de ${measure(chamfer)} mm est trop grand pour ${what} ; prenez ${measure(most)} mm au plus`,
  labelsTooDeep: (depth, base, most) =>
    `des inscriptions de ${measure(depth)} mm de profondeur traversent un fond de ${measure(base)} mm ; prenez ${measure(most)} mm au plus, ou un fond plus épais`,
  gridTooDeep: (depth, base, most) =>
    `des lignes de ${measure(depth)} mm de profondeur traversent un fond de ${measure(base)} mm ; prenez ${measure(most)} mm au plus, ou un fond plus épais`,
  labelsTooHigh: (depth, wall) =>
    `des inscriptions de ${measure(depth)} mm de haut atteignent le haut d’un cadre de ${measure(wall)} mm ; réduisez-les ou prenez un bord plus haut`,
  borderTooNarrow: (border, least) =>
    `un bord de ${measure(border)} mm est trop étroit pour une encoche, un clou ou des chevilles ; prenez au moins ${measure(least)} mm`,
  fixedFrame: () => "un cadre fixe fait partie du fond ; choisissez tray",
  thePiece: (piece) => `la pièce ${piece}`,
  theFrame: () => "le cadre",
  theBase: () => "le fond",
  theBox: () => "la boîte",
  unknownPart: (part) => `élément inconnu ${part}`,
};
