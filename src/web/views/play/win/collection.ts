/** <daytile-collection>: the solutions that somebody has found for a date, as boards, in the order they were found. */

import { css, html, nothing, svg, type TemplateResult } from "lit";
import { boardPicture } from "../../../../core/drawing/board-picture.js";
import { parseGrid } from "../../../../core/tiling/grid.js";
import { patternTemplates, templatesOf } from "../../../../templates/page-pen.js";
import { DialogView } from "../../../dialog.js";

const styles = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
    gap: 14px;
    margin: 12px 0 0;
    padding: 0;
    list-style: none;
  }
  svg {
    display: block;
    inline-size: 100%;
  }
  text {
    font-family: inherit;
    font-weight: 700;
    text-anchor: middle;
  }
  .date {
    font-weight: 700;
  }
`;

class Collection extends DialogView {
  static override styles = [...DialogView.styles, styles];
  static override properties = {
    ...DialogView.properties,
    solutions: { attribute: false },
    count: { attribute: false },
  };

  /** Letter grids. */
  declare solutions: readonly string[];
  /** How many there are in all; undefined where nobody has counted them. */
  declare count: number | undefined;

  protected heading(): string {
    return this.context.words.win.collection;
  }

  /** What was kept may belong to another version of the puzzle: then it is left out. */
  private board(solution: string, i: number): TemplateResult | typeof nothing {
    const { puzzle, uncovered, language, theme, words } = this.context;
    const placements = parseGrid(puzzle, solution);
    if (!placements.ok) return nothing;
    const state = { placements: placements.value, uncovered };
    const { box, figures } = boardPicture(puzzle, state, { language, letters: theme.letters });
    const pen = { theme, prefix: `found${i}` };
    return html`<li>
      <svg viewBox="${box.left} ${box.top} ${box.width} ${box.height}" role="img" aria-label=${words.solutions.item({ number: i + 1 })}>
        ${svg`<defs>${patternTemplates(pen, placements.value.length)}</defs>${templatesOf(pen, figures)}`}
      </svg>
    </li>`;
  }

  protected content(): TemplateResult {
    const { context, solutions, count } = this;
    const { win } = context.words;
    const told = count === undefined ? "" : win.found({ found: solutions.length, count });
    return html`<p class="date">${context.dateTitle}</p>
      <p class="quiet">${solutions.length === 0 ? win.noCollection : told}</p>
      <ul>${solutions.map((solution, i) => this.board(solution, i))}</ul>`;
  }
}

customElements.define("daytile-collection", Collection);
