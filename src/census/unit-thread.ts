/** Where a thread of a census begins: it is given the plan, and then does units and tasks of a sieve. */

import { workerData } from "node:worker_threads";
import { type CensusHost, newCensusHost } from "../core/census/census-host.js";
import type { Part } from "../core/census/family.js";
import { doSieveTask, type SieveTask } from "../core/census/sieve-task.js";
import type { CensusPlan } from "../core/census/survey.js";
import { OutOfRoom, unitText } from "../core/census/unit.js";
import { portToParent } from "../rpc/node-port.js";
import { serveRequests } from "../rpc/serve-requests.js";

const plan: CensusPlan = workerData;
let kept: CensusHost | undefined;

/** What failed may have left its memory in disorder: whatever comes next gets a new one. */
function withHost<Found>(work: (host: CensusHost) => Found): Found {
  const host = kept ?? newCensusHost();
  if (host === undefined) throw new Error("there is no WebAssembly");
  kept = undefined;
  const found = work(host);
  kept = host;
  return found;
}

const handlers = {
  /** A unit, or what a sieve has left of it. */
  doUnit: ({ part, left }: { readonly part: Part; readonly left: Uint32Array | undefined }) =>
    withHost((host) => unitText(plan, host, part, left)),

  sift: ({ part, task }: { readonly part: Part; readonly task: SieveTask }) =>
    withHost((host) => {
      const found = doSieveTask(plan, host, part, task);
      if (found === undefined) throw new OutOfRoom();
      return found;
    }),
};

export type UnitHandlers = typeof handlers;

serveRequests(portToParent(), handlers);
