/** <daytile-year>: how many solutions every date has, as a map whose squares open their puzzles, and in figures. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { monthsInYear } from "../../../core/calendar/calendar.js";
import { capitalised, wordsOf } from "../../../core/calendar/languages.js";
import { hasWeekdays } from "../../../core/puzzle/week-start.js";
import { styled } from "../../../templates/styled.js";
import { progressStyles } from "../../styles/progress.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { extremes, histogram, legend, lists, totals } from "./charts.js";
import { type Counting, countSpots } from "./counter.js";
import { yearFiguresOf } from "./figures.js";
import { heatColours } from "./heat.js";
import { linkAfter } from "./keys.js";
import { mapTemplate } from "./map.js";
import { firstSlice, showsYear, spotsOf, type YearSlice, type YearSpotRow } from "./slice.js";
import { yearStyles } from "./styles.js";

const nothingYet: Counting = { counts: () => undefined, done: 0 };

/** In pixels: as much of the month before is seen. */
const monthEdge = 20;

class YearView extends View {
  static override styles = [shared, progressStyles, yearStyles];
  static override properties = {
    ...View.properties,
    slice: { state: true },
    counting: { state: true },
    hasFailed: { state: true },
    tabStop: { state: true },
  };

  declare slice: YearSlice;
  declare counting: Counting;
  declare hasFailed: boolean;
  /** Which spot of the map Tab leads to. */
  declare tabStop: number;

  private rows: readonly YearSpotRow[] = [];
  private stop = new AbortController();
  private key = "";
  private asked = "";

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop.abort();
  }

  private get day() {
    return this.context.date ?? this.context.today;
  }

  override willUpdate(changed: PropertyValues): void {
    const { puzzle, settings } = this.context;
    const key = `${puzzle.id} ${settings.weekStart} ${this.day.year}`;
    if (key !== this.key) {
      this.key = key;
      this.counting = nothingYet;
      this.slice = firstSlice(puzzle, this.day);
    }
    if (changed.has("context") || changed.has("slice")) this.readSlice();
  }

  private readSlice(): void {
    const { puzzle, target } = this.context;
    this.rows = spotsOf(puzzle, this.slice, { target, year: this.day.year });
    const asked = `${this.key} ${JSON.stringify(this.slice)}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.tabStop = this.spotOfToday();
    void this.count();
  }

  private spotOfToday(): number {
    const { target } = this.context;
    const spots = this.rows.flatMap((row) => row.spots);
    return Math.max(
      0,
      spots.findIndex((spot) => String(spot.target) === String(target)),
    );
  }

  private async count(): Promise<void> {
    this.stop.abort();
    this.stop = new AbortController();
    const { signal } = this.stop;
    this.hasFailed = false;
    const { context } = this;
    const targets = this.rows.flatMap(({ spots }) => spots.map(({ target }) => target));
    const tell = (counting: Counting): void => {
      this.counting = counting;
    };
    try {
      await countSpots(context, { puzzle: context.puzzle, targets }, signal, tell);
    } catch {
      if (!signal.aborted) this.hasFailed = true;
    }
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const links = [...this.renderRoot.querySelectorAll<HTMLElement>(".spot")];
    const from = links.indexOf(event.target as HTMLElement);
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const places = links.map((link) => link.getBoundingClientRect());
    const to = linkAfter(places, from, event.key, document.documentElement.dir === "rtl");
    if (to === undefined) return;
    event.preventDefault();
    this.tabStop = to;
    links[to]?.focus();
  };

  private select(
    title: string,
    value: number,
    choices: readonly (readonly [number, string])[],
    choose: (value: number) => void,
  ) {
    const change = (event: Event): void => choose(Number((event.target as HTMLSelectElement).value));
    return html`<label class="choice"><span>${title}</span>
      <select @change=${change}>
        ${choices.map(([each, text]) => html`<option value=${each} ?selected=${each === value}>${text}</option>`)}
      </select>
    </label>`;
  }

  /** This year, or a weekday for every day. */
  private weekdaySelect(): TemplateResult {
    const { words, language } = this.context;
    const { year } = this.day;
    const asInYear = -1;
    const choices = wordsOf(language).longWeekdays.map(
      (name, weekday) => [weekday, capitalised(name, language)] as const,
    );
    const value = this.slice.kind === "weekday" ? this.slice.weekday : asInYear;
    return this.select(words.year.weekday, value, [[asInYear, words.year.asInYear(year)], ...choices], (weekday) => {
      this.slice = weekday === asInYear ? { kind: "year", year } : { kind: "weekday", weekday };
    });
  }

  private monthSelect(): TemplateResult {
    const { words, language } = this.context;
    const { year } = this.day;
    const names = wordsOf(language).longMonths.slice(0, monthsInYear);
    const value = this.slice.kind === "month" ? this.slice.month : 1;
    return this.select(
      words.year.month,
      value,
      names.map((name, i) => [i + 1, capitalised(name, language)] as const),
      (month) => {
        this.slice = { kind: "month", year, month };
      },
    );
  }

  private choice(): TemplateResult | typeof nothing {
    const { puzzle } = this.context;
    if (showsYear(puzzle)) return this.monthSelect();
    return hasWeekdays(puzzle) ? this.weekdaySelect() : nothing;
  }

  private progress(): TemplateResult | typeof nothing {
    const { words } = this.context;
    if (this.hasFailed) {
      return html`<div class="progress" role="status"><p>${words.year.failed}</p>
        <button class="main" @click=${() => this.count()}>${words.shell.tryAgain}</button></div>`;
    }
    if (this.counting.done >= 1) return nothing;
    return html`<div class="progress" role="status">
      <p>${words.year.counting}</p>
      <progress max="1" .value=${this.counting.done} aria-label=${words.year.counting}></progress>
    </div>`;
  }

  private head(): TemplateResult {
    const { words, puzzle } = this.context;
    return html`<div class="head">
      <div><h2>${words.year.title}</h2><p class="quiet">${words.year.hint}</p></div>
      ${this.choice()}
    </div>
    ${showsYear(puzzle) ? html`<p class="quiet">${words.year.slow(this.day.year)}</p>` : nothing}`;
  }

  override render() {
    const { context, slice, rows, counting, tabStop } = this;
    const figures = yearFiguresOf(rows, counting.counts);
    const map = { context, slice, rows, counts: counting.counts, figures, tabStop };
    const isKnown = figures.summary.size > 0;
    return html`<div class="page" style=${styled(heatColours(context.theme))} @keydown=${this.onKey}>
      ${this.head()} ${this.progress()} ${isKnown ? totals(context, figures) : nothing}
      ${isKnown ? html`<p class="extremes">${extremes(context, figures)}</p>` : nothing}
      ${mapTemplate(map)}
      ${
        isKnown
          ? html`${legend(context, figures)}
        <div class="cards">${histogram(context, figures.bins)}${lists(context, figures)}</div>`
          : nothing
      }
    </div>`;
  }

  /** On a phone months lie side by side, and the one of the date on the page is the first to be seen. */
  override updated(changed: PropertyValues): void {
    if (!changed.has("context") && !changed.has("slice")) return;
    const map = this.renderRoot.querySelector(".map");
    const row = map?.querySelector("[aria-current]")?.closest(".row");
    if (map && row) map.scrollLeft += row.getBoundingClientRect().left - map.getBoundingClientRect().left - monthEdge;
  }
}

customElements.define("daytile-year", YearView);
