/** The types of the parts of omggif that the tests use, for it brings none. */

declare module "omggif" {
  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    /** The delay is in hundredths of a second. */
    frameInfo(frame: number): { readonly delay: number };
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}
