/** What the server says in Simplified Chinese. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("zh");

export const zhServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "请求有误",
  noSolution: () => "没有解法",
  fileMistakes: () => "拼图文件有错误",
  noPuzzle: () => "没有这个拼图",
  busy: () => "当前请求太多",
  stopping: () => "服务器即将停止",
  tooLong: () => "搜索时间太长，已中止",
  tooLarge: () => "结果太大",
  askLess: () => "请只请求一部分",
  broken: () => "服务器出了问题",
  tooOften: () => "你的请求太频繁",
  unknownParameter: (name) => `未知参数 ${name}`,
  expectedNumber: (name, text) => `${name}：应为数字，而不是 ${text}`,
  expectedRange: (name, min, max, text) => `${name}：应为 ${written(min)} 到 ${written(max)} 的数字，而不是 ${text}`,
  expectedFlag: (name, text) => `${name}：应为 true 或 false，而不是 ${text}`,
  expectedSolution: (text) => `solution：应为数字或 none，而不是 ${text}`,
  gifShowsSearch: () => "solution：请省略，GIF 会显示整个搜索过程",
  once: (name) => `${name}：只能写一次`,
  nameField: (name) => `${name}：请写明是哪一项，例如 ${name}[month]=Apr`,
  unknownZone: (zone) => `tz：未知时区 ${zone}`,
};
