/** <daytile-class-board>: the board of a date as large as the screen, for everybody in the room; nothing is kept of it. */

import { css, html, type TemplateResult } from "lit";
import { applyMove, type Game, isSolved, newGame } from "../../core/game/game.js";
import type { BoardEvents } from "../../element/board-element.js";
import "../../element/board-element.js";
import { DialogView } from "../dialog.js";

const styles = css`
  dialog {
    inline-size: 100vw;
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    border: 0;
    border-radius: 0;
    overflow: hidden;
  }
  dialog {
    --top: max(64px, 8dvh);
  }
  .top {
    block-size: var(--top);
    padding-block: 4px;
  }
  /* To be read from the back of the room. */
  h2 {
    font-size: clamp(1.0625rem, min(5dvh, 4.4vw), 5rem);
    line-height: 1.15;
  }
  .content {
    block-size: calc(100dvh - var(--top));
    padding: 0 12px 12px;
  }
  daytile-board {
    block-size: 100%;
    --focus: var(--unique);
    --tray: color-mix(in srgb, var(--page), var(--frame) 55%);
    --tray-edge: color-mix(in srgb, var(--tray), var(--text) 8%);
    --label: color-mix(in srgb, var(--quiet), var(--text) 45%);
  }
`;

class ClassBoard extends DialogView {
  static override styles = [...DialogView.styles, styles];
  static override properties = { ...DialogView.properties, game: { state: true } };

  declare game: Game;

  protected heading(): string {
    return this.context.dateTitle;
  }

  /** Of the date on the page when it was opened. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.game = newGame(this.context.puzzle, this.context.uncovered);
  }

  private readonly onMove = ({ detail }: CustomEvent<BoardEvents["daytile-move"]>): void => {
    const next = applyMove(this.game, detail.move);
    if (next.ok) this.game = next.value;
  };

  protected content(): TemplateResult {
    const { theme, words, language, moves } = this.context;
    const { game } = this;
    return html`<daytile-board .game=${game} .theme=${theme} .words=${words.play.hands} .language=${language}
      ?solved=${isSolved(game)} ?moves=${moves} @daytile-move=${this.onMove}></daytile-board>`;
  }
}

customElements.define("daytile-class-board", ClassBoard);
