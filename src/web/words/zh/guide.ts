/** How to play, in Chinese. */

import type { Words } from "../en-later.js";

export const zhGuide: Words["guide"] = {
  goal: "盖住日期以外的所有格子。",
  goalHint: "用上每一块拼块，只露出日期。",
  drag: "把拼块拖到棋盘上。",
  dragHint: "也可以先点拼块，再点要放的位置。",
  rotate: "再点一下拼块即可旋转。",
  rotateHint: "鼠标滚轮或第二根手指也能旋转。",
  flip: "还可以把它翻面。",
  flipHint: "按“翻面”，或按键盘上的 F。",
  takeOff: "把拼块拖出棋盘即可收回。",
  stuck: "卡住了？要个提示吧，大小随你。",
  forClass: "课堂用大棋盘",
  skip: "跳过",
  keys: "按键",
  keyNames: {
    Enter: "Enter",
    Space: "空格",
    Backspace: "Backspace",
    Delete: "Delete",
    Esc: "Esc",
    Ctrl: "Ctrl",
    Shift: "Shift",
  },
  about: "关于 Daytile",
  aboutText: "一年里每一天的日历拼图。免费，无需账号，离线可用。一切都只保存在这个浏览器里。",
};
