/** Where a thread of a census begins: it is told the plan, then one unit after the other, and posts what each finds. */

import { parentPort } from "node:worker_threads";
import { newCensusHost } from "../core/census/census-host.js";
import type { CensusPlan } from "../core/census/survey.js";
import { unitText } from "../core/census/unit.js";
import type { FromUnitThread, ToUnitThread } from "./unit-messages.js";

const host = newCensusHost();
let plan: CensusPlan | undefined;

parentPort?.on("message", (message: ToUnitThread) => {
  if ("plan" in message) plan = message.plan;
  else if (plan && host) {
    const { unit, part } = message;
    parentPort?.postMessage({ unit, written: unitText(plan, host, part) } satisfies FromUnitThread);
  }
});
