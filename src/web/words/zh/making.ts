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
    gift: "整套礼物",
  },
  paper: "纸张",
  wholeYear: "全年",
  cell: "每格尺寸（毫米）",
  save: "保存文件",
  making: "正在生成文件…",
  saved: (name) => `已保存 ${name}。`,
  fullSize: "请按 100% 打印，不要“适合页面”。",
  refused: "放不下。请用更小的格子或更大的纸张。",
  preview: "预览",
  previewOf: (number, total) => `预览 ${number}/${total}`,
  machine: "机器",
  anyMachine: "任何机器",
  forWhom: "送给谁？",
  ownTitle: "自定标题",
  dedication: "几句话",
  day: "要标出的日子",
  extras: "附加",
  extra: {
    box: "盒子",
    tactile: "可触摸，带盲文",
    cover: "印厂用的封面",
    poster: "海报代替书",
    notch: "手指缺口",
    letters: "拼块上的字母",
    pegs: "对齐边框的销钉",
    lid: "盖子",
    hanging: "可挂在墙上",
  },
  warnings: {
    unknownLetters: (letters) => `字体中没有 ${letters}，以问号代替。`,
    noRoom: "边框上放不下这些文字。",
    thin: "有些文字或壁对喷嘴来说太细。",
  },
};
