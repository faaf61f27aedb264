/** The Year view in Chinese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { zhSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("zh");

export const zhYear: Words["year"] = {
  title: "每个日期的解法数",
  hint: "选一个日期开始玩。",
  counting: "正在统计每个日期的解法…",
  failed: "统计中断了。",
  solutions: "解法数",
  targets: "日期（含虚构的）",
  dates: "日期",
  mean: "每个日期平均",
  fewest: "解法最少",
  most: "解法最多",
  impossible: "无解的日期",
  noneImpossible: "没有。每个日期都能解开。",
  notReal: "无解的虚构日期",
  andMore: (count) => `还有 ${written(count)} 天`,
  histogram: "按解法数统计的日期",
  range: "解法数",
  size: "天数",
  legend: "颜色说明",
  nothing: "无解",
  noDate: "虚构日期",
  weekday: "星期",
  asInYear: (year) => `按 ${year} 年`,
  month: "月份",
  slow: (year) => `这个棋盘还显示年份，统计较慢。请选择 ${year} 年的一个月。`,
  cell: (title, count) => `${title}：${counted(count, zhSolutionForms)}`,
  notYet: (title) => `${title}：尚未统计`,
};
