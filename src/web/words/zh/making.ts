/** Printing and making in Chinese. */

import type { Words } from "../en-later.js";

export const zhMaking: Words["making"] = {
  title: "打印或制作",
  what: "你想要什么？",
  kinds: {
    print: "纸上的棋盘和拼块",
    book: "一本拼图册",
    laser: "激光切割图纸",
    solid: "3D 打印模型",
  },
  paper: "纸张",
  wholeYear: "全年",
  cell: "每格尺寸（毫米）",
  save: "保存文件",
  making: "正在生成文件…",
  saved: (name) => `已保存 ${name}。`,
  fullSize: "请按 100% 打印，不要“适合页面”。",
  refused: "放不下。请用更小的格子或更大的纸张。",
};
