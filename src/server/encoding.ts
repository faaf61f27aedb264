/** From what a browser can read to how an answer is sent: compressed where that helps. */

import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** The best that is still quick: a file is compressed when it is first asked for. */
const brotliQuality = 9;

export const compress: Readonly<Record<Encoding, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** As many headers as there are kinds of browsers. */
const maxHeaders = 100;

const known = new Map<string, Encoding | undefined>();

/** The first of ours that the browser takes; browsers of a kind say the same each time. */
export function encodingFor(accepted = ""): Encoding | undefined {
  if (known.has(accepted)) return known.get(accepted);
  const encoding = firstTaken(accepted);
  if (known.size >= maxHeaders) known.clear();
  known.set(accepted, encoding);
  return encoding;
}

/** One with a weight of nought is one it refuses. */
function firstTaken(accepted: string): Encoding | undefined {
  const names = accepted
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
    .map(([name]) => name);
  return encodings.find((encoding) => names.includes(encoding));
}
