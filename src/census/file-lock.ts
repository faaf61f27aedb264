/**
 * A lock beside a file, so that only one process writes to it: another file that says which process that is.
 *
 * A process that was killed leaves its lock behind. Whoever comes next sees that there's no such process any more, and takes
 * the lock over. Of two who do so at the same time, only one can rename the old lock.
 */

import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/** The process that holds a lock, and its machine. */
export interface LockHolder {
  readonly process: number;
  readonly machine: string;
}

const lockName = (path: string): string => `${path}.lock`;

/** Undefined where the file isn't there, or isn't a lock of ours. */
async function holderIn(file: string): Promise<LockHolder | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  const [, process, machine] = /^(\d+) (.*)\n$/.exec(text) ?? [];
  return machine === undefined ? undefined : { process: Number(process), machine };
}

/** Of another machine, nobody here knows. */
function isAlive(holder: LockHolder): boolean {
  if (holder.machine !== hostname()) return true;
  try {
    process.kill(holder.process, 0);
    return true;
  } catch (error) {
    // It may be somebody else's process.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

const isSame = (a: LockHolder, b: LockHolder | undefined): boolean =>
  a.process === b?.process && a.machine === b.machine;

/** Removes a lock that nobody holds any more, unless somebody else has just done so and taken it. */
async function removeStale(lock: string, stale: LockHolder | undefined): Promise<void> {
  const old = `${lock}.${process.pid}`;
  await rename(lock, old).catch(() => {});
  const found = await holderIn(old);
  if (found && !isSame(found, stale)) await rename(old, lock);
  await rm(old, { force: true });
}

/** Whether the lock was free, and is ours now. */
const grab = (lock: string): Promise<boolean> =>
  writeFile(lock, `${process.pid} ${hostname()}\n`, { flag: "wx" }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
      return false;
    },
  );

/** Milliseconds after which a lock without a holder is not one that is just being written. */
const patience = 100;

/** Takes the lock, or says who holds it. */
export async function takeLock(path: string): Promise<LockHolder | undefined> {
  const lock = lockName(path);
  while (!(await grab(lock))) {
    const holder = (await holderIn(lock)) ?? (await pause(patience).then(() => holderIn(lock)));
    if (holder && isAlive(holder)) return holder;
    await removeStale(lock, holder);
  }
  return undefined;
}

export const releaseLock = (path: string): Promise<void> => rm(lockName(path), { force: true });
