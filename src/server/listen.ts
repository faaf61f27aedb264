/** From a server to an address at which it answers. */

import { createServer, type ServerOptions as HttpOptions, type IncomingMessage, type RequestListener } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { createAdaptorServer, type HttpBindings, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";
import { isForAll, isLoopback, networkAddresses } from "./hosts.js";
import type { Quick } from "./quick.js";

export interface ListenAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

export interface Listening extends ListenAddress {
  /** For whoever sits at this machine. */
  readonly address: string;
  /** Whether only this machine can reach it. */
  readonly isLocal: boolean;
  /** For everybody else in the network. */
  readonly farAddresses: readonly string[];
  /** Takes nobody new, lets those finish who are being answered, and then ends, also where browsers keep connections open. */
  close(): Promise<void>;
}

/** Bounds for clients that are slow, or many, or never read what they asked for; in milliseconds. */
export interface ServerLimits {
  readonly connections: number;
  /** Until a request is there with all its headers. */
  readonly headers: number;
  /** Without a byte in either direction. */
  readonly idle: number;
  /** Between two requests. */
  readonly keepAlive: number;
  /** How often the first of these is looked at. */
  readonly check: number;
}

const defaultLimits: ServerLimits = { connections: 256, headers: 10_000, idle: 15_000, keepAlive: 5_000, check: 1_000 };

/** An address as people type it: IPv6 has brackets. */
function addressOf({ host, port }: ListenAddress): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
}

/** A server for all is reached as localhost from here. */
const nearName = (host: string): string => (isForAll(host) || host === "127.0.0.1" ? "localhost" : host);

/** Where others reach it: none where it is for this machine alone, or the machine is in no network. */
function farAddresses({ host, port }: ListenAddress): string[] {
  if (isLoopback(host)) return [];
  const hosts = isForAll(host) ? networkAddresses() : [host];
  return hosts
    .filter((each) => host !== "0.0.0.0" || !each.includes(":"))
    .map((each) => addressOf({ host: each, port }));
}

/** So often in a row nobody must be waiting: what was sent just before the end has been read by then. */
const quietLooks = 15;
/** Who doesn't read would keep a server for good. */
const farewell = 2_000;

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function untilQuiet(waiting: Waiting, limit: number): Promise<void> {
  const end = performance.now() + limit;
  for (let looks = 0; looks < quietLooks && performance.now() < end; looks++) {
    await rest(10);
    if (waiting.current > 0) looks = 0;
  }
}

/** Node's own way to close ends connections whose request has come but hasn't been read yet. */
async function closeServer(server: ServerType, waiting: Waiting, finish: () => Promise<void>): Promise<void> {
  waiting.isEnding = true;
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  await untilQuiet(waiting, farewell);
  await finish();
  await untilQuiet(waiting, farewell);
  if ("closeAllConnections" in server) server.closeAllConnections();
  await closed;
}

/** How many requests have been read and not been answered yet. */
interface Waiting {
  current: number;
  /** Whether nobody shall ask anything more: whoever is answered then is told not to come again on the same connection. */
  isEnding: boolean;
}

/** A browser waits for each answer of a connection before it asks on; a client that does not would fill the memory. */
const maxWaiting = 2;

/** Hangs up on who asks and asks and doesn't read. */
function patient(
  fetch: Hono["fetch"],
  all: Waiting,
): (request: Request, connection: HttpBindings) => Response | Promise<Response> {
  const waiting = new WeakMap<object, number>();
  return (request, connection) => {
    const { socket } = connection.incoming;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > maxWaiting) {
      socket.destroy();
      return new Response(null, { status: 429 });
    }
    all.current++;
    if (all.isEnding) connection.outgoing.shouldKeepAlive = false;
    connection.outgoing.once("close", () => {
      all.current--;
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    });
    return fetch(request, connection);
  };
}

/** Whether the system has taken over all that this client has been sent so far. */
const hasRead = ({ socket }: IncomingMessage): boolean => socket.writableLength === 0;

/**
 * Answers at once what can be, unless it would be the second answer on its way to the same client, or the last one on its
 * connection: those are told from others the long way.
 */
function hastened(quick: Quick, slow: RequestListener, all: Waiting): RequestListener {
  return (incoming, outgoing) => {
    const mayHasten = !all.isEnding && outgoing.socket !== null && hasRead(incoming);
    if (!mayHasten || !quick(incoming, outgoing)) return slow(incoming, outgoing);
    if (hasRead(incoming)) return;
    all.current++;
    outgoing.once("close", () => all.current--);
  };
}

/** A client that does not read holds its answers in memory until its socket has been idle for too long. */
function boundedServer({ fetch }: Hono, limits: ServerLimits, waiting: Waiting, quick: Quick): ServerType {
  const { headers, idle, keepAlive, check, connections } = limits;
  const serverOptions = {
    headersTimeout: headers,
    requestTimeout: headers,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
  };
  const answer = patient(fetch, waiting);
  const server = createAdaptorServer({
    fetch: (request, env) => answer(request, env as HttpBindings),
    createServer: (options: HttpOptions, slow: RequestListener) =>
      createServer(options, hastened(quick, slow, waiting)),
    serverOptions,
  } as Parameters<typeof createAdaptorServer>[0]);
  server.setTimeout(idle);
  server.maxConnections = connections;
  return server;
}

export interface ListenHooks {
  /** Waited for before the last connections are closed. */
  readonly finish?: () => Promise<void>;
  /** Answers before the app is asked. */
  readonly quick?: Quick;
}

/** Rejects with the system's error, such as that of a port that is taken. */
export function listen(
  app: Hono,
  { host, port }: ListenAddress,
  limits: Partial<ServerLimits> = {},
  { finish = async () => {}, quick = () => false }: ListenHooks = {},
): Promise<Listening> {
  const waiting = { current: 0, isEnding: false };
  const server = boundedServer(app, { ...defaultLimits, ...limits }, waiting, quick);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const place = { host, port: (server.address() as AddressInfo).port };
      const address = addressOf({ ...place, host: nearName(host) });
      const reach = { address, isLocal: isLoopback(host), farAddresses: farAddresses(place) };
      resolve({ ...place, ...reach, close: () => closeServer(server, waiting, finish) });
    });
  });
}
