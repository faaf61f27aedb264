/** The measures of a drawing for the laser, and which of them make no sense together. */

import type { Size } from "../../core/drawing/picture.js";

/** In millimetres. */
export interface LaserSettings {
  readonly cell: number;
  readonly clearance: number;
  readonly radius: number;
  readonly kerf: number;
  readonly gap: number;
  readonly border: number;
  readonly sheet: Size;
  /** The pieces without the tray. */
  readonly piecesOnly: boolean;
}
