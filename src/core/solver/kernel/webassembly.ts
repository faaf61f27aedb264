/** The little of WebAssembly that the kernel needs. It is there wherever JavaScript runs, but its types come with the DOM. */

export interface KernelModule {
  readonly kernelModule: unique symbol;
}

export interface KernelExports {
  spread(tables: number): void;
  beginAgain(low: number, high: number): void;
  searchPlainSingle(budget: number): void;
  searchPlain(budget: number): void;
  searchAny(budget: number): void;
}

interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => KernelModule;
  Instance: new (module: KernelModule, imports: object) => { readonly exports: unknown };
  Memory: new (size: { initial: number }) => KernelMemory;
}

const pageBytes = 65536;

const api = (globalThis as { WebAssembly?: WebAssemblyApi }).WebAssembly;

/** A program as a module, or undefined where WebAssembly is switched off. */
export function compileModule(base64: string): KernelModule | undefined {
  try {
    return api && new api.Module(bytesFromBase64(base64));
  } catch {
    // A strict content security policy refuses to compile; the general search works everywhere.
    return undefined;
  }
}

interface Base64Hosts {
  readonly Buffer?: { from(text: string, encoding: "base64"): Uint8Array };
  atob(text: string): string;
}

/** The language itself cannot read base64 yet. Node has the quicker way, and every start has to do it. */
export function bytesFromBase64(base64: string): Uint8Array {
  const { Buffer, atob } = globalThis as unknown as Base64Hosts;
  return Buffer?.from(base64, "base64") ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export interface KernelMemory {
  /** Another one after the memory has grown. */
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** What a memory has in it as long as nobody else needs the room. */
export interface HostContent {
  /** Says that somebody is about to write over it. */
  leave(): void;
}

/** A memory and the kernel that works on it. */
export interface KernelHost {
  readonly memory: KernelMemory;
  readonly exports: KernelExports;
  /** Its memory as words, for as long as it does not grow. */
  view?: Uint32Array | undefined;
  /** What its memory still has in it from the last time. */
  holds?: HostContent | undefined;
  /** The size of the table of states that is in it, as a power of two. */
  bits?: number | undefined;
}

/**
 * Hosts that are free to be used again. Making one is slow, for the engine sets aside gigabytes of addresses for each
 * memory, and soon refuses to make more.
 */
const free: KernelHost[] = [];
const maxFree = 4;

/** Undefined where the engine has no more memories to give: thousands are in use at once then. */
export function borrowHost(module: KernelModule, bytes: number, content?: HostContent): KernelHost | undefined {
  try {
    const host = takeFree(content) ?? newHost(module, bytes);
    if (host.holds !== content) {
      host.holds?.leave();
      host.holds = undefined;
    }
    growMemory(host.memory, bytes);
    return host;
  } catch {
    return undefined;
  }
}

/** If there is one, the host that has this in it. */
function takeFree(content: HostContent | undefined): KernelHost | undefined {
  const at = content === undefined ? -1 : free.findIndex(({ holds }) => holds === content);
  return at < 0 ? free.pop() : free.splice(at, 1)[0];
}

const newHost = (module: KernelModule, bytes: number): KernelHost => hostOf<KernelExports>(module, bytes);

/** A new memory of so many bytes, and what a program offers that works on it. Throws where there is no memory left. */
export function hostOf<Exports>(module: KernelModule, bytes: number): { memory: KernelMemory; exports: Exports } {
  const memory = new api!.Memory({ initial: Math.ceil(bytes / pageBytes) });
  return { memory, exports: new api!.Instance(module, { env: { memory } }).exports as Exports };
}

export function growMemory(memory: KernelMemory, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
}

export function hostWords(host: KernelHost): Uint32Array {
  // The length of a view is 0 once its memory has grown.
  if (host.view === undefined || host.view.length === 0) host.view = new Uint32Array(host.memory.buffer);
  return host.view;
}

export function returnHost(host: KernelHost): void {
  if (free.length < maxFree && !free.includes(host)) free.push(host);
}
