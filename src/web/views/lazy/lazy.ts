/** <daytile-lazy>: what to move each morning of a year so that you move as few pieces as possible, drawn on two boards. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { addDays, type CalendarDate, daysInMonth, monthsInYear, upTo } from "../../../core/calendar/calendar.js";
import { formatDate } from "../../../core/calendar/date-text.js";
import { baseOf } from "../../../core/calendar/languages.js";
import { formatNumber } from "../../../core/i18n/formats.js";
import { targetCells, targetIndex } from "../../../core/puzzle/target.js";
import { inOneLine } from "../../../core/text/sentences.js";
import { styled } from "../../../templates/styled.js";
import { meanInDigits } from "../../amounts.js";
import { KeyView } from "../../key-view.js";
import { pieceIcon } from "../../piece-icon.js";
import { progressStyles } from "../../styles/progress.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { legend } from "../year/charts.js";
import type { CountLookup } from "../year/counter.js";
import { yearFiguresOf } from "../year/figures.js";
import { heatColours } from "../year/heat.js";
import { linkAfter } from "../year/keys.js";
import { mapTemplate } from "../year/map.js";
import { spotsOf, type YearSpotRow } from "../year/slice.js";
import { yearStyles } from "../year/styles.js";
import { fileButtons, type LazyFile, morningWords, saveLazy } from "./files.js";
import { findMornings, type LazyDate, type Morning, recalledMornings } from "./find-lazy.js";
import { boardAfter, boardBefore, morningBoard, morningBoardStyles } from "./morning-boards.js";
import { lazyStyles } from "./styles.js";

type LazyState =
  /** Looking whether it was found before. */
  | { readonly kind: "opening" }
  | { readonly kind: "asking" }
  | { readonly kind: "finding"; readonly done: number }
  | { readonly kind: "found"; readonly mornings: readonly Morning[] }
  | { readonly kind: "failed" | "too-many" | "no-dates" };

const daysOf = (year: number): number => upTo(monthsInYear).reduce((sum, month) => sum + daysInMonth(month, year), 0);

class LazyView extends KeyView {
  static override styles = [shared, progressStyles, yearStyles, morningBoardStyles, lazyStyles];
  static override properties = {
    ...View.properties,
    state: { state: true },
    said: { state: true },
    isSaving: { state: true },
    filmed: { state: true },
    tabStop: { state: true },
  };

  declare state: LazyState;
  /** About files. */
  declare said: string;
  declare isSaving: boolean;
  /** How much of a GIF is ready, from 0 to 1; undefined where none is being made. */
  declare filmed: number | undefined;
  /** Which spot of the map Tab leads to. */
  declare tabStop: number | undefined;

  private rows: readonly YearSpotRow[] = [];
  private stop = new AbortController();
  private key = "";

  constructor() {
    super();
    this.state = { kind: "opening" };
    this.said = "";
    this.isSaving = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop.abort();
    this.key = "";
  }

  private get day(): CalendarDate {
    return this.context.date ?? this.context.today;
  }

