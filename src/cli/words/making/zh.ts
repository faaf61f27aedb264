/** What the command line says in Chinese about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("zh");

export const zhMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name} 需要尺寸，例如 ${example}，每边 ${min} 到 ${measure(max)} mm，或纸张，例如 A4；不能用 ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `${measure(sheet)} 的纸太小，做不了书；至少要 ${measure(least)} × ${measure(least)} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `${measure(sheet)} 的纸太小：页边、标题和标尺之间只有 ${measure(room)}，每个方向需要 ${measure(least)} mm`,
  cellTooLarge: (cell, room, most) =>
    `${measure(cell)} mm 的格放不进页边、标题和标尺之间 ${measure(room)} 的地方；请用 ${measure(most)} mm 以下，或换大的纸`,
  partTooLarge: (part, sheet, needed) => `${measure(sheet)} 的板放不下 ${part}；加上间隔需要 ${measure(needed)}`,
  narrowest: (piece, width) => `拼块 ${piece} 最窄处为 ${measure(width)} mm`,
  narrowestAfter: (piece, width, left) => `拼块 ${piece} 最窄处为 ${measure(width)} mm，减去间隙为 ${measure(left)} mm`,
  clearanceTooLarge: (clearance, why) => `间隙 ${measure(clearance)} mm 太大：${why}`,
  kerfTooLarge: (kerf, why) => `切缝 ${measure(kerf)} mm 太宽：${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `半径 ${measure(radius)} mm 对拼块 ${piece} 太大；请用 ${measure(less)} mm 以下`,
  gapTooSmall: (gap, kerf) => `间隔 ${measure(gap)} mm 小于切缝；请用 ${measure(kerf)} mm 以上`,
  clearanceTooSmall: (clearance, least) =>
    `间隙 ${measure(clearance)} mm 对任何打印机都太小；请用 ${measure(least)} mm 以上`,
  clearanceForCells: (clearance, cell, most) =>
    `间隙 ${measure(clearance)} mm 对 ${measure(cell)} mm 的格太大；请用 ${measure(most)} mm 以下`,
  radiusForCells: (radius, cell, most) =>
    `半径 ${measure(radius)} mm 对 ${measure(cell)} mm 的格太大；请用 ${measure(most)} mm 以下`,
  cells: (own) => `${measure(own)} mm 的格`,
  pieces: (own) => `${measure(own)} mm 的拼块`,
  floor: (own) => `${measure(own)} mm 的底板`,
  frame: (own) => `${measure(own)} mm 的边框`,
  border: (own) => `${measure(own)} mm 的边`,
  chamferTooLarge: (chamfer, what, most) => `倒角 ${measure(chamfer)} mm 对 ${what}太大；请用 ${measure(most)} mm 以下`,
  labelsTooDeep: (depth, base, most) =>
    `深 ${measure(depth)} mm 的字会穿透 ${measure(base)} mm 的底板；请用 ${measure(most)} mm 以下，或加厚底板`,
  gridTooDeep: (depth, base, most) =>
    `深 ${measure(depth)} mm 的线会穿透 ${measure(base)} mm 的底板；请用 ${measure(most)} mm 以下，或加厚底板`,
  labelsTooHigh: (depth, wall) => `高 ${measure(depth)} mm 的字会到 ${measure(wall)} mm 边框的顶；请降低字，或加高边框`,
  borderTooNarrow: (border, least) =>
    `${measure(border)} mm 的边太窄，放不下缺口、钉子或销钉；请用 ${measure(least)} mm 以上`,
  fixedFrame: () => "固定的边框属于底板；请选 tray",
  thePiece: (piece) => `拼块 ${piece}`,
  theFrame: () => "边框",
  theBase: () => "底板",
  theBox: () => "盒子",
  unknownPart: (part) => `未知部件 ${part}`,
};
