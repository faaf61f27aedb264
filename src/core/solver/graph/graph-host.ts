/** The little of WebAssembly that the frontier graph needs: a memory, and the program that works on it. */

import { compileModule, growMemory, hostOf, type KernelMemory, type KernelModule } from "../kernel/webassembly.js";
import { graphBase64 } from "./graph.generated.js";

interface GraphExports {
  completeFit(): void;
  beginGraph(key: bigint, area: number, slot: number, bit: number): void;
  /** These go on with this many nodes, and say whether there are more. */
  expand(nodes: number): number;
  prune(nodes: number): number;
  countBack(nodes: number, joins: boolean): number;
  countOn(nodes: number, joins: boolean): number;
  countShares(nodes: number): number;
  /** Whether there is any solution. */
  finish(): number;
  beginBack(): void;
  beginOn(): void;
  beginShares(): void;
  forget(top: number): void;
  beginList(capacity: number, length: number): void;
  /** Returns how many rows there are now. */
  list(steps: number, capacity: number): number;
}

export interface GraphHost {
  readonly memory: KernelMemory;
  readonly exports: GraphExports;
}

let compiled: { readonly module: KernelModule | undefined } | undefined;

function graphModule(): KernelModule | undefined {
  compiled ??= { module: compileModule(graphBase64) };
  return compiled.module;
}

/** Whether there is WebAssembly for graphs. */
export const hasGraphs = (): boolean => graphModule() !== undefined;

/** A host that is free to be used again: making one is slow. A large one is not kept. */
let free: GraphHost | undefined;
const maxKept = 1 << 26;

/** Undefined where there is no WebAssembly, or no memory. */
export function borrowGraphHost(bytes: number): GraphHost | undefined {
  const module = graphModule();
  if (module === undefined) return undefined;
  try {
    const host = free ?? hostOf<GraphExports>(module, bytes);
    free = undefined;
    growMemory(host.memory, bytes);
    return host;
  } catch {
    return undefined;
  }
}

export function returnGraphHost(host: GraphHost): void {
  if (host.memory.buffer.byteLength <= maxKept) free = host;
}
