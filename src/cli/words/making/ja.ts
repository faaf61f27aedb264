/** What the command line says in Japanese about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("ja");

export const jaMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}には${example}のような大きさ（各辺${min}から${measure(max)} mm）か、A4のような用紙が必要です。${text}は使えません`,
  sheetTooSmallForBook: (sheet, least) =>
    `${measure(sheet)}の用紙は本には小さすぎます。${measure(least)} × ${measure(least)} mm以上にしてください`,
  sheetTooSmall: (sheet, room, least) =>
    `${measure(sheet)}の用紙は小さすぎます。余白、タイトル、定規の間は${measure(room)}ですが、縦横とも${measure(least)} mm必要です`,
  cellTooLarge: (cell, room, most) =>
    `${measure(cell)} mmのマスは、余白、タイトル、定規の間が${measure(room)}のページに収まりません。${measure(most)} mm以下にするか、大きい用紙を使ってください`,
  partTooLarge: (part, sheet, needed) =>
    `${part}は${measure(sheet)}の板に収まりません。まわりの間隔を入れて${measure(needed)}必要です`,
  narrowest: (piece, width) => `ピース${piece}の最も細いところは${measure(width)} mmです`,
  narrowestAfter: (piece, width, left) =>
    `ピース${piece}の最も細いところは${measure(width)} mm、クリアランスを引くと${measure(left)} mmです`,
  clearanceTooLarge: (clearance, why) => `クリアランス${measure(clearance)} mmは大きすぎます：${why}`,
  kerfTooLarge: (kerf, why) => `切り幅${measure(kerf)} mmは大きすぎます：${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `半径${measure(radius)} mmはピース${piece}には大きすぎます。${measure(less)} mm未満にしてください`,
  gapTooSmall: (gap, kerf) => `間隔${measure(gap)} mmは切り幅より小さいです。${measure(kerf)} mm以上にしてください`,
  clearanceTooSmall: (clearance, least) =>
    `クリアランス${measure(clearance)} mmはどのプリンターにも小さすぎます。${measure(least)} mm以上にしてください`,
  clearanceForCells: (clearance, cell, most) =>
    `クリアランス${measure(clearance)} mmは${measure(cell)} mmのマスには大きすぎます。${measure(most)} mm以下にしてください`,
  radiusForCells: (radius, cell, most) =>
    `半径${measure(radius)} mmは${measure(cell)} mmのマスには大きすぎます。${measure(most)} mm以下にしてください`,
  cells: (own) => `${measure(own)} mmのマス`,
  pieces: (own) => `${measure(own)} mmのピース`,
  floor: (own) => `${measure(own)} mmの底板`,
  frame: (own) => `${measure(own)} mmの枠`,
  border: (own) => `${measure(own)} mmの縁`,
  chamferTooLarge: (chamfer, what, most) =>
    `面取り${measure(chamfer)} mmは${what}には大きすぎます。${measure(most)} mm以下にしてください`,
  labelsTooDeep: (depth, base, most) =>
    `深さ${measure(depth)} mmの文字は${measure(base)} mmの底板を貫きます。${measure(most)} mm以下にするか、底板を厚くしてください`,
  gridTooDeep: (depth, base, most) =>
    `深さ${measure(depth)} mmの線は${measure(base)} mmの底板を貫きます。${measure(most)} mm以下にするか、底板を厚くしてください`,
  labelsTooHigh: (depth, wall) =>
    `高さ${measure(depth)} mmの文字は${measure(wall)} mmの枠の上端に届きます。文字を低くするか、壁を高くしてください`,
  borderTooNarrow: (border, least) =>
    `${measure(border)} mmの縁は、くぼみや釘やピンには狭すぎます。${measure(least)} mm以上にしてください`,
  fixedFrame: () => "固定した枠は底板の一部です。trayを選んでください",
  thePiece: (piece) => `ピース${piece}`,
  theFrame: () => "枠",
  theBase: () => "底板",
  theBox: () => "箱",
  unknownPart: (part) => `${part}という部品はありません`,
};
