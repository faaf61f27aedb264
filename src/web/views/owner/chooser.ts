/** <daytile-own-puzzle>: the puzzles as pictures, board and pieces, for somebody who knows theirs by its looks. */

import { css, html, nothing, type TemplateResult } from "lit";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { targetCells } from "../../../core/puzzle/target.js";
import { titleOf } from "../../../core/puzzle/titles.js";
import { catalogueIds, cataloguePuzzle } from "../../../formats/catalogue.js";
import { pieceIcon } from "../../piece-icon.js";
import { smallBoard } from "../../small-board.js";
import { shared } from "../../styles/shared.js";
import { targetOfRoute } from "../../target.js";
import { View } from "../../view.js";

const styles = css`
  :host {
    display: grid;
    gap: 12px;
  }
  h2 {
    font-size: 1.25rem;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(clamp(130px, 11vw, 240px), 1fr));
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
  }
  button {
    display: grid;
    grid-template-rows: auto auto 1fr;
    justify-items: center;
    align-items: start;
    gap: 8px;
    padding: 12px 10px;
    border: 2px solid transparent;
    border-radius: 16px;
    line-height: 1.2;
  }
  button[aria-current] {
    border-color: var(--text);
  }
  .board {
    inline-size: clamp(96px, 6.5vw, 150px);
    aspect-ratio: 1;
  }
  .pieces {
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    justify-content: center;
    gap: 4px;
    min-block-size: 44px;
  }
  .pieces svg {
    inline-size: 24px;
    block-size: 20px;
  }
`;

class OwnPuzzle extends View {
  static override styles = [shared, styles];

  private boardOf(puzzle: Puzzle): TemplateResult {
    const { route, today, theme } = this.context;
    return smallBoard(puzzle, targetCells(puzzle, targetOfRoute(puzzle, route, today).target), theme);
  }

  /** Every copy, as they are in the box. */
  private piecesOf(puzzle: Puzzle): TemplateResult[] {
    return puzzle.pieces.flatMap(({ copies }, piece) =>
      Array.from({ length: copies }, () => pieceIcon(puzzle, piece, this.context.theme)),
    );
  }

  private entry(puzzle: Puzzle): TemplateResult {
    const { language, route } = this.context;
    const choose = (): boolean => this.dispatchEvent(new CustomEvent("daytile-own", { detail: puzzle.id }));
    return html`<button data-puzzle=${puzzle.id} @click=${choose} aria-current=${route.puzzle === puzzle.id ? "true" : nothing}>
      ${this.boardOf(puzzle)}
      <span>${titleOf(puzzle, language)}</span>
      <span class="pieces">${this.piecesOf(puzzle)}</span>
    </button>`;
  }

  override render() {
    return html`<h2>${this.context.words.owner.whichPuzzle}</h2>
      <ul>
        ${catalogueIds.map((id) => html`<li>${this.entry(cataloguePuzzle(id))}</li>`)}
      </ul>`;
  }
}

customElements.define("daytile-own-puzzle", OwnPuzzle);
