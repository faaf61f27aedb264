/** From pictures of one size to one picture with all of them in rows, for people to look at. */

import { PNG } from "pngjs";

/** Half as wide and high, four pixels to one. */
export function halved(picture: PNG): PNG {
  const half = new PNG({ width: picture.width >> 1, height: picture.height >> 1 });
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++)
      for (let c = 0; c < 4; c++) {
        const at = (dx: number, dy: number): number =>
          picture.data[4 * ((2 * y + dy) * picture.width + 2 * x + dx) + c] ?? 0;
        half.data[4 * (y * half.width + x) + c] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) >> 2;
      }
  return half;
}

const gap = 10;

export function contactSheet(pictures: readonly PNG[], columns: number): Buffer {
  const [{ width, height } = { width: 1, height: 1 }] = pictures;
  const rows = Math.ceil(pictures.length / columns);
  const sheet = new PNG({ width: columns * (width + gap), height: rows * (height + gap) });
  sheet.data.fill(0x88);
  for (const [i, picture] of pictures.entries())
    PNG.bitblt(
      picture,
      sheet,
      0,
      0,
      width,
      height,
      (i % columns) * (width + gap),
      Math.floor(i / columns) * (height + gap),
    );
  return PNG.sync.write(sheet);
}
