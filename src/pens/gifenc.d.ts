/** The types of the parts of gifenc that are used here, for it brings none. */

declare module "gifenc" {
  type Palette = [number, number, number][];

  interface FrameOptions {
    readonly palette?: Palette;
    /** In milliseconds. */
    readonly delay?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    readonly dispose?: number;
  }

  interface Encoder {
    writeFrame(indexes: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, maxColors: number): Palette;
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array;

  /** In Node, where the package comes as CommonJS, everything is found here; in a browser under the names above. */
  const gifenc: {
    GIFEncoder: typeof GIFEncoder;
    quantize: typeof quantize;
    applyPalette: typeof applyPalette;
  };
  export default gifenc;
}
