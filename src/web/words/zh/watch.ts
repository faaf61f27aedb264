/** The Watch view in Chinese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { zhSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("zh");

export const zhWatch: Words["watch"] = {
  title: "观看搜索",
  spoiler: "搜索会得出这个日期的一种解法。",
  reveal: "仍要观看",
  algorithm: "算法",
  algorithms: {
    bitboards: "位棋盘",
    positions: "逐格填充",
    regions: "拼块与空隙",
    "algorithm-x": "算法 X",
    model: "约束模型",
    "dancing-links": "Dancing Links",
    "first-open-cell": "第一个空位",
  },
  add: "添加棋盘",
  remove: (name) => `移除${name}`,
  controls: "控制",
  play: "播放",
  pause: "暂停",
  step: "前进一步",
  back: "后退一步",
  restart: "回到开头",
  speed: "速度",
  perSecond: (steps) => counted(steps, { other: "每秒 # 步" }),
  fullSpeed: "全速",
  stops: "每找到一种解法就暂停",
  nodes: "看过的局面",
  tried: "尝试",
  solutions: "解法",
  depth: "已放拼块",
  position: "步",
  plot: "已放拼块数的变化",
  steps: (steps) => counted(steps, { other: "# 步" }),
  board: (name, depth) => `${name}：棋盘上有 ${written(depth)} 块`,
  start: "棋盘是空的。",
  place: (piece, label) => `试着把拼块 ${piece} 放在 ${label} 上。`,
  take: (piece, label) => `把拼块 ${piece} 从 ${label} 拿掉。`,
  nothingFits: (label) => `${label} 上放不下任何拼块。退回。`,
  noRoom: (piece) => `拼块 ${piece} 已经无处可放。退回。`,
  tooSmall: (label, size) => counted(size, { other: "{label} 的空隙太小（# 格）。退回。" }, { label }),
  leftOver: "棋盘满了，但还剩拼块。退回。",
  found: (number) => `第 ${written(number)} 种解法！`,
  finished: (count) => `完成：${counted(count, zhSolutionForms)}。`,
  givenUp: (steps) => counted(steps, { other: "# 步后暂停。这要花些时间：按“播放”继续。" }),
  rewinding: "正在倒回…",
  film: "保存为 GIF",
  filming: "正在生成 GIF…",
  cancel: "取消",
  filmFailed: "无法生成 GIF。",
};
