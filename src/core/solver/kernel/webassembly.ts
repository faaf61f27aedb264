/** The little of WebAssembly that the kernel needs. It is there wherever JavaScript runs, but its types come with the DOM. */

export interface KernelModule {
  readonly kernelModule: unique symbol;
}

export interface KernelExports {
  searchPlain(budget: number): void;
  searchAny(budget: number): void;
}

interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => KernelModule;
  Instance: new (module: KernelModule, imports: object) => { readonly exports: unknown };
  Memory: new (size: { initial: number; maximum: number }) => KernelMemory;
}

const pageBytes = 65536;

const api = (globalThis as { WebAssembly?: WebAssemblyApi }).WebAssembly;

/** The kernel as a module, or undefined where WebAssembly is switched off. */
export function compileKernel(base64: string): KernelModule | undefined {
  try {
    return api && new api.Module(bytesOf(base64));
  } catch {
    // A strict content security policy refuses to compile; the general search works everywhere.
    return undefined;
  }
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Neither `atob` nor `Buffer` is part of the language. */
function bytesOf(base64: string): Uint8Array {
  const bytes = new Uint8Array((base64.length * 3) / 4);
  for (let i = 0; i < base64.length; i += 4) {
    let group = 0;
    for (let j = 0; j < 4; j++) group = (group << 6) | Math.max(0, digits.indexOf(base64.charAt(i + j)));
    bytes.set([group >> 16, group >> 8, group], (i * 3) / 4);
  }
  return bytes.subarray(0, bytes.length - (base64.length - base64.replace(/=+$/, "").length));
}

export interface KernelMemory {
  readonly buffer: ArrayBuffer;
}

/**
 * Memories that are free to be used again. Making one is slow, for the engine sets aside gigabytes of addresses for each,
 * and soon refuses to make more.
 */
const free: KernelMemory[] = [];
const mostFree = 4;

export function borrowMemory(bytes: number): KernelMemory {
  const fitting = free.findIndex(({ buffer }) => buffer.byteLength >= bytes);
  if (fitting >= 0) return free.splice(fitting, 1)[0]!;
  const pages = Math.ceil(bytes / pageBytes);
  return new api!.Memory({ initial: pages, maximum: pages });
}

export function returnMemory(memory: KernelMemory): void {
  if (free.length < mostFree) free.push(memory);
}

export function instantiate(module: KernelModule, memory: KernelMemory): KernelExports {
  return new api!.Instance(module, { env: { memory } }).exports as KernelExports;
}
