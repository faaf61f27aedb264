/** What the command line says in Portuguese about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("pt");

export const ptMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: espera-se um tamanho como ${example}, cada lado de ${min} a ${measure(max)} mm, ou um papel como A4, não ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `uma folha de ${measure(sheet)} é pequena demais para um livro; use pelo menos ${measure(least)} × ${measure(least)} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `uma folha de ${measure(sheet)} é pequena demais: sobram ${measure(room)} entre margens, título e régua, e são precisos ${measure(least)} mm em cada direção`,
  cellTooLarge: (cell, room, most) =>
    `uma casa de ${measure(cell)} mm não cabe em uma página com ${measure(room)} entre margens, título e régua; use ${measure(most)} mm ou menos, ou uma folha maior`,
  partTooLarge: (part, sheet, needed) =>
    `${part} não cabe em uma chapa de ${measure(sheet)}; com a distância em volta, precisa de ${measure(needed)}`,
  narrowest: (piece, width) => `a peça ${piece} tem ${measure(width)} mm na parte mais estreita`,
  narrowestAfter: (piece, width, left) =>
    `a peça ${piece} tem ${measure(width)} mm na parte mais estreita, ou ${measure(left)} mm sem a folga`,
  clearanceTooLarge: (clearance, why) => `uma folga de ${measure(clearance)} mm é grande demais: ${why}`,
  kerfTooLarge: (kerf, why) => `uma largura de corte de ${measure(kerf)} mm é grande demais: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `um raio de ${measure(radius)} mm é grande demais para a peça ${piece}; use menos de ${measure(less)} mm`,
  gapTooSmall: (gap, kerf) =>
    `uma distância de ${measure(gap)} mm é menor que a largura de corte; use ${measure(kerf)} mm ou mais`,
  clearanceTooSmall: (clearance, least) =>
    `uma folga de ${measure(clearance)} mm é pequena demais para qualquer impressora; use ${measure(least)} mm ou mais`,
  clearanceForCells: (clearance, cell, most) =>
    `uma folga de ${measure(clearance)} mm é grande demais para casas de ${measure(cell)} mm; use ${measure(most)} mm ou menos`,
  radiusForCells: (radius, cell, most) =>
    `um raio de ${measure(radius)} mm é grande demais para casas de ${measure(cell)} mm; use ${measure(most)} mm ou menos`,
  cells: (own) => `casas de ${measure(own)} mm`,
  pieces: (own) => `peças de ${measure(own)} mm`,
  floor: (own) => `uma base de ${measure(own)} mm`,
  frame: (own) => `uma moldura de ${measure(own)} mm`,
  border: (own) => `uma borda de ${measure(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `um chanfro de ${measure(chamfer)} mm é grande demais para ${what}; use ${measure(most)} mm ou menos`,
  labelsTooDeep: (depth, base, most) =>
    `letras com ${measure(depth)} mm de profundidade atravessam uma base de ${measure(base)} mm; use ${measure(most)} mm ou menos, ou uma base mais grossa`,
  gridTooDeep: (depth, base, most) =>
    `linhas com ${measure(depth)} mm de profundidade atravessam uma base de ${measure(base)} mm; use ${measure(most)} mm ou menos, ou uma base mais grossa`,
  labelsTooHigh: (depth, wall) =>
    `letras com ${measure(depth)} mm de altura chegam ao topo de uma moldura de ${measure(wall)} mm; use letras mais baixas ou uma parede mais alta`,
  borderTooNarrow: (border, least) =>
    `uma borda de ${measure(border)} mm é estreita demais para um entalhe, um prego ou pinos; use ${measure(least)} mm ou mais`,
  fixedFrame: () => "uma moldura fixa faz parte da base; escolha tray",
  thePiece: (piece) => `a peça ${piece}`,
  theFrame: () => "a moldura",
  theBase: () => "a base",
  theBox: () => "a caixa",
  unknownPart: (part) => `parte desconhecida ${part}`,
};
