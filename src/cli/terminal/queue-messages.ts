/** What there is to say about a census that many machines share through Redis. */

import { speaker } from "../../core/text/message.js";
import { counted } from "../../core/text/sentences.js";

const number = (value: number): string => value.toLocaleString("en");

export const queueSentences = {
  needsPackages: (packages: readonly string[]) =>
    `--redis needs two more packages; run npm install ${packages.join(" ")} (add -g if Daytile is installed globally)`,
  nobodyThere: (address: string) => `there is no Redis at ${address}; start redis-server, or check the address`,
  wrongPassword: (address: string, form: string) => `Redis at ${address} wants another password; write ${form}`,
  noRedis: (address: string) => `what answers at ${address} isn't Redis`,
  redisSays: (address: string, why: string) => `Redis at ${address} says: ${why}`,
  foreignData: (address: string, key: string, example: string) =>
    `${address} has something else under ${key}; choose another database, such as ${example}`,
  foreignUnit: (unit: number, name: string) =>
    `what Redis has for unit ${number(unit)} of ${name} isn't Daytile's; run daytile census drop, then start again`,
  foreignJobs: (count: number, name: string) =>
    `${counted(count, "job")} in the queue of ${name} ${count === 1 ? "isn't" : "aren't"} Daytile's and stayed undone`,
  unitMissing: (unit: number, name: string) =>
    `Redis has lost unit ${number(unit)} of ${name}; run daytile census work to put it back`,
  keepsNothing: (address: string) =>
    `Redis at ${address} keeps nothing on disk, so a restart loses everything; set appendonly yes`,
  forgets: (address: string, policy: string) =>
    `Redis at ${address} drops data when its memory is full (${policy}); set maxmemory-policy noeviction`,
  lost: (address: string) => `Redis at ${address} doesn't answer; waiting for it`,
  back: (address: string) => `Redis at ${address} is back`,
  noCensus: (address: string) => `there is no census at ${address}; put one there with daytile census --redis`,
  whichCensus: (names: readonly string[]) => `there are several; add the name of one: ${names.join(", ")}`,
  unknownCensus: (word: string) => `unknown census ${word}`,
  otherVersion: (name: string, theirs: string, ours: string) =>
    `${name} needs Daytile ${theirs}, and this is ${ours}; run npx daytile@${theirs} instead`,
  otherUnits: (name: string) => `this machine plans ${name} differently; use the same Daytile on all machines`,
  ready: (name: string, sets: number, units: number, address: string) =>
    `${name}: ${counted(sets, "set")} in ${counted(units, "unit")}; now run daytile census work --redis ${address}`,
  working: (name: string, left: number, units: number, threads: number) =>
    `${name}: ${number(left)} of ${counted(units, "unit")} left; working with ${counted(threads, "thread")}`,
  allDone: (name: string, units: number) => `${name}: ${counted(units, "unit")} done; run daytile census collect`,
  unitFailed: (name: string, why: string) =>
    `a unit of ${name} failed (${why}); run the same daytile census --redis again to retry`,
  stateOf: (name: string, pieces: string, puzzle: string, sets: number) =>
    `${name}: ${pieces} on ${puzzle}, ${counted(sets, "set")}`,
  unitsSoFar: (done: number, units: number, active: number, waiting: number, failed: number) =>
    `${number(done)} of ${counted(units, "unit")} done, ${number(active)} in progress, ${number(waiting)} waiting, ` +
    `${number(failed)} failed`,
  workers: (count: number) => `workers: ${number(count)}`,
  collected: (working: number, sets: number, name: string) =>
    `${number(working)} of ${counted(sets, "set")} work; collected from ${name}`,
  dropped: (name: string) => `removed ${name}`,
};

export const sayQueue = speaker("queue", queueSentences);
