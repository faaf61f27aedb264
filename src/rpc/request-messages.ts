/**
 * The second of two protocols: a request goes to a thread, and progress, an answer or a fault come back. Handlers are where
 * its types come from: whoever asks names them as `WorkerPool<typeof handlers>`.
 */

/** What a handler gets besides its input. */
export interface Call<Progress = never> {
  /** Aborted where nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Moves these along with the answer instead of copying them. */
  transfer(...buffers: readonly ArrayBufferLike[]): void;
}

/** What a thread can be asked, by name. */
export type Handlers = Readonly<Record<string, (input: never, call: Call) => unknown>>;

type CallOf<Handler extends Handlers[string]> = Parameters<Handler>[1];

export type InputOf<Handler extends Handlers[string]> = Parameters<Handler>[0];
export type AnswerOf<Handler extends Handlers[string]> = Awaited<ReturnType<Handler>>;
export type ProgressOf<Handler extends Handlers[string]> =
  CallOf<Handler> extends Call<infer Progress> ? Progress : never;

export type RequestMessage =
  | { readonly kind: "request"; readonly id: number; readonly name: string; readonly input: unknown }
  /** Nobody waits for it any more. */
  | { readonly kind: "abort"; readonly id: number };

export type ReplyMessage =
  /** The thread has loaded all it needs to listen. */
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly kind: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly kind: "fault"; readonly id: number; readonly message: string; readonly stack: string | undefined };
