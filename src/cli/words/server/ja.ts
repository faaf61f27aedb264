/** What the server says in Japanese. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("ja");

export const jaServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "リクエストに誤りがあります",
  noSolution: () => "解がありません",
  fileMistakes: () => "パズルファイルに誤りがあります",
  noPuzzle: () => "そのパズルはありません",
  busy: () => "現在アクセスが集中しています",
  stopping: () => "サーバーはまもなく停止します",
  tooLong: () => "探索に時間がかかりすぎたため、中止しました",
  tooLarge: () => "結果が大きすぎます",
  askLess: () => "範囲を絞ってください",
  broken: () => "サーバーで問題が発生しました",
  tooOften: () => "リクエストの回数が多すぎます",
  unknownParameter: (name) => `不明なパラメーター${name}`,
  expectedSolution: (text) => `solution：${text}ではなく数かnoneを指定してください`,
  gifShowsSearch: () => "solution：GIFは探索全体を示すので、省いてください",
  once: (name) => `${name}：1回だけ指定してください`,
  nameField: (name) => `${name}：${name}[month]=Aprのように項目名を書いてください`,
  unknownZone: (zone) => `tz：不明なタイムゾーン${zone}`,
  ownAddress: (text) => `url：${text}ではなく、このサーバーのアドレスを指定してください`,
  pageByPage: (most) => `すべてではなく、fromと${most}までのlimitで1ページずつ要求してください`,
  notJson: () => "これはJSONではありません",
  sendJson: () => "JSONを、そのcontent-typeとともに送ってください",
  onlyJson: () => "ここで使えるのはJSONだけです",
  requestTooLarge: (most) => `リクエストは${most}kBまでです`,
  wrongMethod: () => "このアドレスではそのメソッドを使えません",
  onlyGet: () => "ここで使えるのはGETとHEADだけです",
  nothingHere: (address) => `ここには何もありません。${address}をご覧ください`,
  otherName: () => "このサーバーはその名前では応答しません",
};

/** With no end where there is none. */
export const jaRange = (min: number, max: number | undefined): string =>
  max === undefined ? `${measure(min)}以上` : `${measure(min)}から${measure(max)}まで`;

export const jaParts: NonNullable<CommandWords["parts"]> = {
  unknownPart: (name) => `不明なキー${name}`,
  unknownValue: (part, value) => `${part}：不明な値${value}`,
  flag: () => "trueかfalse",
  texts: () => "文字列のリスト",
  textOrNumber: () => "文字列か数",
  number: (min, max) => `${jaRange(min, max)}の数`,
  wholeNumber: (min, max) => `${jaRange(min, max)}の整数`,
  oneOf: (words) => `${words.join("、")}のどれか`,
  puzzle: () => "パズルのID、パズルファイル、またはそのキーを持つオブジェクト",
  rows: () => "単語の行",
  choices: (example) => `${example}のような項目ごとの値`,
  settings: (example) => `${example}のような名前ごとの設定`,
  expectedRequest: (example) => `${example}のようなリクエストが必要です`,
};
