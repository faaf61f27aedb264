/** From what somebody wrote as the address of a Redis to one that can be asked, and one that can be shown. */

export interface QueueAddress {
  readonly url: string;
  /** Without the password: it ends up on screens and in logs. */
  readonly shown: string;
  readonly host: string;
}

/** Undefined where it is no such address. */
export function readQueueAddress(text: string): QueueAddress | undefined {
  if (!/^rediss?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isDatabase = /^\/?\d*$/.test(url.pathname);
  if (url.hostname === "" || !isDatabase) return undefined;
  url.password = "";
  return { url: text, shown: url.href, host: url.hostname };
}
