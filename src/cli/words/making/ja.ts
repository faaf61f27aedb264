/** What the command line says in Japanese about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("ja");

export const jaMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}には${example}のような大きさ（各辺${min}から${written(max)} mm）か、A4のような用紙が必要です。${text}は使えません`,
  sheetTooSmallForBook: (sheet, least) =>
    `${sheet}の用紙は本には小さすぎます。${least} × ${least} mm以上にしてください`,
  sheetTooSmall: (sheet, room, least) =>
    `${sheet}の用紙は小さすぎます。余白、題、定規の間は${room}ですが、縦横とも${least} mm必要です`,
  cellTooLarge: (cell, room, most) =>
    `${written(cell)} mmのマスは、余白、題、定規の間が${room}のページに収まりません。${most} mm以下にするか、大きい用紙を使ってください`,
  partTooLarge: (part, sheet, needed) => `${part}は${sheet}の板に収まりません。まわりの間隔を入れて${needed}必要です`,
  narrowest: (piece, width) => `ピース${piece}の最も細いところは${width} mmです`,
  narrowestAfter: (piece, width, left) => `ピース${piece}の最も細いところは${width} mm、遊びを引くと${left} mmです`,
  clearanceTooLarge: (clearance, why) => `遊び${written(clearance)} mmは大きすぎます：${why}`,
  kerfTooLarge: (kerf, why) => `切り幅${written(kerf)} mmは大きすぎます：${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `半径${written(radius)} mmはピース${piece}には大きすぎます。${less} mm未満にしてください`,
  gapTooSmall: (gap, kerf) => `間隔${written(gap)} mmは切り幅より小さいです。${written(kerf)} mm以上にしてください`,
  clearanceTooSmall: (clearance, least) =>
    `遊び${written(clearance)} mmはどのプリンターにも小さすぎます。${written(least)} mm以上にしてください`,
  clearanceForCells: (clearance, cell, most) =>
    `遊び${written(clearance)} mmは${written(cell)} mmのマスには大きすぎます。${most} mm以下にしてください`,
  radiusForCells: (radius, cell, most) =>
    `半径${written(radius)} mmは${written(cell)} mmのマスには大きすぎます。${most} mm以下にしてください`,
  cells: (own) => `${written(own)} mmのマス`,
  pieces: (own) => `${written(own)} mmのピース`,
  floor: (own) => `${written(own)} mmの底板`,
  frame: (own) => `${written(own)} mmの枠`,
  border: (own) => `${written(own)} mmの縁`,
  chamferTooLarge: (chamfer, what, most) =>
    `面取り${written(chamfer)} mmは${what}には大きすぎます。${most} mm以下にしてください`,
  labelsTooDeep: (depth, base, most) =>
    `深さ${written(depth)} mmの文字は${written(base)} mmの底板を貫きます。${most} mm以下にするか、底板を厚くしてください`,
  gridTooDeep: (depth, base, most) =>
    `深さ${written(depth)} mmの線は${written(base)} mmの底板を貫きます。${most} mm以下にするか、底板を厚くしてください`,
  labelsTooHigh: (depth, wall) =>
    `高さ${written(depth)} mmの文字は${written(wall)} mmの枠の上端に届きます。文字を低くするか、壁を高くしてください`,
  fixedFrame: () => "固定した枠は底板の一部です。trayを選んでください",
  thePiece: (piece) => `ピース${piece}`,
  theFrame: () => "枠",
  theBase: () => "底板",
  unknownPart: (part) => `${part}という部品はありません`,
};
