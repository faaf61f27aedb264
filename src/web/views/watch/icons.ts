/** Small drawings of what can be done with a film, as on any player. */

import { html, svg, type TemplateResult } from "lit";

const drawings = {
  play: svg`<path d="M8 5.500v13l10.500-6.500z" fill="currentColor"/>`,
  pause: svg`<path d="M9 6v12M15 6v12" stroke-width="3.500"/>`,
  step: svg`<path d="M7 6.500v11l8-5.500zM18 6v12"/>`,
  back: svg`<path d="M17 6.500v11L9 12zM6 6v12"/>`,
  restart: svg`<path d="M5 6v12M12 7l-5 5 5 5zM19 7l-5 5 5 5z"/>`,
  add: svg`<path d="M12 5v14M5 12h14"/>`,
  film: svg`<path d="M12 4v11M8 11.500l4 3.500 4-3.500M5 15v5h14v-5"/>`,
} as const;

export type PlayerIcon = keyof typeof drawings;

/** Not mirrored in languages that read from the right: time runs the same way on every player. */
export const playerIcon = (name: PlayerIcon): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawings[name]}</svg>`;
