/** The little of WebAssembly that the census needs: a memory, and the program that works on it. */

import {
  compileModule,
  growMemory,
  hostOf,
  type KernelMemory,
  type KernelModule,
} from "../solver/kernel/webassembly.js";
import { censusBase64 } from "./census.generated.js";

interface CensusExports {
  fillTop(): void;
  fillBottom(): void;
  noteLive(sets: number, count: number): void;
}

export interface CensusHost {
  readonly memory: KernelMemory;
  readonly exports: CensusExports;
}

let compiled: { readonly module: KernelModule | undefined } | undefined;

/** Undefined where there is no WebAssembly: a census without it would take days. */
export function newCensusHost(): CensusHost | undefined {
  compiled ??= { module: compileModule(censusBase64) };
  return compiled.module && hostOf<CensusExports>(compiled.module, 1 << 20);
}

export function viewOf({ memory }: CensusHost, bytes: number): DataView {
  growMemory(memory, bytes);
  return new DataView(memory.buffer);
}
