/** From the codes of the operating system to what they mean to a person. */

import type { Said } from "../../core/text/message.js";
import { sayFile } from "./file-messages.js";

const reasons: Readonly<Record<string, () => Said>> = {
  ENOENT: sayFile.noSuchFile,
  EISDIR: sayFile.aFolder,
  ENOTDIR: sayFile.notAFolder,
  // Where a folder was to be made.
  EEXIST: sayFile.notAFolder,
  EACCES: sayFile.denied,
  EPERM: sayFile.denied,
  EROFS: sayFile.readOnly,
  EFBIG: sayFile.wouldBeTooLarge,
  ENOSPC: sayFile.diskFull,
  EDQUOT: sayFile.diskFull,
  EBUSY: sayFile.inUseOrMounted,
  ETXTBSY: sayFile.inUse,
  ELOOP: sayFile.circle,
  ENAMETOOLONG: sayFile.nameTooLong,
  EMFILE: sayFile.tooManyFiles,
  ENFILE: sayFile.tooManyFiles,
  EIO: sayFile.diskError,
  ENXIO: sayFile.nobodyReads,
};

/** An error as the system would give it. */
export const systemError = (code: string): Error => Object.assign(new Error(code), { code });

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

export function reasonOf(error: unknown): Said {
  const code = codeOf(error);
  return reasons[code]?.() ?? { message: code === "" ? String(error) : code };
}
