/** <daytile-year>: how many solutions every date has, as a map whose squares open their puzzles, and in figures. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { monthsInYear } from "../../../core/calendar/calendar.js";
import { capitalised, wordsOf } from "../../../core/calendar/languages.js";
import { targetIndex } from "../../../core/puzzle/target.js";
import { hasWeekdays } from "../../../core/puzzle/week-start.js";
import { styled } from "../../../templates/styled.js";
import { type Ratings, rateTargets } from "../../coach/ratings.js";
import { linkTo } from "../../link.js";
import { progressStyles } from "../../styles/progress.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { extremes, histogram, legend, lists, totals } from "./charts.js";
import { type Counting, type CountLookup, countSpots } from "./counter.js";
import { yearFiguresOf } from "./figures.js";
import { heatColours } from "./heat.js";
import { linkAfter } from "./keys.js";
import { mapTemplate } from "./map.js";
import { firstSlice, showsYear, spotsOf, type YearSlice, type YearSpotRow } from "./slice.js";
import { yearStyles } from "./styles.js";

const subjects = ["solutions", "difficulty"] as const;
type YearSubject = (typeof subjects)[number];

const nothingYet: Counting = { counts: () => undefined, done: 0 };

/** In pixels: as much of the month before is seen. */
const monthEdge = 20;
/** Phones are turned, and then lay out the months in another way. */
const upright = matchMedia("(orientation: portrait)");
const lowScreen = matchMedia("(max-height: 480px)");

class YearView extends View {
  static override styles = [shared, progressStyles, yearStyles];
  static override properties = {
    ...View.properties,
    slice: { state: true },
    counting: { state: true },
    hasFailed: { state: true },
    shows: { state: true },
    ratings: { state: true },
    tabStop: { state: true },
  };

  declare slice: YearSlice;
  declare counting: Counting;
  declare hasFailed: boolean;
  /** What the colours of the map stand for. */
  declare shows: YearSubject;
  declare ratings: Ratings;
  /** Which spot of the map Tab leads to. */
  declare tabStop: number;

  private rows: readonly YearSpotRow[] = [];
  private stop = new AbortController();
  private key = "";
  private asked = "";

  constructor() {
    super();
    this.shows = "solutions";
    this.ratings = new Map();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    upright.addEventListener("change", this.turned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    upright.removeEventListener("change", this.turned);
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
      this.ratings = new Map();
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
    const tellRatings = (ratings: Ratings): void => {
      this.ratings = ratings;
    };
    try {
      if (this.shows === "difficulty") await rateTargets(context, targets, signal, tellRatings);
      else await countSpots(context, { puzzle: context.puzzle, targets }, signal, tell);
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
    return this.select(
      words.year.weekday,
      value,
      [[asInYear, words.year.asInYear({ year })], ...choices],
      (weekday) => {
        this.slice = weekday === asInYear ? { kind: "year", year } : { kind: "weekday", weekday };
      },
    );
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

  private subjectSelect(): TemplateResult {
    const { coach } = this.context.words;
    const names = [coach.bySolutions, coach.byDifficulty];
    return this.select(
      coach.show,
      subjects.indexOf(this.shows),
      names.map((name, i) => [i, name] as const),
      (subject) => {
        this.shows = subjects[subject] ?? "solutions";
        void this.count();
      },
    );
  }

  /** How many of the dates on the map have been rated, from 0 to 1. */
  private get rated(): number {
    const spots = this.rows.flatMap((row) => row.spots);
    const known = spots.filter(({ target }) => this.ratings.has(targetIndex(this.context.puzzle, target)));
    return known.length / Math.max(1, spots.length);
  }

  private get ratingOf(): CountLookup {
    return (target) => this.ratings.get(targetIndex(this.context.puzzle, target));
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
    const isRating = this.shows === "difficulty";
    const done = isRating ? this.rated : this.counting.done;
    const text = isRating ? words.coach.working : words.year.counting;
    if (done >= 1) return nothing;
    return html`<div class="progress" role="status">
      <p>${text}</p>
      <progress max="1" .value=${done} aria-label=${text}></progress>
    </div>`;
  }

  /** From a choice that isn't a date, to the lazy year with today in it. */
  private lazyLink(): TemplateResult {
    const { href, follow } = linkTo(this.context, { view: "lazy", target: undefined });
    return html`<p><a class="button" href=${href} @click=${follow}>${this.context.words.shell.views.lazy}</a></p>`;
  }

  private head(): TemplateResult {
    const { words, puzzle } = this.context;
    return html`<div class="head">
      <div><h2>${this.shows === "difficulty" ? words.coach.byDifficulty : words.year.title}</h2><p class="quiet">${words.year.hint}</p></div>
      <div class="choices">${this.choice()} ${this.subjectSelect()}</div>
    </div>
    ${showsYear(puzzle) ? html`<p class="quiet">${words.year.slow({ year: this.day.year })}</p>` : nothing}`;
  }

  override render() {
    const { context, slice, rows, tabStop } = this;
    const isRating = this.shows === "difficulty";
    const counts = isRating ? this.ratingOf : this.counting.counts;
    const figures = yearFiguresOf(rows, counts);
    const { coach, year } = context.words;
    const cell = (title: string, count: number): string =>
      isRating ? coach.cell({ title, rating: count }) : year.cell({ title, count });
    const map = { context, slice, rows, counts, figures, cell, tabStop };
    const isKnown = figures.summary.size > 0;
    const isCounted = isKnown && !isRating;
    return html`<div class="page" style=${styled(heatColours(context.theme))} @keydown=${this.onKey}>
      ${this.head()} ${this.progress()} ${isCounted ? totals(context, figures) : nothing}
      ${isCounted ? html`<p class="extremes">${extremes(context, figures)}</p>` : nothing}
      ${mapTemplate(map)} ${isKnown ? legend(context, figures) : nothing} ${this.lazyLink()}
      ${isCounted ? html`<div class="cards">${histogram(context, figures.bins)}${lists(context, figures)}</div>` : nothing}
    </div>`;
  }

  override updated(changed: PropertyValues): void {
    if (changed.has("context") || changed.has("slice")) this.showMonth();
  }

  /** On a phone the month of the date on the page is the first to be seen, side by side or among the others. */
  private showMonth(): void {
    const map = this.renderRoot.querySelector(".map");
    const row = this.month;
    if (!map || !row) return;
    map.scrollLeft += row.getBoundingClientRect().left - map.getBoundingClientRect().left - monthEdge;
    if (lowScreen.matches) row.scrollIntoView({ block: "center" });
  }

  /** What was in sight before is somewhere else by now. */
  private readonly turned = (): void => {
    this.showMonth();
    this.month?.scrollIntoView({ block: "center" });
  };

  private get month(): Element | null | undefined {
    return this.renderRoot.querySelector(".map [aria-current]")?.closest(".row");
  }
}

customElements.define("daytile-year", YearView);
