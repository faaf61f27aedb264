/**
 * From a puzzle to a word that a link can carry, and back: the draft as JSON, deflated, in the letters of base64url.
 *
 *     own.1.q1ZKzs8tKMosTk1RslIqSk3MUdJRykvMTVWyUkrOL0otVqoFAA
 *
 * Whoever sends a link may be anybody. So its length is bounded, and so is what it may grow to while it is inflated; what
 * comes out is checked like any file.
 */

import { formatsMessages } from "../core/locales/en/formats.generated.js";
import { checkPuzzle } from "../core/puzzle/check/check.js";
import type { PuzzleDraft } from "../core/puzzle/draft.js";
import { draftOf } from "../core/puzzle/draft-of.js";
import { limitOf } from "../core/puzzle/limits.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { expectText, isObject } from "../core/text/arguments.js";
import { failure, type Result } from "../core/text/fault.js";

/** No id of the catalogue has a full stop. */
const linkPrefix = "own.";
const version = "1.";

/** Servers and messengers cut off what is much longer. */
const maxLinkLength = 8000;
/** A puzzle's text, and what JSON writes around it. */
const maxBytes = 4 * limitOf("file");

interface Streams {
  readonly CompressionStream: new (format: "deflate-raw") => ByteStream;
  readonly DecompressionStream: new (format: "deflate-raw") => ByteStream;
}

interface ByteStream {
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void>; abort(): Promise<void> };
  };
  readonly readable: {
    getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>; cancel(): Promise<void> };
  };
}

// Browsers and Node have the same streams, but their types are two.
const streams = globalThis as unknown as Streams;

/** All bytes that come out of a stream; undefined for more than `max`, or where they make no sense. */
async function through(stream: ByteStream, bytes: Uint8Array, max: number): Promise<Uint8Array | undefined> {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  // What is wrong with the bytes is told by the other end.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined);
  try {
    return await collected(reader, max);
  } catch {
    return undefined;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

type Reader = ReturnType<ByteStream["readable"]["getReader"]>;

async function collected(reader: Reader, max: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, size);
    chunks.push(value ?? new Uint8Array());
    size += value?.length ?? 0;
    if (size > max) return undefined;
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function fromLetters(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The same for the same puzzle, and another for nearly every other: what is kept of it is kept under this name. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/**
 * Whether a word of a link claims to be a puzzle. `readPuzzleLink` says whether it is one.
 *
 * @example
 * ```ts
 * isPuzzleLink("classic"); // → false
 * ```
 */
export function isPuzzleLink(text: string): boolean {
  expectText(text, "text");
  return text.startsWith(linkPrefix);
}

/**
 * A puzzle as a word for a link, such as `own.1.q1ZKzs8t…`. Undefined for a puzzle that is too large for one.
 *
 * @example
 * ```ts
 * const link = await writePuzzleLink(cataloguePuzzle("classic"));
 * unwrap(await readPuzzleLink(link ?? "")).pieces.length; // → 8
 * ```
 */
export async function writePuzzleLink(puzzle: Puzzle): Promise<string | undefined> {
  const text = JSON.stringify(draftOf(puzzle));
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > maxBytes) return undefined;
  const packed = await through(new streams.CompressionStream("deflate-raw"), bytes, maxBytes);
  const link = packed && `${linkPrefix}${version}${toLetters(packed)}`;
  return link === undefined || link.length > maxLinkLength ? undefined : link;
}

async function unpacked(link: string): Promise<unknown> {
  const start = `${linkPrefix}${version}`;
  if (link.length > maxLinkLength || !link.startsWith(start)) return undefined;
  const packed = fromLetters(link.slice(start.length));
  const bytes = packed && (await through(new streams.DecompressionStream("deflate-raw"), packed, maxBytes));
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

const unreadable = { path: [], ...formatsMessages.damagedLink() };

/**
 * Reads a puzzle from a word of a link, and checks it like any file. Its id depends on what it holds, so two puzzles
 * with the same name are kept apart.
 *
 * @example
 * ```ts
 * const reading = await readPuzzleLink("own.1.nonsense");
 * reading.ok ? "" : reading.faults[0]?.message; // → this link is damaged, or from a newer Daytile
 * ```
 */
export async function readPuzzleLink(link: string): Promise<Result<Puzzle>> {
  expectText(link, "link");
  const draft = await unpacked(link);
  if (!isObject(draft)) return failure(unreadable);
  const { id: _, ...rest } = draft;
  const checked = checkPuzzle({ ...rest, id: `own-${hashOf(JSON.stringify(rest))}` } as unknown as PuzzleDraft);
  return checked;
}
