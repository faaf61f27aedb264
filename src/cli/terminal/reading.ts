/** From bytes of a file or a pipe to their text, which is bounded before it is read and must be UTF-8. */

import { isUtf8 } from "node:buffer";
import { constants, createReadStream, open } from "node:fs";
import { stat } from "node:fs/promises";
import { Socket } from "node:net";
import { isatty, ReadStream } from "node:tty";
import { promisify } from "node:util";
import type { Message } from "../../core/i18n/message.js";
import { filesMessages } from "../../core/locales/en/files.generated.js";
import { limitOf } from "../../core/puzzle/limits.js";
import { firstNotUtf8 } from "../../core/text/utf8.js";
import { CannotRead } from "./io.js";

/** UTF-8 takes up to three bytes for each character that a reader counts; nothing longer is read by anybody here. */
const maxBytes = 3 * limitOf("file") + 3;

const openFile = promisify(open);

/**
 * Pipes and terminals are waited for as Node waits for the network. It would read them as it does files in a thread that
 * blocks, for which the whole process waits at its end, whoever wants it to end.
 */
export async function openStream(path: string): Promise<AsyncIterable<Uint8Array>> {
  const isPipe = (await stat(path)).isFIFO();
  const file = await openFile(path, isPipe ? constants.O_RDONLY | constants.O_NONBLOCK : constants.O_RDONLY);
  if (isPipe) return new Socket({ fd: file, readable: true, writable: false });
  return isatty(file) ? new ReadStream(file) : createReadStream(path, { fd: file });
}

/** All that is there, or a refusal as soon as it is too much: what comes from elsewhere may never end. */
export async function readBytes(chunks: AsyncIterable<Uint8Array>, max = maxBytes): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > max) throw new CannotRead(filesMessages.tooLarge({ bytes: max }));
    read.push(chunk);
  }
  return Buffer.concat(read);
}

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Where the bytes cease to be text, for a person with an editor and for one with a tool that counts bytes. */
function notUtf8(bytes: Uint8Array, at: number): Message {
  const line = bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
  const value = (bytes[at] ?? 0).toString(16).padStart(2, "0");
  return filesMessages.notUtf8({ byte: at + 1, line, value });
}

export function decodedText(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (isUtf16(bytes)) throw new CannotRead(filesMessages.isUtf16());
  throw new CannotRead(notUtf8(bytes, firstNotUtf8(bytes) ?? 0));
}
