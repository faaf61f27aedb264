/** From a zip to the files in it, each whole or not at all, in a folder that is made where there is none. */

import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { filesIn, type NamedFile } from "../../make/archive.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";
import type { Context } from "../command.js";
import { sayFile } from "./file-messages.js";
import { createFile } from "./files.js";
import type { Data } from "./io.js";
import { reasonOf } from "./system-error.js";

async function writeInto({ io }: Context, folder: string, { name, data }: NamedFile): Promise<Outcome<number>> {
  const path = join(folder, name);
  try {
    await mkdir(dirname(resolve(io.cwd, path)), { recursive: true });
  } catch (error) {
    return refused(sayFile.cannotWrite(path, reasonOf(error)));
  }
  const file = await createFile(io.cwd, path);
  if (!file.ok) return file;
  await file.value.write(data);
  await file.value.keep();
  return found(file.value.size ?? 0);
}

/** In the order of the zip, telling a person who watches what was written. */
export async function fillFolder(context: Context, folder: string, zip: Data): Promise<Outcome<undefined>> {
  for (const file of filesIn(typeof zip === "string" ? new TextEncoder().encode(zip) : zip)) {
    const written = await writeInto(context, folder, file);
    if (!written.ok) return written;
    await context.remark(sayFile.wrote(join(folder, file.name), written.value));
  }
  return found(undefined);
}
