/** The measures of a drawing for the laser, and which of them make no sense together. */

import type { Size } from "../../core/drawing/picture.js";
import type { PieceMark } from "../fittings/parameters.js";

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
  /** How wide the tabs are that hold parts in their sheet; none where it is 0 or left out. */
  readonly tabs?: number;
  readonly notch?: boolean;
  readonly hanging?: boolean;
  readonly box?: boolean;
  readonly engrave?: PieceMark;
  /** Of the sheet. */
  readonly thickness?: number;
}
