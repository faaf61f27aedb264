/** From a server to an address at which it answers. */

import type { AddressInfo } from "node:net";
import { createAdaptorServer, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";

export interface Place {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

export interface Listening extends Place {
  readonly address: string;
  /** Ends at once, also where browsers keep connections open. */
  close(): Promise<void>;
}

/** An address as one types it: IPv6 stands in brackets, and a server for all is reached as localhost. */
function addressOf({ host, port }: Place): string {
  const isAnywhere = host === "0.0.0.0" || host === "::";
  const name = isAnywhere || host === "127.0.0.1" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}/`;
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}

/** Rejects with the system's error, such as that of a port that is taken. */
export function listen({ fetch }: Hono, { host, port }: Place): Promise<Listening> {
  const server = createAdaptorServer({ fetch });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const place = { host, port: (server.address() as AddressInfo).port };
      resolve({ ...place, address: addressOf(place), close: () => closeServer(server) });
    });
  });
}
