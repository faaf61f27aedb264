/** From long work to work that others can interrupt. */

/** Gives the page a turn, and ends everything where nobody wants the result any more. */
export async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}
