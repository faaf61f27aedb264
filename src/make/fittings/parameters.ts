/** Other settings of a puzzle that is cut or built: what makes it easier to use, to tell apart and to give away. */

import { frozen } from "../../core/text/frozen.js";
import type { Parameter } from "../parameters.js";

/** What can stand on pieces. */
export const pieceMarks = ["none", "letters", "patterns"] as const;
/** What pieces can be marked with. */
export type PieceMark = (typeof pieceMarks)[number];

/**
 * Other settings of a puzzle that is cut or built.
 *
 * @example
 * ```ts
 * fittingParameters.map(({ name }) => name).join(", "); // → notch, hanging, lid, box, engrave, tactile
 * ```
 */
export const fittingParameters = frozen([
  { name: "notch", kind: "flag", description: "a notch in the frame, for a finger to lift pieces" },
  { name: "hanging", kind: "flag", description: "a hole in the upper border, for a nail" },
  { name: "lid", kind: "flag", description: "a lid with title, name, dedication and marked day on it" },
  {
    name: "box",
    kind: "flag",
    description: "a box with a lid, to glue or to fold",
  },
  {
    name: "engrave",
    kind: "text",
    value: "WHAT",
    description: `what to engrave on pieces: ${pieceMarks.join(", ")}; a 3D printer makes letters only`,
    default: "none",
    choices: pieceMarks,
  },
  { name: "tactile", kind: "flag", description: "for fingers: thick lines, patterns and Braille" },
] as const satisfies readonly Parameter[]);
