/**
 * From the name that a browser calls a server by to whether it is one of the server's own.
 *
 * A page from elsewhere can have its own name lead to this machine, and would then count as part of this server: whoever
 * asks by a name that nobody gave us gets no answer.
 */

import { networkInterfaces } from "node:os";

const loopback = ["localhost", "127.0.0.1", "::1"];

export const isForAll = (host: string): boolean => host === "0.0.0.0" || host === "::";

export const isLoopback = (host: string): boolean => loopback.includes(host) || /^127\./.test(host);

/** The addresses by which other machines reach this one, those that are easiest to type first. */
export function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const outside = all.filter(({ internal, address }) => !internal && !/^fe80:/i.test(address));
  return outside.sort((a, b) => a.family.localeCompare(b.family)).map(({ address }) => address);
}

/** The name in a `Host` header: without port, brackets, and the dot that a name may end in. */
function nameIn(header: string): string | undefined {
  const [, name, address] = /^(?:([^\s:[\]/@]+)|\[([\da-f:.]+)\])(?::\d{1,5})?$/i.exec(header) ?? [];
  return (name?.replace(/\.$/, "") ?? address)?.toLowerCase();
}

export interface Hosts {
  /** What the server listens to. */
  readonly host: string;
  /** Further names that it may be called. */
  readonly allowed?: readonly string[] | undefined;
}

/** Addresses of the machine are looked up anew for each unknown name: they change with the network. */
export function ownHost({ host, allowed = [] }: Hosts): (header: string | undefined) => boolean {
  const names = new Set([...loopback, host, ...allowed].map((name) => name.toLowerCase()));
  return (header) => {
    const name = nameIn(header ?? "");
    if (name === undefined) return false;
    return names.has(name) || (isForAll(host) && networkAddresses().includes(name));
  };
}
