/** A line between a thread and whoever started it: the same for workers of a browser and threads of Node. */

/** The thread's end of the line. */
export interface Port<Received, Sent> {
  /** What `transfer` lists moves along instead of being copied. */
  post(message: Sent, transfer?: readonly ArrayBufferLike[]): void;
  listen(onMessage: (message: Received) => void): void;
}

/** The other end: a thread as whoever started it sees it. */
export interface Thread<Received, Sent> {
  post(message: Sent, transfer?: readonly ArrayBufferLike[]): void;
  /** `onFailure` is called when the thread couldn't start, or broke down. */
  listen(onMessage: (message: Received) => void, onFailure: (error: Error) => void): void;
  terminate(): Promise<void>;
}
