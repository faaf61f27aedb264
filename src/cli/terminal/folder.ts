/** From files in the making to a folder: one that was empty, or that has what was written into it the last time. */

import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { filesMessages } from "../../core/locales/en/files.generated.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";
import type { Context } from "../command.js";
import { makeFolder } from "./files.js";
import type { Data } from "./io.js";
import { withBar } from "./progress.js";
import { reasonOf } from "./system-error.js";

/** A file of a folder, made when it is its turn. */
interface FolderFile {
  readonly path: string;
  data(): Promise<Data>;
}

/** Names what was written, a line each: only that is ever removed. */
const listName = ".daytile-files";

/** What was written the last time; undefined where the folder has other things in it. */
async function writtenBefore(folder: string): Promise<readonly string[] | undefined> {
  const names = await readdir(folder);
  if (names.length === 0) return [];
  if (!names.includes(listName)) return undefined;
  return (await readFile(join(folder, listName), "utf8")).split("\n").filter((line) => line !== "");
}

/** A list that somebody has changed leads out of the folder no more than one of ours. */
export const isInside = (path: string): boolean => !/^\/|\\|(^|\/)\.\.(\/|$)|^[a-z]:/i.test(path);

async function writeOne(folder: string, path: string, data: Data): Promise<number> {
  const file = join(folder, path);
  await makeFolder(dirname(file));
  await writeFile(file, data);
  return Buffer.byteLength(data);
}

async function removeOld(folder: string, before: readonly string[], now: ReadonlySet<string>): Promise<void> {
  for (const path of before) {
    if (!now.has(path) && isInside(path)) await rm(join(folder, path), { force: true });
  }
}

async function fill(context: Context, folder: string, files: readonly FolderFile[]): Promise<number> {
  let bytes = 0;
  await withBar(context, async ({ show }) => {
    for (const [i, { path, data }] of files.entries()) {
      context.io.signal.throwIfAborted();
      bytes += await writeOne(folder, path, await data());
      show({ done: (i + 1) / files.length, found: i + 1 });
    }
  });
  return bytes;
}

/** Writes them all; how many bytes they have. */
export async function writeFolder(
  context: Context,
  name: string,
  files: readonly FolderFile[],
): Promise<Outcome<number>> {
  const folder = resolve(context.io.cwd, name);
  try {
    await makeFolder(folder);
    const before = await writtenBefore(folder);
    if (before === undefined) return refused(filesMessages.otherFolder({ name }));
    const paths = files.map(({ path }) => path);
    // First of all, so that a site whose writing was stopped is still known as one.
    await writeOne(folder, listName, [...new Set([...before, ...paths])].map((path) => `${path}\n`).join(""));
    const bytes = await fill(context, folder, files);
    await removeOld(folder, before, new Set(paths));
    await writeOne(folder, listName, paths.map((path) => `${path}\n`).join(""));
    return found(bytes);
  } catch (error) {
    if (context.io.signal.aborted) throw error;
    return refused(filesMessages.cannotWrite({ name, why: reasonOf(error) }));
  }
}
