/** What the keys of the Play view do, and what some of them have done, in Simplified Chinese. */

import type { Words } from "../en-later.js";

export const zhKeys: Words["keys"] = {
  pick: "选择拼块",
  rotate: "旋转",
  flip: "翻面",
  move: "移动",
  place: "拿起或放下",
  pickUp: "拿起，或放回托盘",
  putBack: "放回原处",
  undo: "撤销",
  redo: "重做",
  help: "提示",
  hide: "隐藏解法数和计时",
  sound: "打开或关闭声音",
  fullScreen: "全屏",
  pause: "暂停",
  soundOn: "声音已打开",
  soundOff: "声音已关闭",
  hideOn: "解法数和计时已隐藏",
  hideOff: "解法数和计时已显示",
  pauseOn: "已暂停",
  pauseOff: "继续计时。",
};
