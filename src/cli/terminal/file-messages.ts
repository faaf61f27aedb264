/** What there is to say about files that can't be read or written. */

import { speaker } from "../../core/text/message.js";
import { sizeText } from "./text.js";

export const fileSentences = {
  wrote: (name: string, bytes: number) => `Wrote ${name} (${sizeText(bytes)})`,
  cannotRead: (name: string, why: string) => `cannot read ${name}: ${why}`,
  cannotReadInput: (why: string) => `cannot read standard input: ${why}`,
  cannotWrite: (name: string, why: string) => `cannot write ${name}: ${why}`,
  cannotWriteOutput: (why: string) => `cannot write to standard output: ${why}`,
  existsAlready: (name: string) => `${name} exists already; remove it or choose another name`,
  otherCensus: (name: string) => `${name} belongs to another census; remove it or choose another name`,
  heldByCensus: (name: string, process: number) =>
    `another census (process ${process}) is writing to ${name}; wait for it or choose another name`,
  wroteSite: (name: string, files: number, bytes: number) =>
    `Wrote ${files.toLocaleString("en")} files to ${name} (${sizeText(bytes)})`,
  otherFolder: (name: string) => `${name} has other files in it; choose an empty folder or a new name`,
  removed: (name: string) => `Removed ${name}, left over from an earlier run`,
  leftOver: (name: string) =>
    `${name} is left over from an earlier run, but you've changed it; remove it if you don't need it`,
  noFolder: (folder: string) => `there is no folder ${folder}`,
  tooLarge: (bytes: number) => `it is larger than ${bytes.toLocaleString("en")} bytes, the most that Daytile reads`,
  isUtf16: () => "it is in UTF-16; save it as UTF-8",
  notUtf8: (byte: number, line: number, value: string) =>
    `byte ${byte}, on line ${line}, is ${value}, which isn't UTF-8; save the file as UTF-8`,
  noSuchFile: () => "no such file",
  aFolder: () => "that is a folder",
  notAFolder: () => "part of the path isn't a folder",
  denied: () => "permission denied",
  readOnly: () => "the disk is read-only",
  wouldBeTooLarge: () => "the file would be too large",
  diskFull: () => "the disk is full",
  inUseOrMounted: () => "it is in use, or mounted by itself, and can't be replaced",
  inUse: () => "it is in use and can't be replaced",
  circle: () => "its links go round in circles",
  nameTooLong: () => "the name is too long",
  tooManyFiles: () => "too many files are open",
  diskError: () => "the disk reports an error",
  nobodyReads: () => "nobody is reading",
};

export const sayFile = speaker("files", fileSentences);
