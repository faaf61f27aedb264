/** The world as a command sees it: everything that differs between a process and a test. */

import type { Message } from "../../core/i18n/message.js";

/** What is written: text, or the bytes of a picture. */
export type Data = string | Uint8Array;

export interface Sink {
  /** Resolves when the data are on their way; rejects with `ClosedPipe` when nobody reads any more, else with `CannotWrite`. */
  write(data: Data): Promise<void>;
  readonly isTerminal: boolean;
  /** Of a terminal, where it tells. */
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
}

export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Rejects with `CannotRead` where there is too much of it, or it isn't text. */
  readStdin(): Promise<string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that names of files start from. */
  readonly cwd: string;
  now(): Date;
  /** Hands over every key a person presses, until released; nothing to release where nobody can press any. */
  watchKeys?(onKey: (key: string) => void): (() => void) | undefined;
  /** True where what blocks may go to its own thread, so that this one hears a person's Ctrl-C meanwhile. */
  readonly mayThread?: boolean;
  /** Given when a person presses Ctrl-C, or with an `AskedToEnd` as its reason. */
  readonly signal: AbortSignal;
  /** For work that others wait for: an orderly end may take this many milliseconds. A second Ctrl-C ends it at once. */
  mayEndIn?(milliseconds: number): void;
}

/** Why work is to stop, when it was no person who asked: the system wants the process to end, and with which code. */
export class AskedToEnd extends Error {
  constructor(readonly code: 129 | 143 = 143) {
    super("The system asked the process to end.");
  }
}

/** The code that a shell expects: 128 and the number of the signal. */
export const interruptedCode = ({ reason }: AbortSignal): 129 | 130 | 143 =>
  reason instanceof AskedToEnd ? reason.code : 130;

/** The reader of our output has gone, as `head` does: reason to stop, not to complain. */
export class ClosedPipe extends Error {}

/** An error that a person can do something about. */
class Told extends Error {
  constructor(readonly said: Message) {
    super(said.message);
  }
}

/** What was to be written could not be: a full disk, say. A sentence about it is the message. */
export class CannotWrite extends Told {}

/** What was to be read could not be. The message says why. */
export class CannotRead extends Told {}
