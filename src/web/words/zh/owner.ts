/** The owner's board in Chinese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("zh");

export const zhOwner: Words["owner"] = {
  whichPuzzle: "你有哪款拼图？",
  otherPuzzle: "我的是另一款拼图",
  howTo: { pieces: "划过一块拼块的所有格，Daytile 就能认出它。", free: "标出所有还空着的格。" },
  modesTitle: "画什么",
  modes: { pieces: "画拼块", free: "标空位" },
  instructions: "方向键移动，空格键涂色，Enter 完成一块。Backspace 取下一块，Esc 擦掉涂色。",
  clear: "清空棋盘",
  cleared: "棋盘已清空。“撤销”可找回拼块。",
  removed: (piece) => `已取下拼块 ${piece}。`,
  onDate: (count) => counted(count, { other: "有 # 块拼块压住了日期，已取下。" }),
  faults: {
    "nothing drawn": "请先涂出一块拼块的格。",
    "no such shape": "没有这种形状的拼块。继续涂，或点一格擦掉。",
    "wrong way up": "这款拼图里那块拼块不能翻面。正反面放对了吗？",
    "no copy left": "那块拼块已经在棋盘上了。",
    "off the board": "超出棋盘了。再试一次。",
    "on an uncovered cell": "请让日期露出来。",
    "on another piece": "那里已有一块拼块。点它即可取下。",
  },
  painted: (labels) => `已涂：${labels}。`,
  unpainted: (labels) => `已擦掉：${labels}。`,
  free: (labels) => `空着：${labels}。`,
  covered: (labels) => `已盖住：${labels}。`,
  paintedCell: (label) => `${label}，已涂`,
  freeCell: (label) => `${label}，空着`,
  coveredCell: (label) => `${label}，已盖住`,
  workOut: "找出拼块",
  showOne: "看其中一种",
  oneWay: "只有一种拼法，就是它。",
  ways: (count) =>
    counted(count, {
      none: "这些拼块拼不出其余部分。请检查空着的格。",
      other: "其余部分有 # 种拼法。",
    }),
  tooManyWays: "可能性太多了。请改为画出一两个拼块。",
  manyWays: (count) => counted(count, { other: "其余部分的拼法超过 # 种。" }),
  ask: "关于你的棋盘",
  noClock: "不计时，不计分。想问几次都行。",
  questions: {
    solvable: "还能解开吗？",
    wrong: "哪一块放错了？",
    look: "该看哪里？",
    next: "下一块是什么？",
    solution: "看一种解法",
  },
  yes: "能。",
  no: "不能。",
  yesMore: "从这里还能完成。",
  noMore: "得先取下一些拼块。",
  howMany: "有多少解法？",
  goesHere: (piece) => `拼块 ${piece} 放在这里。`,
  takeOff: "取下",
  keepsAll: "你的拼块全都保留。",
  keeps: (kept, all) =>
    counted(kept, { none: "一块也保不住。", other: "{all} 块拼块中保留 # 块。" }, { all: String(all) }),
  useIt: "放到我的棋盘上",
};
