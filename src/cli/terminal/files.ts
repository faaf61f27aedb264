/** Files by name: from a name to its text, and from text to a file that is there whole or not at all. */

import { access, constants, type FileHandle, open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { found, type Outcome, refused } from "../../requests/outcome.js";
import { CannotWrite, type Data } from "./io.js";
import { codeOf, reasonOf } from "./system-error.js";

const cannot = (doing: string, name: string, error: unknown) => refused(`cannot ${doing} ${name}: ${reasonOf(error)}`);

export async function readText(cwd: string, name: string): Promise<Outcome<string>> {
  try {
    return found(await readFile(resolve(cwd, name), "utf8"));
  } catch (error) {
    return cannot("read", name, error);
  }
}

/** A file in the making. */
export interface PendingFile {
  write(data: Data): Promise<void>;
  /** Gives it its name. */
  keep(): Promise<void>;
  /** Leaves no trace of it. */
  drop(): Promise<void>;
}

async function writeTo(handle: FileHandle, name: string, data: Data): Promise<void> {
  try {
    await handle.writeFile(data);
  } catch (error) {
    throw new CannotWrite(`cannot write ${name}: ${reasonOf(error)}`);
  }
}

function pendingFile(handle: FileHandle, temporary: string, path: string): PendingFile {
  return {
    write: (data) => writeTo(handle, path, data),
    async keep() {
      await handle.close();
      await rename(temporary, path);
    },
    async drop() {
      await handle.close();
      await rm(temporary, { force: true });
    },
  };
}

/** A device such as /dev/null must not be replaced by a file, nor can it be half-written. */
function device(handle: FileHandle, path: string): PendingFile {
  const close = (): Promise<void> => handle.close();
  return { write: (data) => writeTo(handle, path, data), keep: close, drop: close };
}

/** Where a name leads: through links to the file itself; a new file leads to itself. */
async function destination(path: string): Promise<{ path: string; isDevice: boolean }> {
  try {
    const real = await realpath(path);
    const found = await stat(real);
    return { path: real, isDevice: !found.isFile() && !found.isDirectory() };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { path, isDevice: false };
    throw error;
  }
}

/** A file that is replaced need not be writable itself, but who made it read-only wants to keep it. */
async function mustBeWritable(path: string, mode: number): Promise<void> {
  if ((mode & 0o222) === 0) throw Object.assign(new Error("read-only"), { code: "EACCES" });
  await access(path, constants.W_OK);
}

async function beginFile(name: string): Promise<PendingFile> {
  const { path, isDevice } = await destination(name);
  if (isDevice) return device(await open(path, "w"), path);
  const exists = await stat(path).catch(() => undefined);
  if (exists?.isDirectory()) throw Object.assign(new Error("a folder"), { code: "EISDIR" });
  if (exists !== undefined) await mustBeWritable(path, exists.mode);
  const temporary = `${path}.${process.pid}.part`;
  return pendingFile(await open(temporary, "w", exists?.mode), temporary, path);
}

export async function createFile(cwd: string, name: string): Promise<Outcome<PendingFile>> {
  try {
    return found(await beginFile(resolve(cwd, name)));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return refused(`cannot write ${name}: there is no folder ${dirname(name)}`);
    return cannot("write", name, error);
  }
}
