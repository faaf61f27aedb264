/** The History view in Chinese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("zh");

export const zhHistory: Words["history"] = {
  streak: "连续天数",
  longest: "最长连续天数",
  days: (count) => counted(count, { other: "天" }),
  solved: "已解拼图",
  todaySolved: "今天的拼图已解开。",
  todayOpen: "今天的拼图在等你。",
  playToday: "玩今天的拼图",
  calendar: "已解的日期",
  previousMonth: "上个月",
  nextMonth: "下个月",
  onItsDay: "当天解开",
  anotherDay: "在别的日子解开",
  notSolved: "未解开",
  times: "用时",
  timesHint: "最快和中位数只计没有用提示、也没有显示解法数解开的拼图。",
  noTimes: "解开的拼图会列在这里。",
  puzzle: "拼图",
  count: "已解",
  best: "最快",
  median: "中位数",
  none: "无",
  share: "分享",
  shareHint: "只说成绩，不剧透。",
  shared: "已复制。",
  copyByHand: "请复制这段文字",
  solvedIn: (date, time) => `${date}：用时 ${time} 解开。`,
  solvedAt: (date) => `${date}：已解开。`,
  hints: (count) => counted(count, { none: "没有用提示。", other: "用了 # 次提示。" }),
  streakOf: (days) => counted(days, { other: "连续 # 天。" }),
  progress: "备份进度",
  progressHint: "进度只保存在此浏览器里。保存成文件，就能留作备份或带到别处。",
  exportFile: "保存到文件",
  importFile: "从文件载入",
  imported: (taken, known, refused) =>
    [
      counted(taken, { none: "没有新内容。", other: "新增 # 个。" }),
      ...(known > 0 ? [counted(known, { other: "# 个已有。" })] : []),
      ...(refused > 0 ? [counted(refused, { other: "# 个无法读取。" })] : []),
    ].join(""),
  importFaults: {
    "not a progress file": "这不是 Daytile 的进度文件。没有任何改动。",
    "written by a newer program": "这个文件来自更新版本的 Daytile。没有任何改动。",
    "too large": "这个文件太大。没有任何改动。",
  },
};
