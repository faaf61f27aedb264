/** Where a thread of a census begins: it is told the plan, then one thing to do after the other, and posts what each finds. */

import { parentPort } from "node:worker_threads";
import { newCensusHost } from "../core/census/census-host.js";
import { doSieveTask } from "../core/census/sieve-task.js";
import type { CensusPlan } from "../core/census/survey.js";
import { OutOfRoom, unitText } from "../core/census/unit.js";
import type { FromUnitThread, TaskMessage, ToUnitThread, UnitMessage } from "./unit-messages.js";

const host = newCensusHost();
let plan: CensusPlan | undefined;

function done(known: CensusPlan, order: UnitMessage | TaskMessage): FromUnitThread {
  if (host === undefined) throw new Error("there is no WebAssembly");
  if ("left" in order) return unitText(known, host, order.part, order.left);
  const found = doSieveTask(known, host, order.part, order.task);
  if (found === undefined) throw new OutOfRoom();
  return found;
}

parentPort?.on("message", (message: ToUnitThread) => {
  if ("plan" in message) plan = message.plan;
  else if (plan) parentPort?.postMessage(done(plan, message));
});
