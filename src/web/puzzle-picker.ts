/** <daytile-puzzle-picker>: every puzzle of the catalogue with its board, note and credits, as links. */

import { css, html, nothing, type TemplateResult } from "lit";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { targetCells } from "../core/puzzle/target.js";
import { titleOf, translated } from "../core/puzzle/titles.js";
import { catalogueIds, cataloguePuzzle } from "../formats/catalogue.js";
import { DialogView } from "./dialog.js";
import { linkTo } from "./link.js";
import { smallBoard } from "./small-board.js";
import { targetOfRoute } from "./target.js";

const styles = css`
  ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: center;
    gap: 14px;
    padding: 10px 14px;
    border: 2px solid transparent;
    border-radius: 16px;
    background: var(--surface);
    color: inherit;
    text-decoration: none;
  }
  @media (hover: hover) {
    a:hover {
      background: var(--frame);
    }
  }
  a[aria-current] {
    border-color: var(--text);
  }
  .board {
    inline-size: 64px;
    block-size: 64px;
  }
  @media (max-width: 480px) {
    a {
      grid-template-columns: 44px minmax(0, 1fr);
      align-items: start;
      gap: 10px;
      padding: 10px;
    }
    .board {
      inline-size: 44px;
      block-size: 44px;
      margin-block-start: 2px;
    }
  }
  .title {
    font-weight: 700;
    line-height: 1.25;
  }
  .note {
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .credits {
    font-size: 0.8125rem;
  }
`;

class PuzzlePicker extends DialogView {
  static override styles = [...DialogView.styles, styles];

  protected heading(): string {
    return this.context.words.shell.choosePuzzle;
  }

  protected content(): TemplateResult {
    return html`<ul>
      ${catalogueIds.map((id) => html`<li>${this.entry(cataloguePuzzle(id))}</li>`)}
    </ul>`;
  }

  /** What another puzzle shows of the same day; of a target that only this one has, today. */
  private boardOf(puzzle: Puzzle): TemplateResult {
    const { route, today, theme } = this.context;
    const { target } = targetOfRoute(puzzle, route, today);
    return smallBoard(puzzle, targetCells(puzzle, target), theme);
  }

  private entry(puzzle: Puzzle): TemplateResult {
    const { language, route } = this.context;
    const { href, follow } = linkTo(this.context, { puzzle: puzzle.id });
    return html`<a href=${href} @click=${follow} aria-current=${route.puzzle === puzzle.id ? "true" : nothing}>
      ${this.boardOf(puzzle)}
      <div>
        <div class="title">${titleOf(puzzle, language)}</div>
        <div class="note">${translated(puzzle.note, language)}</div>
        <div class="credits quiet" lang="en">${puzzle.credits.join(" · ")}</div>
      </div>
    </a>`;
  }
}

customElements.define("daytile-puzzle-picker", PuzzlePicker);
