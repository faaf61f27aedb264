/** Tells the app's other tabs which play has just been kept, and hears it from them. */

/** A browser that refuses to keep anything for a site may refuse this as well: then each tab is on its own. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("daytile-plays");
  } catch {
    return undefined;
  }
}

const channel = openChannel();

export const notifyOtherTabs = (key: string): void => channel?.postMessage(key);

/** Calls with the key of each play that another tab has kept; what comes back ends it. */
export function onOtherTabs(onKept: (key: unknown) => void): () => void {
  const onMessage = ({ data }: MessageEvent): void => onKept(data);
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
}
