/** From a question to the one answer of a worker that was started for it, and goes when it has answered or nobody waits. */

export function oneAnswer<Told>(worker: Worker, asked: unknown, signal: AbortSignal): Promise<Told> {
  const answer = new Promise<Told>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) => resolve(data);
    worker.onerror = () => reject(new Error("the worker failed"));
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.postMessage(asked);
  });
  return answer.finally(() => worker.terminate());
}
