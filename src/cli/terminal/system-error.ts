/** From the codes of the operating system to what they mean to a person. */

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  ENOTDIR: "part of its path is no folder",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "nothing can be written there",
  EFBIG: "it would be too large",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EBUSY: "it is in use, or mounted by itself, and can't be replaced",
  ETXTBSY: "it is in use and can't be replaced",
  ELOOP: "its links lead round in a circle",
  ENAMETOOLONG: "its name is too long",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  EIO: "the disk has a fault",
  ENXIO: "nobody is at the other end",
};

/** An error as the system would give it. */
export const systemError = (code: string): Error => Object.assign(new Error(code), { code });

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return reasons[code] ?? (code === "" ? String(error) : code);
}
