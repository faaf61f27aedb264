/** From a solution, or none yet, to the large board. */

import { html, type TemplateResult } from "lit";
import { boardPicture } from "../../../core/drawing/board-picture.js";
import type { Tiling } from "../../../core/tiling/placement.js";
import { patternTemplates, templatesOf } from "../../../templates/page-pen.js";
import type { AppContext } from "../../context.js";

const prefix = "board";

export function solutionBoard(context: AppContext, tiling: Tiling, title: string): TemplateResult {
  const { puzzle, uncovered, language, theme } = context;
  const { box, figures } = boardPicture(
    puzzle,
    { placements: tiling, uncovered },
    { language, letters: theme.letters },
  );
  const ink = { theme, prefix };
  const viewBox = `${box.left} ${box.top} ${box.width} ${box.height}`;
  return html`<figure class="board">
    <svg viewBox=${viewBox} role="img" aria-label=${title}>
      <defs>${patternTemplates(ink, tiling.length)}</defs>
      ${templatesOf(ink, figures)}
    </svg>
  </figure>`;
}
