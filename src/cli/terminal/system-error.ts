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
};

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return reasons[code] ?? (code === "" ? String(error) : code);
}
