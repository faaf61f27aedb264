/** A browser as the journeys use it, whoever drives it: a tab, a mouse, keys, and fingers where the driver has some. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a hand does with a mouse or a finger, one after the other. */
export type HandStep = { readonly to: Spot } | "down" | "up";

/** What a browser may be without. */
export const lacks = ["nothing", "storage", "site data", "WebAssembly"] as const;
export type Lack = (typeof lacks)[number];

export interface Tab {
  /** Comes back when the page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs in the page, so it may use nothing but what it is given. */
  run<Given, Result>(work: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  mouse(steps: readonly HandStep[]): Promise<void>;
  wheel(at: Spot, by: number): Promise<void>;
  /** Undefined where the driver takes fingers for a mouse. */
  readonly finger: ((steps: readonly HandStep[]) => Promise<void>) | undefined;
  /** A key, perhaps with others held down: `Control+Shift+z`. */
  press(keys: string): Promise<void>;
  picture(): Promise<Buffer>;
  /** What the page complained about since somebody asked last. */
  complaints(): Promise<readonly string[]>;
}

export interface Engine {
  /** What it can be without in earnest; for everything else a script in the page refuses in its place. */
  readonly reallyLacks: readonly Lack[];
  /** Whether its driver passes on what the page complains about; else a script in the page writes it down. */
  readonly tellsComplaints: boolean;
  /** A tab of a browser that lacks it. What was kept for other addresses does not matter: each journey has its own. */
  tab(lack: Lack): Promise<Tab>;
  close(): Promise<void>;
}

/** `Control+Shift+z` to what is held down and what is pressed then. */
export function keysOf(keys: string): { readonly held: readonly string[]; readonly key: string } {
  const names = keys.split("+");
  return { held: names.slice(0, -1), key: names.at(-1)! };
}
