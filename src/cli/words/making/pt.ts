/** What the command line says in Portuguese about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("pt");

export const ptMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: espera-se um tamanho como ${example}, cada lado de ${min} a ${written(max)} mm, ou um papel como A4, não ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `uma folha de ${sheet} é pequena demais para um livro; use pelo menos ${least} × ${least} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `uma folha de ${sheet} é pequena demais: sobram ${room} entre margens, título e régua, e são precisos ${least} mm em cada direção`,
  cellTooLarge: (cell, room, most) =>
    `uma casa de ${written(cell)} mm não cabe em uma página com ${room} entre margens, título e régua; use ${most} mm ou menos, ou uma folha maior`,
  partTooLarge: (part, sheet, needed) => `${part} não cabe em uma chapa de ${sheet}; com a folga, precisa de ${needed}`,
  narrowest: (piece, width) => `a peça ${piece} tem ${width} mm na parte mais estreita`,
  narrowestAfter: (piece, width, left) =>
    `a peça ${piece} tem ${width} mm na parte mais estreita, ou ${left} mm sem o espaçamento`,
  clearanceTooLarge: (clearance, why) => `um espaçamento de ${written(clearance)} mm é grande demais: ${why}`,
  kerfTooLarge: (kerf, why) => `uma largura de corte de ${written(kerf)} mm é grande demais: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `um raio de ${written(radius)} mm é grande demais para a peça ${piece}; use menos de ${less} mm`,
  gapTooSmall: (gap, kerf) =>
    `uma folga de ${written(gap)} mm é menor que a largura de corte; use ${written(kerf)} mm ou mais`,
  clearanceTooSmall: (clearance, least) =>
    `um espaçamento de ${written(clearance)} mm é pequeno demais para qualquer impressora; use ${written(least)} mm ou mais`,
  clearanceForCells: (clearance, cell, most) =>
    `um espaçamento de ${written(clearance)} mm é grande demais para casas de ${written(cell)} mm; use ${most} mm ou menos`,
  radiusForCells: (radius, cell, most) =>
    `um raio de ${written(radius)} mm é grande demais para casas de ${written(cell)} mm; use ${most} mm ou menos`,
  cells: (own) => `casas de ${written(own)} mm`,
  pieces: (own) => `peças de ${written(own)} mm`,
  floor: (own) => `uma base de ${written(own)} mm`,
  frame: (own) => `uma moldura de ${written(own)} mm`,
  border: (own) => `uma borda de ${written(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `um chanfro de ${written(chamfer)} mm é grande demais para ${what}; use ${most} mm ou menos`,
  labelsTooDeep: (depth, base, most) =>
    `letras com ${written(depth)} mm de profundidade atravessam uma base de ${written(base)} mm; use ${most} mm ou menos, ou uma base mais grossa`,
  gridTooDeep: (depth, base, most) =>
    `linhas com ${written(depth)} mm de profundidade atravessam uma base de ${written(base)} mm; use ${most} mm ou menos, ou uma base mais grossa`,
  labelsTooHigh: (depth, wall) =>
    `letras com ${written(depth)} mm de altura chegam ao topo de uma moldura de ${written(wall)} mm; use letras mais baixas ou uma parede mais alta`,
  fixedFrame: () => "uma moldura fixa faz parte da base; escolha tray",
  thePiece: (piece) => `a peça ${piece}`,
  theFrame: () => "a moldura",
  theBase: () => "a base",
  unknownPart: (part) => `parte desconhecida ${part}`,
};
