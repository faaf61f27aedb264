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

/** The first of ours that the browser takes; one with a weight of nought is one it refuses. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? "")
    .split(",")
    .map((part) => part.split(";").map((word) => word.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
    .map(([name]) => name);
  return encodings.find((encoding) => names.includes(encoding));
}
