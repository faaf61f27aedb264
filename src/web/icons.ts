/** Small drawings on buttons, as lines on a square of 24. */

import { html, svg, type TemplateResult } from "lit";

const drawings = {
  play: svg`<path d="M4 4h7v5H9v4H4z"/><path d="M14 4h6v9h-3v7h-6v-4h3z"/><path d="M4 16h4v4H4z"/>`,
  solutions: svg`<rect x="4" y="4" width="7" height="7" rx="1.5"/><rect x="14" y="4" width="6" height="7" rx="1.5"/><rect x="4" y="14" width="7" height="6" rx="1.5"/><rect x="14" y="14" width="6" height="6" rx="1.5"/>`,
  year: svg`<rect x="4" y="5" width="16" height="15" rx="2.5"/><path d="M4 10h16M9 3v4M15 3v4M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01"/>`,
  watch: svg`<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z"/><circle cx="12" cy="12" r="3"/>`,
  history: svg`<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5"/><path d="M4 4v4.5h4.5M12 8v4.5l3 2"/>`,
  settings: svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>`,
  back: svg`<path d="m14 6-6 6 6 6"/>`,
  forward: svg`<path d="m10 6 6 6-6 6"/>`,
  open: svg`<path d="m7 10 5 5 5-5"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  rotate: svg`<path d="M19 12a7 7 0 1 1-2.2-5.1L19 9"/><path d="M19 4v5h-5"/>`,
  flip: svg`<path d="M12 4v2M12 9v2M12 13v2M12 18v2"/><path d="M9 7v10H4z"/><path d="M15 7v10h5z"/>`,
  undo: svg`<path d="M9 7 4 12l5 5"/><path d="M4 12h10a6 6 0 0 1 6 6"/>`,
  redo: svg`<path d="m15 7 5 5-5 5"/><path d="M20 12H10a6 6 0 0 0-6 6"/>`,
  restart: svg`<path d="M5 5v14M19 6l-9 6 9 6z"/>`,
  help: svg`<path d="M9 18h6M10 21h4M9 15c0-2-3-3.500-3-7a6 6 0 0 1 12 0c0 3.500-3 5-3 7z"/>`,
  sound: svg`<path d="M4 9.500v5h3.500l4.500 4v-13l-4.500 4z"/><path d="M15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11"/>`,
  silence: svg`<path d="M4 9.500v5h3.500l4.500 4v-13l-4.500 4z"/><path d="m16 9.500 5 5M21 9.500l-5 5"/>`,
  hide: svg`<path d="M3 12s3.300-6 9-6 9 6 9 6-3.300 6-9 6-9-6-9-6z"/><path d="M4.500 19.500l15-15"/>`,
  fullScreen: svg`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>`,
  pause: svg`<path d="M9 5v14M15 5v14"/>`,
  more: svg`<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"/>`,
  guide: svg`<circle cx="12" cy="12" r="8.500"/><path d="M9.600 9.600a2.500 2.500 0 1 1 3.700 2.200c-.9.5-1.300 1-1.300 2M12 16.600h.01"/>`,
  share: svg`<path d="M12 15V4M8 7.500 12 4l4 3.500M5 12v7h14v-7"/>`,
} as const;

export type IconName = keyof typeof drawings;

const directed: readonly IconName[] = ["back", "forward", "undo", "redo", "restart"];

/** Without a name of its own: the button it is on has one. */
export const icon = (name: IconName): TemplateResult =>
  html`<svg class="icon ${directed.includes(name) ? "directed" : ""}" viewBox="0 0 24 24" aria-hidden="true">
    ${drawings[name]}
  </svg>`;
