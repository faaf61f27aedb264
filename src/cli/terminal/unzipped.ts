/** From a zip to the files in it, each whole or not at all, in a folder that is made where there is none. */

import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { filesMessages } from "../../core/locales/en/files.generated.js";
import { type NamedFile, unpackZip } from "../../make/archive.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";
import type { Context } from "../command.js";
import { createFile, makeFolder } from "./files.js";
import { isInside } from "./folder.js";
import type { Data } from "./io.js";
import { reasonOf } from "./system-error.js";

async function writeInto({ io }: Context, folder: string, { name, data }: NamedFile): Promise<Outcome<number>> {
  const path = join(folder, name);
  try {
    await makeFolder(dirname(resolve(io.cwd, path)));
  } catch (error) {
    return refused(filesMessages.cannotWrite({ name: path, why: reasonOf(error) }));
  }
  const file = await createFile(io.cwd, path);
  if (!file.ok) return file;
  await file.value.write(data);
  await file.value.keep();
  return found(file.value.size ?? 0);
}

const hashOf = (data: Data): string => createHash("sha256").update(data).digest("hex");

/** Nothing where it can't be read. */
const readOrEmpty = (path: string): Promise<Uint8Array> => readFile(path).catch(() => new Uint8Array());

/** Removes what an earlier run has written and this one hasn't; whatever has been changed since is somebody's own. */
async function removeOld(context: Context, folder: string, before: string, now: readonly NamedFile[]): Promise<void> {
  for (const line of before.split("\n")) {
    const [hash = "", name = ""] = line.split(/ (.*)/);
    if (name === "" || !isInside(name) || now.some((file) => file.name === name)) continue;
    const path = resolve(context.io.cwd, folder, name);
    const data = await readOrEmpty(path);
    if (data.length === 0) continue;
    const isOurs = hashOf(data) === hash;
    if (isOurs) await rm(path, { force: true });
    await (isOurs
      ? context.remark(filesMessages.removed({ name: join(folder, name) }))
      : context.warn(filesMessages.leftOver({ name: join(folder, name) })));
  }
}

/**
 * In the order of the zip, telling a person who watches what was written. The file `list` names all that was, for the next
 * time: a maker sends everything in the folder to the machine.
 */
export async function fillFolder(
  context: Context,
  folder: string,
  zip: Data,
  list: string,
): Promise<Outcome<undefined>> {
  const files = unpackZip(typeof zip === "string" ? new TextEncoder().encode(zip) : zip);
  const before = Buffer.from(await readOrEmpty(resolve(context.io.cwd, folder, list))).toString("utf8");
  for (const file of files) {
    const written = await writeInto(context, folder, file);
    if (!written.ok) return written;
    await context.remark(filesMessages.wrote({ name: join(folder, file.name), bytes: written.value }));
  }
  await removeOld(context, folder, before, files);
  const lines = files.map(({ name, data }) => `${hashOf(data)} ${name}\n`).join("");
  const listed = await writeInto(context, folder, { name: list, data: lines });
  return listed.ok ? found(undefined) : listed;
}
