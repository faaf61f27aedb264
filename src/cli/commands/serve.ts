/** From a port to the app at an address, until somebody says stop; today's tiling comes first. */

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Message } from "../../core/i18n/message.js";
import { loadTranslate } from "../../core/i18n/translate.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { watchMessages } from "../../core/locales/en/watch.generated.js";
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
const fontFolder = fileURLToPath(new URL("../../fonts", import.meta.url));

/** What the system says to a wrong address. */
const faults: Readonly<Record<string, (host: string, port: number) => Message>> = {
  EADDRINUSE: (_, port) => watchMessages.portInUse({ port }),
  EACCES: (_, port) => watchMessages.portNeedsRights({ port }),
  EADDRNOTAVAIL: (host) => watchMessages.noAddress({ host: quoted(host) }),
  ENOTFOUND: (host) => watchMessages.unknownHost({ host: quoted(host) }),
  EAI_AGAIN: (host) => watchMessages.unknownHost({ host: quoted(host) }),
};

const defaultSeconds = 10;

/** As long as those who run servers wait before they end a process by force. */
const longestEnd = 30_000;

/** What one machine can bear, and nobody needs more of. */
const limits = {
  waiting: 64,
  grace: 500,
  memory: 512,
  room: 32 * 1024 * 1024,
} as const;

const defaultRate = 50;

/** So many seconds' worth can be asked for at once: a page may show a whole month. */
const burstSeconds = 4;

/** No limit is one that nobody reaches. */
const rateOf = (perSecond: number) =>
  perSecond === 0
    ? { perSecond: Number.MAX_SAFE_INTEGER, burst: Number.MAX_SAFE_INTEGER }
    : { perSecond, burst: perSecond * burstSeconds };

function serviceFor(server: Server, { io, values }: Context, log: (entry: object) => void) {
  const { threads = availableParallelism(), "time-limit": seconds = defaultSeconds, rate = defaultRate } = values;
  const bounds = { ...limits, threads, timeLimit: seconds * 1000, rate: rateOf(rate) };
  return server.newService({ limits: bounds, now: io.now, onFault: (fault) => log({ fault }) });
}

/** A server may be put below a path; what comes after is for whoever asks. */
const isOrigin = (text: string | undefined): boolean =>
  text === undefined || (/^https?:\/\/[^/?#\s]+(\/[\w.~-]+)*\/?$/.test(text) && URL.canParse(text));

/** The name in an address that the server is to be known by. */
const hostIn = (origin: string | undefined): string[] => (origin === undefined ? [] : [new URL(origin).hostname]);

/** An answer may take all of its time, and until then its connection is silent. */
const silenceFor = ({ "time-limit": seconds = defaultSeconds }: Context["values"]) => ({
  idle: Math.max(15, seconds + 5) * 1000,
});

async function listenAt(server: Server, context: Context, port: number): Promise<Outcome<Listening>> {
  const files = server.readAppFiles(appFolder, fontFolder);
  if (files === undefined) return refused(watchMessages.notBuilt());
  const host = context.values.host ?? defaultHost;
  const { "allow-host": allowed = [] } = context.values;
  const origin = context.values.origin?.replace(/\/$/, "");
  const isOwn = server.ownHost({ host, allowed: [...allowed, ...hostIn(origin)] });
  const log = server.newLog(context.io.now, (text) => void context.io.stderr.write(text).catch(() => {}));
  const service = serviceFor(server, context, log);
  const onAnswer = context.values.log ? log : undefined;
  const known = new server.KnownAddresses(service, onAnswer);
  const app = server.appServer(files, { isOwn, service, origin, known, onAnswer, speak: loadTranslate });
  try {
    const hooks = { finish: () => service.pool.finish(), quick: known.quick };
    return found(await server.listen(app, { host, port }, silenceFor(context.values), hooks));
  } catch (error) {
    const fault = faults[codeOf(error)];
    if (fault === undefined) throw error;
    if (codeOf(error) !== "EADDRINUSE" || context.values.port !== undefined) return refused(fault(host, port));
    await context.warn(watchMessages.otherPort({ port }));
    return listenAt(server, context, anyPort);
  }
}

const interruption = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Who else can open it: nobody should learn that from their network. */
function reach({ isLocal, farAddresses: [first, ...others] }: Listening): Message[] {
  if (isLocal) return [];
  return first === undefined
    ? [watchMessages.noNetwork()]
    : [watchMessages.othersAt({ address: first }), ...others.map((address) => watchMessages.orAt({ address }))];
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values, print, io, worded } = context;
  if (args.length > 0) return refused(lineMessages.unexpected({ word: quoted(args[0] ?? ""), command: "serve" }));
  if (!isOrigin(values.origin)) {
    return refused(
      lineMessages.addressForm({
        option: "--origin",
        example: "https://example.org",
        text: quoted(values.origin ?? ""),
      }),
    );
  }
  const [server, { solve }] = await Promise.all([import("../../server/server.js"), import("./solve.js")]);
  const listening = await listenAt(server, context, values.port ?? defaultPort);
  if (!listening.ok) return listening;
  try {
    await solve.run({ ...context, values: values.lang === undefined ? {} : { lang: values.lang } });
    const lines = [
      watchMessages.playAt({ address: listening.value.address }),
      ...reach(listening.value),
      watchMessages.toStop(),
    ];
    await print(`\n${lines.map((line) => `${worded(line)}\n`).join("")}`);
    io.mayEndIn?.(longestEnd);
    await interruption(io.signal);
    return interruptedCode(io.signal);
  } finally {
    await listening.value.close();
  }
}

export const serve: Command = {
  summary: "print today's solution and serve the app",
  usage: "serve",
  takes: "none",
  examples: [
    { line: "daytile serve", description: "the app on this machine" },
    {
      line: "daytile serve --port 0 --host 0.0.0.0",
      description: "on any free port, for phones on your network too",
    },
  ],
  options: ["port", "host", "allow-host", "origin", "threads", "time-limit", "rate", "log", "lang"],
  notes: [
    `Serves the app on port ${defaultPort}, or on a free one if that is in use, and only to this machine (change that with ` +
      "--host). It doesn't open a browser. Press Ctrl-C to stop.",
    "It answers to this machine's own names only: localhost, its addresses if it serves the network, and the names you " +
      "give with --allow-host.",
    "Besides the app it serves pictures (/today.svg), calendars (/calendar.ics), a feed (/feed.xml) and an API (/api/v1) " +
      "that describes itself. See docs/server.md.",
  ],
  run,
};
