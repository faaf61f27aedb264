/** From a picture of a board to a template of it, for a dialog. */

import { css, html, svg, type TemplateResult } from "lit";
import type { Picture } from "../../core/drawing/picture.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { patternTemplates, templatesOf } from "../../templates/page-pen.js";
import type { AppContext } from "../context.js";

export const pictureStyles = css`
  .picture {
    display: block;
    inline-size: min(100%, 58dvh);
    margin-inline: auto;
  }
  .picture text {
    font-family: inherit;
    text-anchor: middle;
  }
  .picture .bold {
    font-weight: 700;
  }
  .said {
    min-block-size: 3.9em;
    padding-block-start: 10px;
    line-height: 1.3;
  }
  .turn {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
  }
`;

/** The board's own letters stay as they are on wood, whichever way the page reads. */
export function pictureBoard({ theme }: AppContext, { pieces }: Puzzle, picture: Picture): TemplateResult {
  const { left, top, width, height } = picture.box;
  const pen = { theme, prefix: "coach" };
  const copies = pieces.reduce((sum, piece) => sum + piece.copies, 0);
  return html`<svg class="picture" viewBox="${left} ${top} ${width} ${height}" role="img" aria-label=${picture.description}>
    ${svg`<defs>${patternTemplates(pen, copies)}</defs>${templatesOf(pen, picture.figures)}`}
  </svg>`;
}
