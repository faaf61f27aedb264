/** What the command line says in Japanese about a census that many machines share. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("ja");

export const jaQueue: NonNullable<CommandWords["queue"]> = {
  needsPackages: (packages) =>
    `--redisにはパッケージがあと2つ必要です。npm install ${packages.join(" ")}を実行してください（Daytileを-gで入れた場合は-gも）`,
  nobodyThere: (address) => `${address}にRedisがありません。redis-serverを起動するか、アドレスを確かめてください`,
  wrongPassword: (address, form) => `${address}のRedisのパスワードが違います。${form}のように書いてください`,
  noRedis: (address) => `${address}で答えているのはRedisではありません`,
  redisSays: (address, why) => `${address}のRedisからの知らせ：${why}`,
  foreignData: (address, key, example) =>
    `${address}の${key}には別のものが入っています。${example}のような別のデータベースを選んでください`,
  foreignUnit: (unit, name) =>
    `Redisにある${name}の単位${written(unit)}はDaytileのものではありません。daytile census dropのあと、やり直してください`,
  foreignJobs: (count, name) => `${name}の列にDaytileのものでない仕事が${written(count)}件あり、手をつけていません`,
  unitMissing: (unit, name) =>
    `Redisから${name}の単位${written(unit)}が消えています。daytile census workを実行すると戻ります`,
  keepsNothing: (address) =>
    `${address}のRedisはディスクに何も残さず、再起動するとすべて失われます。appendonly yesにしてください`,
  forgets: (address, policy) =>
    `${address}のRedisはメモリがいっぱいになるとデータを捨てます（${policy}）。maxmemory-policy noevictionにしてください`,
  lost: (address) => `${address}のRedisから返事がありません。待っています`,
  back: (address) => `${address}のRedisが戻りました`,
  noCensus: (address) => `${address}に調査がありません。daytile census --redisで置いてください`,
  whichCensus: (names) => `いくつかあります。どれかの名前を加えてください：${names.join(", ")}`,
  unknownCensus: (word) => `${word}という調査はありません`,
  otherVersion: (name, theirs, ours) =>
    `${name}にはDaytile ${theirs}が必要ですが、これは${ours}です。npx daytile@${theirs}を使ってください`,
  otherUnits: (name) => `このコンピューターでは${name}の計画が異なります。どこでも同じDaytileを使ってください`,
  ready: (name, count, units, address) =>
    `${name}：セット${written(count)}組、${written(units)}単位。次はdaytile census work --redis ${address}を実行してください`,
  working: (name, left, units, threads) =>
    `${name}：${written(units)}単位のうち残り${written(left)}単位、スレッド${threads}本`,
  allDone: (name, units) => `${name}：${written(units)}単位すべて済みました。次はdaytile census collectです`,
  unitFailed: (name, why) =>
    `${name}の単位が失敗しました（${why}）。同じdaytile census --redisをもう一度実行するとやり直します`,
  stateOf: (name, pieces, puzzle, count) => `${name}：${puzzle}で${pieces}、セット${written(count)}組`,
  unitsSoFar: (done, units, active, waiting, failed) =>
    `${written(units)}単位のうち${written(done)}単位が完了、作業中${written(active)}、待ち${written(waiting)}、失敗${written(failed)}`,
  workers: (count) => `作業中のコンピューター：${written(count)}`,
  collected: (working, count, name) =>
    `いつも解けるセット：${written(count)}組のうち${written(working)}組（${name}から取得）`,
  dropped: (name) => `${name}を取り除きました`,
};
