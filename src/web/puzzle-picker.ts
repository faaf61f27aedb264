/** <daytile-puzzle-picker>: every puzzle of the catalogue with its board, note and credits, as links. */

import { css, html, nothing, type TemplateResult } from "lit";
import { boxAround, cellSize, thickness } from "../core/drawing/board-figures.js";
import { latticeNamed } from "../core/lattice/lattice.js";
import { creditsIn } from "../core/puzzle/credits.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { targetCells } from "../core/puzzle/target.js";
import { titleOf, translated } from "../core/puzzle/titles.js";
import { catalogueIds, cataloguePuzzle } from "../formats/catalogue.js";
import { styled } from "../templates/styled.js";
import { boardRatings } from "./board-ratings.js";
import { dotStyles, ratingDots } from "./coach/dots.js";
import { DialogView } from "./dialog.js";
import { linkTo } from "./link.js";
import { pieceIcon } from "./piece-icon.js";
import { smallBoard } from "./small-board.js";
import { solutionRanges } from "./solution-ranges.js";
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
    grid-template-columns: 76px minmax(0, 1fr);
    align-items: start;
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
  .owner {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 8px;
    margin: 0 0 8px;
  }
  .owner a {
    display: grid;
    grid-template-columns: 1fr;
    align-items: center;
    font-weight: 700;
    text-align: center;
  }
  a[aria-current] {
    border-color: var(--text);
  }
  .board {
    inline-size: 76px;
    block-size: 76px;
  }
  @media (max-width: 480px) {
    .owner {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 6px;
    }
    .owner a {
      padding: 6px;
      font-size: 0.875rem;
      line-height: 1.2;
      hyphens: auto;
    }
    a {
      grid-template-columns: 44px minmax(0, 1fr);
      align-items: start;
      gap: 10px;
      padding: 10px;
    }
    .pieces {
      --cell: 7px;
      column-gap: 5px;
    }
    .board {
      inline-size: 44px;
      block-size: 44px;
      margin-block-start: 2px;
    }
  }
  .pieces {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 6px;
    padding-block: 6px 4px;
  }
  .pieces span {
    display: flex;
  }
  .pieces svg {
    inline-size: calc(var(--cell, 9px) * var(--columns));
    block-size: calc(var(--cell, 9px) * var(--rows));
  }
  .hardness {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font-size: 0.875rem;
    font-weight: 700;
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
  static override styles = [...DialogView.styles, dotStyles, styles];

  protected heading(): string {
    return this.context.words.shell.choosePuzzle;
  }

  protected content(): TemplateResult {
    const owner = linkTo(this.context, { view: "owner" });
    const design = linkTo(this.context, { view: "design" });
    const atlas = linkTo(this.context, { view: "atlas" });
    return html`<p class="owner">
        <a href=${owner.href} @click=${owner.follow}>${this.context.words.shell.realBoard}</a>
        <a class="design" href=${design.href} @click=${design.follow}>${this.context.words.shell.views.design}</a>
        <a class="atlas" href=${atlas.href} @click=${atlas.follow}>${this.context.words.shell.views.atlas}</a>
      </p>
      <ul>
      ${catalogueIds.map((id) => html`<li>${this.entry(cataloguePuzzle(id))}</li>`)}
    </ul>`;
  }

  /** What another puzzle shows of the same day; of a target that only this one has, today. */
  private boardOf(puzzle: Puzzle): TemplateResult {
    const { route, today, theme } = this.context;
    const { target } = targetOfRoute(puzzle, route, today);
    return smallBoard(puzzle, targetCells(puzzle, target), theme);
  }

  /** All of them in one scale: that is how boards of the same shape are told apart. */
  private pieces(puzzle: Puzzle): TemplateResult {
    const { theme } = this.context;
    const lattice = latticeNamed(puzzle.lattice);
    const icons = puzzle.pieces.flatMap(({ shape, copies }, piece) => {
      const { width, height } = boxAround(lattice, shape, thickness);
      const size = { "--columns": String(width / cellSize), "--rows": String(height / cellSize) };
      return Array.from(
        { length: copies },
        () => html`<span style=${styled(size)}>${pieceIcon(puzzle, piece, theme)}</span>`,
      );
    });
    return html`<div class="pieces" aria-hidden="true">${icons}</div>`;
  }

  /** Dots come first, one below the other, so that the eye finds a hard puzzle while it scrolls. */
  private hardness({ id }: Puzzle): TemplateResult {
    const { solutions, coach } = this.context.words;
    const [rating, range] = [boardRatings[id], solutionRanges[id]];
    return html`<div class="hardness">
      ${rating === undefined ? nothing : ratingDots(rating, coach.difficulty({ rating }))}
      ${range === undefined ? nothing : html`<span>${solutions.perDate({ min: range[0], max: range[1] })}</span>`}
    </div>`;
  }

  private entry(puzzle: Puzzle): TemplateResult {
    const { language, route } = this.context;
    const { href, follow } = linkTo(this.context, { puzzle: puzzle.id });
    return html`<a href=${href} @click=${follow} aria-current=${route.puzzle === puzzle.id ? "true" : nothing}>
      ${this.boardOf(puzzle)}
      <div>
        <div class="title">${titleOf(puzzle, language)}</div>
        <div class="note">${translated(puzzle.note, language)}</div>
        ${this.pieces(puzzle)} ${this.hardness(puzzle)}
        <div class="credits quiet">${creditsIn(puzzle, language).join(" · ")}</div>
      </div>
    </a>`;
  }
}

customElements.define("daytile-puzzle-picker", PuzzlePicker);
