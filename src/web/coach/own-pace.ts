/** <daytile-own-pace>: what a player finds easy, by their own times on this device: weekdays, and dates by difficulty. */

import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { parseIsoDate } from "../../core/calendar/calendar.js";
import { capitalised, wordsOf } from "../../core/calendar/languages.js";
import { minSolves, weekdayPace } from "../../core/game/pace.js";
import { isUnaided, type SolveRecord } from "../../core/game/record.js";
import { timesOf } from "../../core/game/streak.js";
import { targetFromDate } from "../../core/puzzle/dates.js";
import type { Target } from "../../core/puzzle/puzzle.js";
import { targetIndex } from "../../core/puzzle/target.js";
import { inOneLine } from "../../core/text/sentences.js";
import { timeInDigits, timeInWords } from "../amounts.js";
import { shared } from "../styles/shared.js";
import { View } from "../view.js";
import { type Ratings, rateTargets } from "./ratings.js";

/** The latest are enough, and each has to be rated once. */
const maxRated = 60;

const easy = (rating: number): boolean => rating === 1 || rating === 2;
const hard = (rating: number): boolean => rating >= 4;

class OwnPace extends View {
  static override styles = [
    shared,
    css`
      p,
      dl {
        padding-block-start: 6px;
      }
      dl div {
        display: flex;
        justify-content: space-between;
        gap: 12px;
        max-inline-size: 24em;
      }
    `,
  ];
  static override properties = { ...View.properties, records: { attribute: false }, ratings: { state: true } };

  declare records: readonly SolveRecord[];
  declare ratings: Ratings;
  private readonly stop = new AbortController();
  private key = "";

  constructor() {
    super();
    this.ratings = new Map();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop.abort();
  }

  /** Of the puzzle that is chosen, and by the clock, without help. */
  private get own(): SolveRecord[] {
    const { id } = this.context.puzzle;
    return this.records
      .filter((each) => each.puzzle === id && each.seconds !== null && isUnaided(each))
      .slice(-maxRated);
  }

  private targetOf({ date }: SolveRecord): Target | undefined {
    const day = parseIsoDate(date);
    const target = day && targetFromDate(this.context.puzzle, day);
    return target?.ok ? target.value : undefined;
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has("context") && !changed.has("records")) return;
    const targets = this.own.map((record) => this.targetOf(record)).filter((target) => target !== undefined);
    const key = `${this.context.puzzle.id} ${targets.length}`;
    if (key === this.key || targets.length < 2 * minSolves) return;
    this.key = key;
    const tell = (ratings: Ratings): void => {
      this.ratings = ratings;
    };
    void rateTargets(this.context, targets, this.stop.signal, tell).catch(() => undefined);
  }

  private rated(fits: (rating: number) => boolean): SolveRecord[] {
    return this.own.filter((record) => {
      const target = this.targetOf(record);
      const rating = target && this.ratings.get(targetIndex(this.context.puzzle, target));
      return rating !== undefined && fits(rating);
    });
  }

  private byRating(): TemplateResult | typeof nothing {
    const { coach } = this.context.words;
    const rows = [
      [coach.easyDates, timesOf(this.rated(easy))] as const,
      [coach.hardDates, timesOf(this.rated(hard))] as const,
    ].flatMap(([name, times]) =>
      times === undefined || times.count < minSolves ? [] : [[name, times.median] as const],
    );
    if (rows.length < 2) return nothing;
    return html`<p><b>${coach.byRating}</b></p>
      <dl>${rows.map(([name, seconds]) => html`<div><dt>${name}</dt><dd>${this.time(seconds)}</dd></div>`)}</dl>`;
  }

  private time(seconds: number): TemplateResult {
    const said = timeInWords(seconds, this.context.language);
    return html`<span aria-hidden="true">${timeInDigits(seconds)}</span><span class="unseen">${said}</span>`;
  }

  private weekdays(): TemplateResult | typeof nothing {
    const { words, language } = this.context;
    const { easiest, hardest } = weekdayPace(this.records);
    const name = (weekday: number): string => capitalised(wordsOf(language).longWeekdays[weekday] ?? "", language);
    const sentences = [
      ...(easiest === undefined ? [] : [words.coach.easiestDay({ day: name(easiest) })]),
      ...(hardest === undefined ? [] : [words.coach.hardestDay({ day: name(hardest) })]),
    ];
    return sentences.length === 0 ? nothing : html`<p>${inOneLine(...sentences)}</p>`;
  }

  override render() {
    return html`${this.weekdays()} ${this.byRating()}`;
  }
}

customElements.define("daytile-own-pace", OwnPace);
