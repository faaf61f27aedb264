/** <daytile-reach>: the dates that the pieces on the board could still become, on the board and with counts. */

import { html, nothing, type TemplateResult } from "lit";
import { baseOf } from "../../core/calendar/languages.js";
import { type Reach, reachOf } from "../../core/coach/reach.js";
import { reachByCell, reachPicture } from "../../core/drawing/reach-picture.js";
import type { Game } from "../../core/game/game.js";
import { formatList } from "../../core/i18n/formats.js";
import { type Translate, translateToEnglish } from "../../core/i18n/translate.js";
import { coachMessages } from "../../core/locales/en/coach.generated.js";
import { targetNoun } from "../../core/puzzle/date-fields.js";
import { targetAt } from "../../core/puzzle/target.js";
import { inOneLine } from "../../core/text/sentences.js";
import { DialogView } from "../dialog.js";
import { titleOfTarget } from "../target.js";
import { loadAdvice } from "./load-advice.js";
import { onOneLine } from "./on-one-line.js";
import { pictureBoard, pictureStyles } from "./picture-board.js";

const maxNamed = 4;

class ReachDialog extends DialogView {
  static override styles = [...DialogView.styles, pictureStyles];
  static override properties = { ...DialogView.properties, game: { attribute: false }, reach: { state: true } };

  declare game: Game;
  declare reach: Reach | undefined;
  private readonly stop = new AbortController();
  private advise: Translate = translateToEnglish;

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
    const [reach, translate] = await Promise.all([
      reachOf({ puzzle, placed }, options),
      loadAdvice(this.context.language),
    ]).catch(() => []);
    this.advise = translate ?? translateToEnglish;
    this.reach = reach;
    if (this.reach === undefined && !this.stop.signal.aborted) this.context.say(this.context.words.shell.notLoaded);
  }

  protected heading(): string {
    return this.context.words.coach.reach;
  }

  /** Those with the most solutions. */
  private named({ targets, counts }: Reach): string {
    const { language } = this.context;
    const { puzzle } = this.game;
    const names = targets.slice(0, maxNamed).map((index) => {
      const title = titleOfTarget(puzzle, { target: targetAt(puzzle, index), date: undefined }, language);
      return onOneLine(this.advise(coachMessages.withCount({ label: title, count: counts[index] ?? 0 })));
    });
    return formatList(baseOf(language), names);
  }

  private sentence(): string {
    const { reach } = this;
    if (reach === undefined) return this.context.words.shell.loading;
    const { targets, counts, solutions } = reach;
    const areDates = targetNoun(this.game.puzzle) === "date";
    const figures = { possible: targets.length, all: counts.length, areDates, solutions };
    const texts =
      targets.length === 0
        ? [coachMessages.reachNone({ areDates })]
        : [coachMessages.reach(figures), coachMessages.reachMost({ names: this.named(reach) })];
    return inOneLine(...texts.map((text) => this.advise(coachMessages.sentence({ text }))));
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
