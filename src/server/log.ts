/** From what happens to the lines of a log that programs read, a line of JSON each; many at once are written at once. */

/** An answer, as the log tells it. */
export interface LogEntry {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

/** Tenths of a millisecond are enough. */
export const roundedMs = (ms: number): number => Math.round(ms * 10) / 10;

/** What was asked for after the question mark is nobody's business. */
export const pathIn = (address: string): string => address.split("?", 1)[0] ?? "";

const lineOf = (now: Date, entry: object): string => `${JSON.stringify({ time: now.toISOString(), ...entry })}\n`;

/** Takes entries as they come, and writes them when there is a moment. */
export function newLog(now: () => Date, write: (text: string) => void): (entry: object) => void {
  let waiting = "";
  const flush = (): void => {
    const text = waiting;
    waiting = "";
    write(text);
  };
  return (entry) => {
    if (waiting === "") setImmediate(flush);
    waiting += lineOf(now(), entry);
  };
}
