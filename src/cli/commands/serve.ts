/** From a port to the app at an address, until somebody says stop; today's tiling comes first. */

import { fileURLToPath } from "node:url";
import { quoted } from "../../core/text/sentences.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import type { Command, Context, ExitCode } from "../command.js";
import { interruptedCode } from "../terminal/io.js";
import { codeOf } from "../terminal/system-error.js";

type Server = typeof import("../../server/server.js");
type Listening = Awaited<ReturnType<Server["listen"]>>;

const defaultHost = "127.0.0.1";
/** As many as a year has days when it is generous. */
const defaultPort = 3660;
const anyPort = 0;
const appFolder = fileURLToPath(new URL("../../app", import.meta.url));
const fontFolder = fileURLToPath(new URL("../../../fonts", import.meta.url));

/** What the system says to a wrong address. */
const faults: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `port ${port} is taken; leave out --port for one that is free`,
  EACCES: (_, port) => `port ${port} may not be used without special rights; take one from 1024 on`,
  EADDRNOTAVAIL: (host) => `this machine has no address ${quoted(host)}`,
  ENOTFOUND: (host) => `there is no host ${quoted(host)}`,
  EAI_AGAIN: (host) => `there is no host ${quoted(host)}`,
};

async function listenAt(server: Server, context: Context, port: number): Promise<Outcome<Listening>> {
  const files = server.readAppFiles(appFolder, fontFolder);
  if (files === undefined) return refused("the app is not built: run npm run build");
  const host = context.values.host ?? defaultHost;
  const isOwn = server.ownHost({ host, allowed: context.values["allow-host"] });
  try {
    return found(await server.listen(server.appServer(files, isOwn), { host, port }));
  } catch (error) {
    const fault = faults[codeOf(error)];
    if (fault === undefined) throw error;
    if (codeOf(error) !== "EADDRINUSE" || context.values.port !== undefined) return refused(fault(host, port));
    await context.say(`port ${port} is taken; another one is used`);
    return listenAt(server, context, anyPort);
  }
}

const interruption = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Who else can open it: nobody should learn that from their network. */
function reach({ isLocal, farAddresses: [first, ...others] }: Listening): string {
  if (isLocal) return "";
  if (first === undefined) return "It would answer the whole network, but this machine is in none.\n";
  const more = others.map((address) => `  or ${address}\n`).join("");
  return `Everybody in your network can open it, such as a phone at ${first}\n${more}`;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values, print, io } = context;
  if (args.length > 0) return refused(`serve takes no ${quoted(args[0] ?? "")}; see daytile help serve`);
  const [server, { solve }] = await Promise.all([import("../../server/server.js"), import("./solve.js")]);
  const listening = await listenAt(server, context, values.port ?? defaultPort);
  if (!listening.ok) return listening;
  try {
    await solve.run({ ...context, values: {} });
    await print(`\nToday's puzzle is at ${listening.value.address}\n${reach(listening.value)}Ctrl-C ends it.\n`);
    await interruption(io.signal);
    return interruptedCode(io.signal);
  } finally {
    await listening.value.close();
  }
}

export const serve: Command = {
  summary: "print today's tiling and serve the app",
  usage: "serve",
  takes: "none",
  examples: [
    { line: "daytile serve", description: "the app on this machine" },
    {
      line: "daytile serve --port 0 --host 0.0.0.0",
      description: "on any free port, also for the phone in the same network",
    },
  ],
  options: ["port", "host", "allow-host"],
  notes: [
    `The app is served at port ${defaultPort}, or at a free one if that is taken, and only to this machine, unless --host ` +
      "says otherwise. Nothing is opened by itself. Ctrl-C ends it.",
    "Only who calls this machine by its own name or address is answered: localhost, its addresses in the network if it " +
      "serves that, and what --allow-host names.",
  ],
  run,
};
