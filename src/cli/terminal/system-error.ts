/** From the codes of the operating system to what they mean to a person. */

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EISDIR: "that is a folder",
  ENOTDIR: "part of the path isn't a folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the disk is read-only",
  EFBIG: "the file would be too large",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EBUSY: "it is in use, or mounted by itself, and can't be replaced",
  ETXTBSY: "it is in use and can't be replaced",
  ELOOP: "its links go round in circles",
  ENAMETOOLONG: "the name is too long",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  EIO: "the disk reports an error",
  ENXIO: "nobody is reading",
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
