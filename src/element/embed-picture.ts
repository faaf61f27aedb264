/** From what's on a board to its picture in a page, which is read out as one image. */

import { html, svg, type TemplateResult } from "lit";
import type { Language } from "../core/calendar/languages.js";
import { boardPicture } from "../core/drawing/board-picture.js";
import type { Arrangement } from "../core/drawing/scene.js";
import type { Theme } from "../core/drawing/themes.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { patternTemplates, templatesOf } from "../templates/page-pen.js";

let pictures = 0;

export function pictureTemplate(
  puzzle: Puzzle,
  arrangement: Arrangement,
  language: Language,
  theme: Theme,
): TemplateResult {
  const { box, figures, description } = boardPicture(puzzle, arrangement, { language, letters: theme.letters });
  const pen = { theme, prefix: `calendar-puzzle-${++pictures}` };
  return html`<svg part="board" role="img" aria-label=${description}
    viewBox="${box.left} ${box.top} ${box.width} ${box.height}">
    ${svg`<defs>${patternTemplates(pen, arrangement.placements.length)}</defs>${templatesOf(pen, figures)}`}
  </svg>`;
}
