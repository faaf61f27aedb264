/** What the command line says in Simplified Chinese about a census that many machines share. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("zh");

export const zhQueue: NonNullable<CommandWords["queue"]> = {
  needsPackages: (packages) =>
    `--redis 还需要两个软件包；请运行 npm install ${packages.join(" ")}（Daytile 全局安装时加 -g）`,
  nobodyThere: (address) => `${address} 没有 Redis；请启动 redis-server 或检查地址`,
  wrongPassword: (address, form) => `${address} 的 Redis 密码不对；请写成 ${form}`,
  noRedis: (address) => `${address} 应答的不是 Redis`,
  redisSays: (address, why) => `${address} 的 Redis 报告：${why}`,
  foreignData: (address, key, example) => `${address} 的 ${key} 里是别的数据；请换一个数据库，例如 ${example}`,
  foreignUnit: (unit, name) =>
    `Redis 里 ${name} 的第 ${written(unit)} 份不是 Daytile 的；请运行 daytile census drop 后重新开始`,
  foreignJobs: (count, name) => `${name} 的队列中有 ${written(count)} 个任务不是 Daytile 的，没有处理`,
  unitMissing: (unit, name) => `Redis 丢失了 ${name} 的第 ${written(unit)} 份；运行 daytile census work 可以补上`,
  keepsNothing: (address) => `${address} 的 Redis 不往磁盘上写，重启会丢失一切；请设置 appendonly yes`,
  forgets: (address, policy) =>
    `${address} 的 Redis 内存满时会丢弃数据（${policy}）；请设置 maxmemory-policy noeviction`,
  lost: (address) => `${address} 的 Redis 没有应答；正在等待`,
  back: (address) => `${address} 的 Redis 恢复了`,
  noCensus: (address) => `${address} 没有普查；请用 daytile census --redis 放一个`,
  whichCensus: (names) => `有好几个；请加上其中一个的名字：${names.join(", ")}`,
  unknownCensus: (word) => `未知的普查 ${word}`,
  otherVersion: (name, theirs, ours) =>
    `${name} 需要 Daytile ${theirs}，而这里是 ${ours}；请改用 npx daytile@${theirs}`,
  otherUnits: (name) => `这台机器对 ${name} 的划分不同；请在所有机器上使用相同的 Daytile`,
  ready: (name, count, units, address) =>
    `${name}：拼块 ${written(count)} 套，分 ${written(units)} 份；现在运行 daytile census work --redis ${address}`,
  working: (name, left, units, threads) => `${name}：${written(units)} 份中还剩 ${written(left)} 份；${threads} 个线程`,
  allDone: (name, units) => `${name}：${written(units)} 份全部完成；请运行 daytile census collect`,
  unitFailed: (name, why) => `${name} 有一份失败了（${why}）；再次运行同样的 daytile census --redis 即可重试`,
  stateOf: (name, pieces, puzzle, count) => `${name}：${puzzle} 上的 ${pieces}，${written(count)} 套`,
  unitsSoFar: (done, units, active, waiting, failed) =>
    `${written(units)} 份中已完成 ${written(done)} 份，进行中 ${written(active)}，等待 ${written(waiting)}，失败 ${written(failed)}`,
  workers: (count) => `正在工作的机器：${written(count)}`,
  collected: (working, count, name) => `${written(count)} 套中有 ${written(working)} 套总能解开；取自 ${name}`,
  dropped: (name) => `已移除 ${name}`,
};
