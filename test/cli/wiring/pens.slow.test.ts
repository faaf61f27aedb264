/** From --size, --theme, --frames and --speed to files of bytes: each pen is told what was asked for. */
// @module-tag poppler

import { GifReader } from "omggif";
import { PNG } from "pngjs";
import { fileOf, pageSizes, rasterOf } from "../../make/poppler.js";
import { proveWires, type Result, type Wires, wire } from "./wire.js";

/** How bright the middle of the upper edge is, where there is the frame of the board: more or less than half. */
const isBright = (red: number, green: number, blue: number): boolean => red + green + blue > 3 * 127;

function pngFrame({ bytes }: Result): boolean {
  const { width, height, data } = PNG.sync.read(bytes);
  const at = 4 * (Math.round(height / 20) * width + Math.round(width / 2));
  return isBright(data[at]!, data[at + 1]!, data[at + 2]!);
}

function pdfFrame({ bytes }: Result): boolean {
  const { width, height, grey } = rasterOf(fileOf(bytes), 1, 72);
  return grey(width / 2, height / 20) > 127;
}

function gifFrame({ bytes }: Result): boolean {
  const gif = new GifReader(bytes);
  const pixels = new Uint8Array(4 * gif.width * gif.height);
  gif.decodeAndBlitFrameRGBA(0, pixels);
  const at = 4 * (Math.round(gif.height / 20) * gif.width + Math.round(gif.width / 2));
  return isBright(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
}

const pngWidth = ({ bytes }: Result): number => bytes.readUInt32BE(16);
const gifWidth = ({ bytes }: Result): number => new GifReader(bytes).width;
const pdfWidth = ({ bytes }: Result): number => Number(pageSizes(fileOf(bytes))[0]?.split(" ")[0]);

/** How many pictures there are, and how long the first is shown, in hundredths of a second. */
const film = ({ bytes }: Result): number[] => {
  const gif = new GifReader(bytes);
  return [gif.numFrames(), gif.frameInfo(0).delay];
};

const still = (line: string, ending: string, width: (result: Result) => number, frame: (result: Result) => boolean) =>
  ({
    size: wire(`${line} -o out.${ending}`, ["200", "300"], width, [200, 300]),
    theme: wire(`${line} -o out.${ending}`, ["light", "dark"], frame, [true, false]),
  }) satisfies Wires;

const search = "draw search 12-25 -o out.gif";

proveWires("solve, as PNG", still("solve -p hooks.yaml", "png", pngWidth, pngFrame));
proveWires("solve, as PDF", still("solve -p hooks.yaml", "pdf", pdfWidth, pdfFrame));
proveWires("solve, as GIF", still("solve -p hooks.yaml", "gif", gifWidth, gifFrame));
proveWires("draw, as PNG", still("draw solution -p hooks.yaml", "png", pngWidth, pngFrame));
proveWires("draw, as PDF", still("draw solution -p hooks.yaml", "pdf", pdfWidth, pdfFrame));
proveWires("draw, as GIF", {
  ...still("draw search -p hooks.yaml", "gif", gifWidth, gifFrame),
  frames: wire(`${search} --speed 10`, ["3", "5"], film, [
    [3, 10],
    [5, 10],
  ]),
  speed: wire(`${search} --frames 3`, ["5", "20"], film, [
    [3, 20],
    [3, 5],
  ]),
});
proveWires("animate, as GIF", {
  theme: wire("animate -p hooks.yaml -o out.gif", ["light", "dark"], gifFrame, [true, false]),
  frames: wire("animate 12-25 --speed 10 -o out.gif", ["3", "5"], film, [
    [3, 10],
    [5, 10],
  ]),
  speed: wire("animate 12-25 --frames 3 -o out.gif", ["5", "20"], film, [
    [3, 20],
    [3, 5],
  ]),
});
