/** What the keys of the Play view do, in Simplified Chinese. */

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
  hide: "隐藏数目和计时",
  sound: "打开或关闭声音",
  fullScreen: "全屏",
  pause: "暂停",
};
