/** <daytile-reach>: the dates that the pieces on the board could still become, on the board and with counts. */

import { html, nothing, type TemplateResult } from "lit";
import { type Reach, reachOf } from "../../core/coach/reach.js";
import { reachByCell, reachPicture } from "../../core/drawing/reach-picture.js";
import type { Game } from "../../core/game/game.js";
import { targetAt } from "../../core/puzzle/target.js";
import { inOneLine } from "../../core/text/sentences.js";
import { DialogView } from "../dialog.js";
import { titleOfTarget } from "../target.js";
import { onOneLine } from "./on-one-line.js";
import { pictureBoard, pictureStyles } from "./picture-board.js";

const maxNamed = 4;

class ReachDialog extends DialogView {
  static override styles = [...DialogView.styles, pictureStyles];
  static override properties = { ...DialogView.properties, game: { attribute: false }, reach: { state: true } };

  declare game: Game;
  declare reach: Reach | undefined;
  private readonly stop = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.find();
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    super.disconnectedCallback();
  }

  private async find(): Promise<void> {
    const { puzzle, placed } = this.game;
    const options = { pool: this.context.solver.long, signal: this.stop.signal };
    this.reach = await reachOf({ puzzle, placed }, options).catch(() => undefined);
    if (this.reach === undefined && !this.stop.signal.aborted) this.context.say(this.context.words.shell.notLoaded);
  }

  protected heading(): string {
    return this.context.words.coach.reach;
  }

  /** Those with the most solutions. */
  private named({ targets, counts }: Reach): string {
    const { words, language } = this.context;
    const { puzzle } = this.game;
    const names = targets.slice(0, maxNamed).map((index) => {
      const title = titleOfTarget(puzzle, { target: targetAt(puzzle, index), date: undefined }, language);
      return onOneLine(words.coach.withCount({ date: title, count: counts[index] ?? 0 }));
    });
    return words.coach.most({ dates: words.play.hands.list({ labels: names }) });
  }

  private sentence(): string {
    const { coach, shell } = this.context.words;
    const { reach } = this;
    if (reach === undefined) return shell.loading;
    if (reach.targets.length === 0) return coach.reachNone;
    return inOneLine(coach.reachable({ count: reach.targets.length }), this.named(reach));
  }

  protected content(): TemplateResult {
    const { words, language } = this.context;
    const { puzzle, placed } = this.game;
    const said = this.sentence();
    const byCell = this.reach === undefined ? [] : reachByCell(puzzle, this.reach.counts);
    const picture = reachPicture(puzzle, placed, byCell, { title: words.coach.reach, description: said, language });
    const hint = this.reach && this.reach.targets.length > 0 ? words.coach.reachHint : nothing;
    return html`${pictureBoard(this.context, puzzle, picture)}
      <p class="said" role="status">${said}</p><p class="quiet">${hint}</p>`;
  }
}

customElements.define("daytile-reach", ReachDialog);
