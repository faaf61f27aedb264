/** From the address of a Redis on a command line to the censuses there, or to a sentence why they can't be had. */

import { type CensusQueue, isWrongType, listKey } from "../../census/census-queue.js";
import { connectQueue, type QueueObstacle } from "../../census/connect-queue.js";
import { type QueueAddress, readQueueAddress } from "../../census/queue-address.js";
import { loadQueuePackages, queuePackageNames } from "../../census/queue-packages.js";
import type { QueuedCensus } from "../../census/queued-census.js";
import { hinted } from "../../core/i18n/hinted.js";
import type { Message } from "../../core/i18n/message.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { queueMessages } from "../../core/locales/en/queue.generated.js";
import { watchMessages } from "../../core/locales/en/watch.generated.js";
import { didYouMean } from "../../core/text/guess.js";
import { quoted } from "../../core/text/sentences.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import type { Context, ExitCode } from "../command.js";
import { version } from "../terminal/version.js";

/** Where a Redis listens that nobody has told otherwise, and a second database of it. */
const usualAddress = "redis://localhost:6379";
const otherDatabase = `${usualAddress}/1`;

function whyNot({ kind, message }: QueueObstacle, { shown, host }: QueueAddress): Message {
  const reasons: Readonly<Record<QueueObstacle["kind"], Message>> = {
    nobody: queueMessages.nobodyThere({ address: shown }),
    host: watchMessages.unknownHost({ host: quoted(host) }),
    password: queueMessages.wrongPassword({ address: shown, form: "redis://:PASSWORD@HOST" }),
    silent: queueMessages.noRedis({ address: shown }),
    other: queueMessages.redisSays({ address: shown, why: message }),
  };
  return reasons[kind];
}

async function connected({ values: { redis }, warn }: Context): Promise<Outcome<CensusQueue>> {
  if (redis === undefined)
    return refused(lineMessages.needsValue({ option: "--redis", written: `--redis ${usualAddress}` }));
  const address = readQueueAddress(redis);
  if (address === undefined)
    return refused(lineMessages.addressForm({ option: "--redis", example: usualAddress, text: quoted(redis) }));
  const packages = loadQueuePackages();
  if (packages === undefined) return refused(queueMessages.needsPackages({ packages: queuePackageNames }));
  // Where nobody reads warnings any more, one less is no loss.
  const tell = (said: Message): void => void warn(said).catch(() => {});
  const queue = await connectQueue(packages, address, {
    onLost: () => tell(queueMessages.lost({ address: address.shown })),
    onBack: () => tell(queueMessages.back({ address: address.shown })),
  });
  return "kind" in queue ? refused(whyNot(queue, address)) : found(queue);
}

/** Does something with the Redis of `--redis`, and lets go of it. */
export async function withQueue(
  context: Context,
  work: (queue: CensusQueue) => Promise<ExitCode | Refusal>,
): Promise<ExitCode | Refusal> {
  const queue = await connected(context);
  if (!queue.ok) return queue;
  try {
    return await work(queue.value);
  } catch (error) {
    if (!isWrongType(error)) throw error;
    return refused(
      queueMessages.foreignData({ address: queue.value.address.shown, key: listKey, example: otherDatabase }),
    );
  } finally {
    await queue.value.close();
  }
}

/** Whoever is about to trust a Redis should know what it forgets. */
export async function warnOfLoss({ warn }: Context, queue: CensusQueue): Promise<void> {
  const { isOnDisk, forgets } = await queue.keeping();
  const { shown } = queue.address;
  if (!isOnDisk) await warn(queueMessages.keepsNothing({ address: shown }));
  if (forgets !== undefined) await warn(queueMessages.forgets({ address: shown, policy: forgets }));
}

/** All censuses there; what else is in their list isn't a reason to stop. */
export async function censusesThere({ warn }: Context, queue: CensusQueue): Promise<Outcome<readonly QueuedCensus[]>> {
  const { censuses, foreign } = await queue.censuses();
  const { shown } = queue.address;
  if (foreign > 0) await warn(queueMessages.foreignData({ address: shown, key: listKey, example: otherDatabase }));
  return censuses.length === 0 ? refused(queueMessages.noCensus({ address: shown })) : found(censuses);
}

/** The one that is asked for: by a part of its name, or the only one. */
export async function censusAskedFor(context: Context, queue: CensusQueue): Promise<Outcome<QueuedCensus>> {
  const all = await censusesThere(context, queue);
  if (!all.ok) return all;
  const [, word = ""] = context.args;
  const names = all.value.map(({ name }) => name);
  const fitting = all.value.filter(({ name }) => name.includes(word));
  const [first, second] = fitting;
  if (first === undefined)
    return refused(hinted(queueMessages.unknownCensus({ word: quoted(word) }), didYouMean(word, names)));
  return second === undefined
    ? found(first)
    : refused(queueMessages.whichCensus({ names: fitting.map(({ name }) => name) }));
}

/** Another version may divide a census differently, so it has to keep its hands off. */
export function otherVersion({ name, daytile }: QueuedCensus): Refusal | undefined {
  return daytile === version()
    ? undefined
    : refused(queueMessages.otherVersion({ name, theirs: daytile, ours: version() }));
}
