/**
 * Small drawings on buttons, as lines on a square of 24: each is one path, so that one template draws them all. A template
 * for each would take a slow phone its time before there is anything to be seen.
 */

import { html, nothing, type TemplateResult } from "lit";

const drawings = {
  play: "M4 4h7v5H9v4H4zM14 4h6v9h-3v7h-6v-4h3zM4 16h4v4H4z",
  solutions:
    "M5.5 4h4a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5zM15.5 4h3a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-3a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5zM5.5 14h4a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-3a1.5 1.5 0 0 1 1.5 -1.5zM15.5 14h3a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1 -1.5 1.5h-3a1.5 1.5 0 0 1 -1.5 -1.5v-3a1.5 1.5 0 0 1 1.5 -1.5z",
  year: "M6.5 5h11a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1 -2.5 2.5h-11a2.5 2.5 0 0 1 -2.5 -2.5v-10a2.5 2.5 0 0 1 2.5 -2.5zM4 10h16M9 3v4M15 3v4M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01",
  watch:
    "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z",
  history: "M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z",
  back: "M14 6l-6 6 6 6",
  forward: "M10 6l6 6-6 6",
  open: "M7 10l5 5 5-5",
  close: "M6 6l12 12M18 6 6 18",
  rotate: "M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4v5h-5",
  flip: "M12 4v2M12 9v2M12 13v2M12 18v2M9 7v10H4zM15 7v10h5z",
  undo: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6",
  restart: "M5 5v14M19 6l-9 6 9 6z",
  help: "M9 18h6M10 21h4M9 15c0-2-3-3.500-3-7a6 6 0 0 1 12 0c0 3.500-3 5-3 7z",
  sound: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11",
  silence: "M4 9.500v5h3.500l4.500 4v-13l-4.500 4zM16 9.500l5 5M21 9.500l-5 5",
  hide: "M3 12s3.300-6 9-6 9 6 9 6-3.300 6-9 6-9-6-9-6zM4.500 19.500l15-15",
  fullScreen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  pause: "M9 5v14M15 5v14",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  guide:
    "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM9.600 9.600a2.500 2.500 0 1 1 3.700 2.200c-.9.5-1.300 1-1.300 2M12 16.600h.01",
  share: "M12 15V4M8 7.500 12 4l4 3.500M5 12v7h14v-7",
} as const;

export type IconName = keyof typeof drawings;

const directed: readonly IconName[] = ["back", "forward", "undo", "redo", "restart"];

/** Without its own name: the button it is on has one. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon ${directed.includes(name) ? "directed" : ""}" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${drawings[name]} stroke-width=${name === "more" ? 3 : nothing} />
  </svg>`;
