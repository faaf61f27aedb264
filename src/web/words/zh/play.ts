/** The Play view in Chinese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { zhHands, zhTools } from "../../../element/words/zh.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("zh");

export const zhPlay: Words["play"] = {
  hands: zhHands,
  ...zhTools,
  help: "提示",
  sound: "声音",
  hide: "隐藏解法数和计时",
  fullScreen: "全屏",
  more: "更多",
  pause: "暂停",
  paused: "已暂停",
  goOn: "继续",
  chosen: "现在选择放在哪里。",
  restarted: "棋盘已清空。按“重做”可以恢复拼块。",
  time: "时间",
  counting: "正在计数…",
  left: (count) => counted(count, { none: "已经没有解法了", other: "还有 # 种解法" }),
  solved: "完成",
  solvedIn: (time) => `真棒！用时 ${time}。`,
  solvedNow: "只露出了日期。",
  withHints: (count) => counted(count, { other: "用了 # 次提示" }),
  revealed: "这是其中一种解法。",
  share: "分享",
  copied: "已复制。",
  allSolutions: "查看所有解法",
  showCount: "显示还有多少种解法",
  countIsTold: "成绩里会注明。",
  helpHint: "想要多大的提示？",
  levels: {
    wrong: "到这里对吗？",
    nudge: "给点提示",
    next: "显示下一块",
    everything: "显示一种解法",
  },
  no: "不对。",
  takeOff: (count, pieces) => counted(count, { other: "请拿掉拼块 {pieces}。" }, { pieces }),
  deadEnds: {
    "cut-off": (labels) => `剩下的拼块填不满 ${labels} 的空隙。`,
    uncoverable: (label) => `剩下的拼块都盖不住 ${label}。`,
    "no-room": (piece) => `剩下的地方放不下拼块 ${piece}。`,
    hidden: "不容易看出来，但从这里已经无解。",
  },
  nudges: {
    "only-cell": (label) => `唯一放法：${label} 上只有一块放得下，而且只有一种放法。`,
    "only-piece": (label) => `唯一拼块：只有一块能盖住 ${label}。`,
    "only-place": (label) => `唯一位置：有一块一定要放在 ${label} 上。`,
    "forced-region": (label) => `确定的区域：无论怎样填这个空隙，${label} 都以同样的方式被盖住。`,
    "shared-piece": (label) => `已有用处的拼块：放得下的一块要留给别的空隙，${label} 只剩一块可选。`,
    "others-fail": (label) => `其他都不行：在 ${label} 上，只有一块不会留下空隙。`,
    "every-solution": (label) => `所有解法：剩下的都以同样的方式盖住 ${label}。`,
    "best-chance": (label) => `最有希望：从 ${label} 开始。`,
  },
  reasons: {
    "only-cell": (piece, label) => `唯一放法：${label} 上只有拼块 ${piece} 放得下，而且只有一种放法。`,
    "only-piece": (piece, label) => `唯一拼块：只有拼块 ${piece} 能盖住 ${label}。`,
    "only-place": (piece, label) => `唯一位置：拼块 ${piece} 一定要放在 ${label} 上。`,
    "forced-region": (piece, label) => `确定的区域：无论怎样填这个空隙，拼块 ${piece} 都以同样的方式盖住 ${label}。`,
    "shared-piece": (piece, label) => `已有用处的拼块：另一个空隙需要别的拼块，留给 ${label} 的是拼块 ${piece}。`,
    "others-fail": (piece, label) => `其他都不行：在 ${label} 上，除了拼块 ${piece}，别的都会留下空隙。`,
    "every-solution": (piece, label) => `所有解法：在剩下的解法里，拼块 ${piece} 都以同样的方式盖住 ${label}。`,
    "best-chance": (piece, label) => `最有希望：试试把拼块 ${piece} 放在 ${label} 上。`,
  },
  oneSolution: "想看一种解法吗？",
  placeIt: "放下",
  placeAll: "显示",
  takeItOff: (count) => counted(count, { other: "拿掉" }),
  answers: {
    fine: "对。到目前为止没问题。",
    solved: "完成：所有拼块都放好了。",
    impossible: "这些拼块拼不出这个日期。",
  },
};
