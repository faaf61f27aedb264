/** <daytile-puzzle-picker>: every puzzle of the catalogue with its note and credits, as links. */

import { css, html, type TemplateResult } from "lit";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { catalogueIds, cataloguePuzzle } from "../../formats/catalogue.js";
import { DialogView } from "./dialog.js";
import { linkTo } from "./link.js";
import { textIn, titleOf } from "./puzzle-text.js";

const styles = css`
  ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding: 12px 14px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: var(--surface);
    color: inherit;
    text-decoration: none;
  }
  a[aria-current] {
    border-color: var(--text);
  }
  .title {
    font-weight: 700;
  }
  .credits {
    font-size: 0.875rem;
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

  private entry(puzzle: Puzzle): TemplateResult {
    const { language, route } = this.context;
    const { href, follow } = linkTo(this.context, { puzzle: puzzle.id });
    return html`<a href=${href} @click=${follow} aria-current=${route.puzzle === puzzle.id ? "true" : "false"}>
      <div class="title">${titleOf(puzzle, language)}</div>
      <div>${textIn(puzzle.note, language)}</div>
      <div class="credits quiet">${puzzle.credits.join(" · ")}</div>
    </a>`;
  }
}

customElements.define("daytile-puzzle-picker", PuzzlePicker);
