/** What the command line says in Arabic about a census that many machines share. */

import { typed } from "../../../core/text/typed.js";
import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("ar");

export const arQueue: NonNullable<CommandWords["queue"]> = {
  needsPackages: (packages) =>
    `يحتاج ${typed("--redis")} إلى حزمتين؛ نفّذ ${typed(`npm install ${packages.join(" ")}`)} (مع ${typed("-g")} إن كان Daytile مثبّتًا للجميع)`,
  nobodyThere: (address) => `لا يوجد Redis في ${address}؛ شغّل ${typed("redis-server")} أو راجع العنوان`,
  wrongPassword: (address, form) => `يريد Redis في ${address} كلمة مرور أخرى؛ اكتب ${form}`,
  noRedis: (address) => `ما يجيب في ${address} ليس Redis`,
  redisSays: (address, why) => `يقول Redis في ${address}: ${why}`,
  foreignData: (address, key, example) => `في ${address} شيء آخر تحت ${key}؛ اختر قاعدة بيانات أخرى مثل ${example}`,
  foreignUnit: (unit, name) =>
    `ما في Redis للوحدة ${written(unit)} من ${name} ليس من Daytile؛ نفّذ ${typed("daytile census drop")} ثم ابدأ من جديد`,
  foreignJobs: (count, name) => `مهام في طابور ${name} ليست من Daytile وبقيت كما هي: ${written(count)}`,
  unitMissing: (unit, name) =>
    `فقد Redis الوحدة ${written(unit)} من ${name}؛ نفّذ ${typed("daytile census work")} لإعادتها`,
  keepsNothing: (address) =>
    `لا يحفظ Redis في ${address} شيئًا على القرص ويفقد كل شيء عند إعادة التشغيل؛ اضبط ${typed("appendonly yes")}`,
  forgets: (address, policy) =>
    `يتخلص Redis في ${address} من بيانات حين تمتلئ ذاكرته (${policy})؛ اضبط ${typed("maxmemory-policy noeviction")}`,
  lost: (address) => `لا يجيب Redis في ${address}؛ Daytile ينتظره`,
  back: (address) => `عاد Redis في ${address}`,
  noCensus: (address) => `لا إحصاء في ${address}؛ ضع واحدًا هناك بـ ${typed("daytile census --redis")}`,
  whichCensus: (names) => `هناك أكثر من واحد؛ أضف اسم أحدها: ${names.join("، ")}`,
  unknownCensus: (word) => `إحصاء غير معروف ${word}`,
  otherVersion: (name, theirs, ours) =>
    `يحتاج ${name} إلى Daytile ${theirs} وهذا ${ours}؛ نفّذ ${typed(`npx daytile@${theirs}`)}`,
  otherUnits: (name) => `يخطط هذا الجهاز ${name} بطريقة أخرى؛ استعمل Daytile نفسه على كل الأجهزة`,
  ready: (name, count, units, address) =>
    `${name}: المجموعات: ${written(count)}، الوحدات: ${written(units)}؛ نفّذ الآن ${typed(`daytile census work --redis ${address}`)}`,
  working: (name, left, units, threads) =>
    `${name}: بقي ${written(left)} من ${written(units)} من الوحدات؛ الخيوط: ${threads}`,
  allDone: (name, units) =>
    `${name}: اكتمل كل شيء (الوحدات: ${written(units)})؛ نفّذ ${typed("daytile census collect")}`,
  unitFailed: (name, why) =>
    `فشلت وحدة من ${name} (${why})؛ نفّذ ${typed("daytile census --redis")} نفسه مرة أخرى للمحاولة من جديد`,
  stateOf: (name, pieces, puzzle, count) => `${name}: ${pieces} على ${puzzle}، المجموعات: ${written(count)}`,
  unitsSoFar: (done, units, active, waiting, failed) =>
    `اكتمل ${written(done)} من ${written(units)} من الوحدات؛ قيد العمل: ${written(active)}، في الانتظار: ${written(waiting)}، فشل: ${written(failed)}`,
  workers: (count) => `أجهزة تعمل: ${written(count)}`,
  collected: (working, count, name) => `مجموعات تُحل دائمًا: ${written(working)} من ${written(count)}؛ جُمعت من ${name}`,
  dropped: (name) => `أُزيل ${name}`,
};
