/** The Year view in Japanese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { jaSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("ja");

export const jaYear: Words["year"] = {
  title: "日付ごとの解の数",
  hint: "日付を選ぶと遊べます。",
  counting: "すべての日付の解を数えています…",
  failed: "集計が途中で止まりました。",
  solutions: "解の数",
  targets: "日付（架空の日を含む）",
  dates: "日付",
  mean: "1日あたりの平均",
  fewest: "解が少ない日",
  most: "解が多い日",
  impossible: "解のない日",
  noneImpossible: "ありません。どの日も解けます。",
  notReal: "解のない架空の日",
  andMore: (count) => `ほか${written(count)}日`,
  histogram: "解の数ごとの日数",
  range: "解の数",
  size: "日数",
  legend: "色の意味",
  nothing: "解なし",
  noDate: "架空の日",
  weekday: "曜日",
  asInYear: (year) => `${year}年のとおり`,
  month: "月",
  slow: (year) => `このボードは年も示すため、集計に時間がかかります。${year}年の月を選んでください。`,
  cell: (title, count) => `${title}：${counted(count, jaSolutionForms)}`,
  notYet: (title) => `${title}：まだ数えていません`,
};
