/** The settings of a gift: who it is for, the words on it, and its day. */

import { frozen } from "../../core/text/frozen.js";
import type { Parameter } from "../parameters.js";

/**
 * The settings of a gift, besides the shared ones.
 *
 * @example
 * ```ts
 * giftParameters.map(({ name }) => name).join(", "); // → for, title, dedication, date, paper, inscription, mark, font
 * ```
 */
export const giftParameters = frozen([
  { name: "for", kind: "text", value: "NAME", description: "who the gift is for" },
  { name: "title", kind: "text", value: "TEXT", description: "your own title for the puzzle" },
  { name: "dedication", kind: "text", value: "TEXT", description: "a few words from you" },
  {
    name: "date",
    kind: "text",
    value: "DATE",
    description: "a day to mark, such as a birthday; its solution is in the envelope (default today)",
  },
  {
    name: "paper",
    kind: "text",
    value: "WxH",
    description: "paper for the instructions and the envelope",
    default: "A4",
    suggestions: ["A4", "Letter"],
  },
  { name: "inscription", kind: "text", value: "TEXT", description: "what to engrave on the frame" },
  {
    name: "mark",
    kind: "text",
    value: "CELLS|DATE",
    description: "put a ring around cells of a picture, or around a day on a thing you make",
  },
  {
    name: "font",
    kind: "text",
    value: "FILE",
    description: "a font for letters that Daytile's fonts lack: a TTF or TTC file with TrueType outlines",
  },
] as const satisfies readonly Parameter[]);
