/** From a PNG to the same PNG that says how many of its dots make an inch, so that it is printed in that size. */

const [signatureLength, headLength] = [8, 25] as const;
const metresPerInch = 0.0254;

/** As PNG has it: of each byte and what was before. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Dots to the metre, both ways. */
function dotsChunk(dpi: number): Uint8Array {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const dots = Math.round(dpi / metresPerInch);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode("pHYs"), 4);
  view.setUint32(8, dots);
  view.setUint32(12, dots);
  chunk[16] = 1;
  view.setUint32(17, checksum(chunk.subarray(4, 17)));
  return chunk;
}

/** Right after the head of the file, before any pixels. */
export function withDpi(png: Uint8Array, dpi: number): Uint8Array {
  const head = signatureLength + headLength;
  const chunk = dotsChunk(dpi);
  const all = new Uint8Array(png.length + chunk.length);
  all.set(png.subarray(0, head));
  all.set(chunk, head);
  all.set(png.subarray(head), head + chunk.length);
  return all;
}
