/** From the codes of the operating system to what they mean to a person. */

import type { Message } from "../../core/i18n/message.js";
import { filesMessages } from "../../core/locales/en/files.generated.js";

const reasons: Readonly<Record<string, () => Message>> = {
  ENOENT: filesMessages.noSuchFile,
  EISDIR: filesMessages.aFolder,
  ENOTDIR: filesMessages.notAFolder,
  // Where a folder was to be made.
  EEXIST: filesMessages.notAFolder,
  EACCES: filesMessages.denied,
  EPERM: filesMessages.denied,
  EROFS: filesMessages.readOnly,
  EFBIG: filesMessages.wouldBeTooLarge,
  ENOSPC: filesMessages.diskFull,
  EDQUOT: filesMessages.diskFull,
  EBUSY: filesMessages.inUseOrMounted,
  ETXTBSY: filesMessages.inUse,
  ELOOP: filesMessages.circle,
  ENAMETOOLONG: filesMessages.nameTooLong,
  EMFILE: filesMessages.tooManyFiles,
  ENFILE: filesMessages.tooManyFiles,
  EIO: filesMessages.diskError,
  ENXIO: filesMessages.nobodyReads,
};

/** An error as the system would give it. */
export const systemError = (code: string): Error => Object.assign(new Error(code), { code });

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

export function reasonOf(error: unknown): Message {
  const code = codeOf(error);
  return reasons[code]?.() ?? { message: code === "" ? String(error) : code };
}
