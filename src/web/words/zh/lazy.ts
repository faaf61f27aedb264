/** The lazy year in Simplified Chinese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("zh");

export const zhLazy: Words["lazy"] = {
  intro: (year) => `为 ${year} 年的每一天选一种解法，让移动的拼块总数最少。`,
  find: "找出这一年",
  finding: "正在寻找最省力的一年…",
  failed: "查找中断了。",
  tooMany: "这个棋盘的解法太多，无法全部比较。",
  noDates: "这个棋盘无法显示一年中的每个日期。",
  start: (count) => counted(count, { other: "先放好全部 # 块拼块。" }),
  move: (count, pieces) => counted(count, { other: "移动 # 块拼块：{pieces}。" }, { pieces }),
  same: "无需移动。",
  none: "这个日期无解。棋盘保持原样即可。",
  before: (date) => `${date}：拿掉这些`,
  after: (date) => `${date}：放到这里`,
  moves: "移动的拼块",
  mean: "每天早晨平均",
  map: "每天早晨移动的拼块",
  cell: (title, count) => counted(count, { other: "{title}：移动 # 块拼块" }, { title }),
  files: "另存为",
  table: "表格",
  book: "拼图册",
};
