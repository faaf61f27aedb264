/** What the server says in Simplified Chinese. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("zh");

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
  expectedSolution: (text) => `solution：应为数字或 none，而不是 ${text}`,
  gifShowsSearch: () => "solution：请省略，GIF 会显示整个搜索过程",
  once: (name) => `${name}：只能写一次`,
  nameField: (name) => `${name}：请写明是哪一项，例如 ${name}[month]=Apr`,
  unknownZone: (zone) => `tz：未知时区 ${zone}`,
  ownAddress: (text) => `url：应为本服务器的地址，而不是 ${text}`,
  pageByPage: (most) => `请用 from 和不超过 ${most} 的 limit 逐页请求，不要一次请求全部`,
  notJson: () => "这不是 JSON",
  sendJson: () => "请发送 JSON，并注明 content-type",
  onlyJson: () => "这里只支持 JSON",
  requestTooLarge: (most) => `请求最多 ${most} kB`,
  wrongMethod: () => "这个地址不支持该方法",
  onlyGet: () => "这里只支持 GET 和 HEAD",
  nothingHere: (address) => `这里什么也没有；请看 ${address}`,
  otherName: () => "本服务器不响应这个名称",
};

/** With no end where there is none. */
export const zhRange = (min: number, max: number | undefined): string =>
  max === undefined ? `不小于 ${measure(min)} 的` : `从 ${measure(min)} 到 ${measure(max)} 的`;

export const zhParts: NonNullable<CommandWords["parts"]> = {
  unknownPart: (name) => `未知的键 ${name}`,
  unknownValue: (part, value) => `${part}：未知的值 ${value}`,
  flag: () => "true 或 false",
  texts: () => "文字列表",
  textOrNumber: () => "文字或数",
  number: (min, max) => `${zhRange(min, max)}数`,
  wholeNumber: (min, max) => `${zhRange(min, max)}整数`,
  oneOf: (words) => `${words.join("、")} 之一`,
  puzzle: () => "拼图的 id、拼图文件，或带有其键的对象",
  rows: () => "由词组成的行",
  choices: (example) => `按项给出的值，例如 ${example}`,
  settings: (example) => `按名称给出的设置，例如 ${example}`,
  expectedRequest: (example) => `需要 ${example} 这样的请求`,
};