  private get days(): LazyDate[] {
    return this.rows.flatMap(({ spots }) =>
      spots.flatMap(({ date, target }) => (date === undefined ? [] : [{ date, target }])),
    );
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has("context")) return;
    const { puzzle, target, settings } = this.context;
    const { year } = this.day;
    this.tabStop = undefined;
    const key = `${puzzle.id} ${settings.weekStart} ${year}`;
    if (key === this.key) return;
    this.key = key;
    this.stop.abort();
    this.said = "";
    this.rows = spotsOf(puzzle, { kind: "year", year }, { target, year });
    this.state = this.days.length === daysOf(year) ? { kind: "opening" } : { kind: "no-dates" };
    if (this.state.kind === "opening") void this.recall();
  }

  private async recall(): Promise<void> {
    const { key } = this;
    const mornings = await recalledMornings(this.context, this.day.year, this.days);
    if (key === this.key) this.state = mornings === undefined ? { kind: "asking" } : { kind: "found", mornings };
  }

  private readonly find = async (): Promise<void> => {
    this.stop = new AbortController();
    const { signal } = this.stop;
    const tell = (done: number): void => {
      if (!signal.aborted) this.state = { kind: "finding", done };
    };
    tell(0);
    try {
      const mornings = await findMornings(this.context, this.day.year, this.days, { signal, tell });
      if (!signal.aborted) this.state = mornings === undefined ? { kind: "too-many" } : { kind: "found", mornings };
    } catch {
      if (!signal.aborted) this.state = { kind: "failed" };
    }
  };

  private readonly cancel = (): void => {
    this.stop.abort();
    this.state = { kind: "asking" };
  };

  /** On the map arrows lead from spot to spot, anywhere else from day to day. */
  protected override keyAction({ key, shiftKey }: KeyboardEvent, from: EventTarget | undefined) {
    if (shiftKey) return undefined;
    const isOnMap = from instanceof HTMLElement && from.classList.contains("spot");
    return isOnMap ? this.mapAction(key, from) : this.dayAction(key);
  }

  private dayAction(key: string): (() => void) | undefined {
    const isRightToLeft = document.documentElement.dir === "rtl";
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[key];
    if (step === undefined || this.state.kind !== "found") return undefined;
    return () => this.context.go({ date: addDays(this.day, step) }, { replace: true });
  }

  private mapAction(key: string, from: HTMLElement): (() => void) | undefined {
    const links = [...this.renderRoot.querySelectorAll<HTMLElement>(".spot")];
    const places = links.map((link) => link.getBoundingClientRect());
    const to = linkAfter(places, links.indexOf(from), key, document.documentElement.dir === "rtl");
    if (to === undefined) return undefined;
    return () => {
      this.tabStop = to;
      links[to]?.focus();
    };
  }

  private task(morning: Morning): TemplateResult {
    const { puzzle, theme } = this.context;
    const isFirst = morning.before === undefined;
    const icons = isFirst ? [] : morning.moved.map(({ piece }) => pieceIcon(puzzle, piece, theme));
    return html`<p class="task" role="status"><span>${morningWords(this.context, morning)}</span><span class="icons">${icons}</span></p>`;
  }

  /** The year is above. */
  private dayName({ month, day }: CalendarDate): string {
    return formatDate({ month, day }, this.context.language);
  }

  /** The cells of the day before are still free on the board that was left. */
  private boardsOf(morning: Morning, mornings: readonly Morning[]): TemplateResult[] {
    const { context } = this;
    const { words, puzzle } = context;
    const { before, tiling, date } = morning;
    const description = morningWords(context, morning);
    const last = mornings.findLast((each) => each.tiling !== undefined && each.tiling === before);
    const boards: TemplateResult[] = [];
    if (before !== undefined && last !== undefined) {
      const title =
        tiling === undefined ? this.dayName(last.date) : words.lazy.before({ date: this.dayName(last.date) });
      const parts = tiling === undefined ? { stays: [], moves: before } : boardBefore(before, tiling);
      const uncovered = targetCells(puzzle, last.target);
      boards.push(morningBoard(context, { ...parts, uncovered, title, description: title }, "before"));
    }
    const own = this.dayName(date);
    const title = before === undefined ? own : words.lazy.after({ date: own });
    if (tiling !== undefined)
      boards.push(morningBoard(context, { ...boardAfter(context, morning), title, description }, "after"));
    return boards;
  }

  private totals(mornings: readonly Morning[]): TemplateResult {
    const { words, language } = this.context;
    const written = (value: number): string => formatNumber(baseOf(language), value);
    const later = mornings.filter(({ tiling, before }) => tiling !== undefined && before !== undefined);
    const moves = later.reduce((sum, { moved }) => sum + moved.length, 0);
    const mean = moves / Math.max(1, later.length);
    return html`<dl class="totals">
      <div><dt>${words.lazy.moves}</dt><dd>${written(moves)}</dd></div>
      <div><dt>${words.lazy.mean}</dt><dd>${meanInDigits(mean, language)}</dd></div>
    </dl>`;
  }

  /** How many pieces each morning takes; a spot leads to its morning. */
  private map(mornings: readonly Morning[]): TemplateResult {
    const { context, rows } = this;
    const { puzzle, words } = context;
    const moves = new Map(mornings.map(({ target, moved }) => [targetIndex(puzzle, target), moved.length]));
    const counts: CountLookup = (target) => moves.get(targetIndex(puzzle, target));
    const figures = yearFiguresOf(rows, counts);
    const tabStop = this.tabStop ?? this.spotOf(mornings);
    const slice = { kind: "year", year: this.day.year } as const;
    const to = ({ date }: { readonly date: CalendarDate | undefined }) => ({ date });
    return html`<h3>${words.lazy.map}</h3>
      ${mapTemplate({ context, slice, rows, counts, figures, cell: (title, count) => words.lazy.cell({ title, count }), to, tabStop })}
      ${legend(context, figures)}`;
  }

  private spotOf(days: readonly LazyDate[]): number {
    const { month, day } = this.day;
    return Math.max(
      0,
      days.findIndex(({ date }) => date.month === month && date.day === day),
    );
  }

  private readonly save = async (file: LazyFile): Promise<void> => {
    if (this.state.kind !== "found") return;
    const { mornings } = this.state;
    if (this.stop.signal.aborted) this.stop = new AbortController();
    const { signal } = this.stop;
    const { making, shell, watch } = this.context.words;
    this.isSaving = true;
    this.said = { table: "", book: making.making, film: watch.filming }[file];
    const tell = (done: number): void => {
      this.filmed = done;
    };
    const job = { context: this.context, year: this.day.year, mornings, signal, tell };
    const said = await saveLazy(job, file).catch(() => (file === "film" ? watch.filmFailed : shell.notLoaded));
    this.isSaving = false;
    this.filmed = undefined;
    if (!signal.aborted) this.said = said;
  };

  private found(mornings: readonly Morning[]): TemplateResult | typeof nothing {
    const morning = mornings[this.spotOf(mornings)];
    if (morning === undefined) return nothing;
    const { said, isSaving, filmed } = this;
    const choose = (file: LazyFile): void => void this.save(file);
    return html`<div class="morning">
        ${this.task(morning)}
        <div class="boards">${this.boardsOf(morning, mornings)}</div>
      </div>
      ${this.totals(mornings)} ${fileButtons(this.context, { said, filmed, isBusy: isSaving, choose })} ${this.map(mornings)}`;
  }

  /** Yesterday's and today's, so that something is to be seen before anything is given away. */
  private emptyBoards(): TemplateResult {
    const { context, days } = this;
    const from = Math.max(0, this.spotOf(days) - 1);
    const boards = days.slice(from, from + 2).map(({ date, target }, i) => {
      const uncovered = targetCells(context.puzzle, target);
      const title = this.dayName(date);
      return morningBoard(
        context,
        { stays: [], moves: [], uncovered, title, description: title },
        i === 0 ? "before" : "after",
      );
    });
    return html`<div class="boards">${boards}</div>`;
  }

  private start(): TemplateResult {
    const { lazy, solutions, shell, watch } = this.context.words;
    const { state } = this;
    if (state.kind === "finding")
      return html`<div class="start" role="status">
        ${this.emptyBoards()}
        <p>${lazy.finding}</p>
        <progress max="1" .value=${state.done} aria-label=${lazy.finding}></progress>
        <button @click=${this.cancel}>${watch.cancel}</button>
      </div>`;
    if (state.kind === "too-many") return html`<div class="start" role="status"><p>${lazy.tooMany}</p></div>`;
    if (state.kind === "no-dates") return html`<div class="start" role="status"><p>${lazy.noDates}</p></div>`;
    const isAgain = state.kind === "failed";
    return html`<div class="start" role="status">
      ${this.emptyBoards()}
      <p>${isAgain ? lazy.failed : inOneLine(lazy.intro({ year: this.day.year }), solutions.spoiler)}</p>
      <button class="main" @click=${this.find}>${isAgain ? shell.tryAgain : lazy.find}</button>
    </div>`;
  }

  override render() {
    const { context, state } = this;
    if (state.kind === "opening") return nothing;
    const { year } = this.day;
    const title = html`<h2>${context.words.shell.views.lazy} ${year}</h2>`;
    return html`<div class="page" style=${styled(heatColours(context.theme))}>
      <div class="head"><div>${title}
        ${state.kind === "found" ? html`<p class="quiet">${context.words.lazy.intro({ year })}</p>` : nothing}</div></div>
      ${state.kind === "found" ? this.found(state.mornings) : this.start()}
    </div>`;
  }
}

customElements.define("daytile-lazy", LazyView);
