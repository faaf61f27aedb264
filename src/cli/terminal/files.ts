/** Files by name: from a name to its text, and from text to a file that is there whole or not at all. */

import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readlink,
  realpath,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { filesMessages } from "../../core/locales/en/files.generated.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import { CannotRead, CannotWrite, type Data } from "./io.js";
import { decodedText, openStream, readBytes } from "./reading.js";
import { codeOf, reasonOf, systemError } from "./system-error.js";

async function orCannotRead<Read>(name: string, read: () => Promise<Read>): Promise<Outcome<Read>> {
  try {
    return found(await read());
  } catch (error) {
    return refused(filesMessages.cannotRead({ name, why: error instanceof CannotRead ? error.said : reasonOf(error) }));
  }
}

export const readTextFile = (cwd: string, name: string): Promise<Outcome<string>> =>
  orCannotRead(name, async () => decodedText(await readBytes(await openStream(resolve(cwd, name)))));

/** Those of fonts are large, in Chinese and Japanese above all. */
const maxData = 1 << 26;

/** The bytes of a file in base64, for settings, which are text. */
export const readDataFile = (cwd: string, name: string): Promise<Outcome<string>> =>
  orCannotRead(name, async () =>
    Buffer.from(await readBytes(await openStream(resolve(cwd, name)), maxData)).toString("base64"),
  );

/** A file in the making. */
export interface PendingFile {
  write(data: Data): Promise<void>;
  /** Gives it its name. */
  keep(): Promise<void>;
  /** Leaves no trace of it. */
  drop(): Promise<void>;
  /** How many bytes have been written; undefined for a device, where nothing stays. */
  readonly size: number | undefined;
}

async function orCannotWrite(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new CannotWrite(filesMessages.cannotWrite({ name, why: reasonOf(error) }));
  }
}

const writeTo = (handle: FileHandle, name: string, data: Data): Promise<void> =>
  orCannotWrite(name, () => handle.writeFile(data));

/** Those that have no name yet, to be removed even where the process ends in a hurry. */
const unfinished = new Set<string>();

function removeUnfinished(): void {
  for (const path of unfinished) rmSync(path, { force: true });
}

async function openTemporary(path: string, mode: number | undefined): Promise<FileHandle> {
  // `x`: a file or a link that is there already, whoever put it there, is never written to.
  const handle = await open(path, "wx", mode);
  if (unfinished.size === 0) process.once("exit", removeUnfinished);
  unfinished.add(path);
  if (mode !== undefined) await handle.chmod(mode);
  return handle;
}

function forget(path: string): void {
  unfinished.delete(path);
  if (unfinished.size === 0) process.off("exit", removeUnfinished);
}

function pendingFile(handle: FileHandle, temporary: string, path: string): PendingFile {
  const drop = async (): Promise<void> => {
    await handle.close();
    await rm(temporary, { force: true });
    forget(temporary);
  };
  const keep = async (): Promise<void> => {
    // Else the name could reach the disk before what's behind it.
    await handle.datasync();
    await handle.close();
    await rename(temporary, path);
    forget(temporary);
  };
  let size = 0;
  return {
    get size() {
      return size;
    },
    async write(data) {
      await writeTo(handle, path, data);
      size += Buffer.byteLength(data);
    },
    keep: () =>
      orCannotWrite(path, () =>
        keep().catch(async (error) => {
          await drop();
          throw error;
        }),
      ),
    drop,
  };
}

/** A device such as /dev/null must not be replaced by a file, nor can it be half-written. */
function device(handle: FileHandle, path: string): PendingFile {
  const close = (): Promise<void> => handle.close();
  return { write: (data) => writeTo(handle, path, data), keep: close, drop: close, size: undefined };
}

/** As many as the system itself follows. */
const maxLinks = 40;

/** What a link says; undefined where the name isn't a link. */
const linkAt = (path: string): Promise<string | undefined> => readlink(path).catch(() => undefined);

/** Where a name leads if there's no such file: a link to nowhere leads to a new one. */
async function newFile(path: string, followed = 0): Promise<string> {
  const link = await linkAt(path);
  if (link === undefined) return path;
  if (followed === maxLinks) throw systemError("ELOOP");
  return newFile(resolve(dirname(path), link), followed + 1);
}

/** Where a name leads: through links to the file itself. */
async function destination(name: string): Promise<{ path: string; isDevice: boolean }> {
  try {
    const path = await realpath(name);
    const there = await stat(path);
    return { path, isDevice: !there.isFile() && !there.isDirectory() };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { path: await newFile(name), isDevice: false };
    throw error;
  }
}

/** A file that is replaced need not be writable itself, but who made it read-only wants to keep it. */
async function mustBeWritable(path: string, mode: number): Promise<void> {
  if ((mode & 0o222) === 0) throw systemError("EACCES");
  await access(path, constants.W_OK);
}

/** Nobody can guess it, and it is short however long the name of the file is. */
const temporaryName = (): string => `.daytile-${randomBytes(12).toString("hex")}.part`;

async function beginFile(name: string): Promise<PendingFile> {
  const { path, isDevice } = await destination(name);
  if (isDevice) return device(await open(path, "w"), path);
  const before = await stat(path).catch(() => undefined);
  if (before?.isDirectory()) throw systemError("EISDIR");
  if (before !== undefined) await mustBeWritable(path, before.mode);
  const temporary = join(dirname(path), temporaryName());
  return pendingFile(await openTemporary(temporary, before && before.mode & 0o7777), temporary, path);
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/** Linux says of what can't be in a folder, such as /proc, that there's no such thing. */
const orDenied = (error: unknown): unknown => (codeOf(error) === "ENOENT" ? systemError("EACCES") : error);

/** Makes a folder and those above it. Where it can't be made though those are there, Node's own way to do so never ends. */
export async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error) => {
    if (!(await isFolder(path))) throw orDenied(error);
  });
}

/** Why a file can't be begun: most often there is no folder for it. */
export async function cannotCreate(cwd: string, name: string, error: unknown): Promise<Refusal> {
  const isMissing = codeOf(error) === "ENOENT" && !(await isFolder(dirname(resolve(cwd, name))));
  return refused(
    filesMessages.cannotWrite({
      name,
      why: isMissing ? filesMessages.noFolder({ folder: dirname(name) }) : reasonOf(orDenied(error)),
    }),
  );
}

export async function createFile(cwd: string, name: string): Promise<Outcome<PendingFile>> {
  try {
    return found(await beginFile(resolve(cwd, name)));
  } catch (error) {
    return cannotCreate(cwd, name, error);
  }
}
