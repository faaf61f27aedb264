/** What the server says in Japanese. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("ja");

export const jaServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "リクエストに誤りがあります",
  noSolution: () => "解がありません",
  fileMistakes: () => "パズルファイルに誤りがあります",
  noPuzzle: () => "そのパズルはありません",
  busy: () => "現在アクセスが集中しています",
  stopping: () => "サーバーはまもなく停止します",
  tooLong: () => "検索に時間がかかりすぎたため、中止しました",
  tooLarge: () => "結果が大きすぎます",
  askLess: () => "範囲を絞ってください",
  broken: () => "サーバーで問題が発生しました",
  tooOften: () => "リクエストの回数が多すぎます",
  unknownParameter: (name) => `不明なパラメーター${name}`,
  expectedNumber: (name, text) => `${name}：${text}ではなく数を指定してください`,
  expectedRange: (name, min, max, text) =>
    `${name}：${text}ではなく${written(min)}から${written(max)}までの数を指定してください`,
  expectedFlag: (name, text) => `${name}：${text}ではなくtrueかfalseを指定してください`,
  expectedSolution: (text) => `solution：${text}ではなく数かnoneを指定してください`,
  gifShowsSearch: () => "solution：GIFは検索全体を示すので、省いてください",
  once: (name) => `${name}：1回だけ指定してください`,
  nameField: (name) => `${name}：${name}[month]=Aprのように項目名を書いてください`,
  unknownZone: (zone) => `tz：不明なタイムゾーン${zone}`,
};
