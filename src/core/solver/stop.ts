/** How long work is stopped, and how it lets others have a turn. Core knows neither the DOM nor Node: only this much. */

/** What stops long work. An AbortSignal is one. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/** A signal that wants to hear as soon as it's clear that the work takes long. */
export interface PatientSignal extends StopSignal {
  tooLong?(): void;
}

export function throwIfStopped(signal: StopSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new Error("Stopped.");
}

interface Timers {
  setTimeout(callback: () => void, milliseconds: number): unknown;
}

/** Lets whatever is waiting have a turn: input, timers, messages. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    (globalThis as unknown as Timers).setTimeout(resolve, 0);
  });
}
