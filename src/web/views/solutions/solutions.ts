/** <daytile-solutions>: all solutions of a date, one of them large; they are shown when asked for and not before. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { hasWeekdays } from "../../../core/puzzle/week-start.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { icon } from "../../icons.js";
import { KeyView } from "../../key-view.js";
import { routeToSearch } from "../../route.js";
import { areSpoilersWanted, wantSpoilers } from "../../spoilers.js";
import { aloneStyles } from "../../styles/alone.js";
import { progressStyles } from "../../styles/progress.js";
import { shared } from "../../styles/shared.js";
import { View } from "../../view.js";
import { readSession } from "../play/session.js";
import { type Numbered, numbered } from "./agreeing.js";
import { solutionBoard } from "./board.js";
import { Finder, type Finding } from "./finder.js";
import { solutionsStyles } from "./styles.js";
import { bestFor, type Shown, tasteSelect } from "./tastes.js";
import "./thumbnails.js";

class SolutionsView extends KeyView {
  static override styles = [shared, progressStyles, aloneStyles, solutionsStyles];
  static override properties = {
    ...View.properties,
    finding: { state: true },
    isAgreeing: { state: true },
    taste: { state: true },
    placed: { state: true },
    best: { state: true },
  };

  declare finding: Finding;
  declare isAgreeing: boolean;
  declare taste: Shown;
  /** What's on the board of this date. */
  declare placed: readonly Placement[];
  /** The numbers of the best solutions for the taste; undefined until they are compared. */
  declare best: ReadonlySet<number> | undefined;

  private comparing = new AbortController();
  private items: readonly Numbered[] = [];
  private readonly finder = new Finder(
    () => this.context.solver.long,
    (finding) => {
      this.finding = finding;
    },
  );

  constructor() {
    super();
    this.finding = { state: "searching", progress: { done: 0, found: 0 } };
    this.isAgreeing = false;
    this.taste = "all";
    this.placed = [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.finder.leave();
    this.comparing.abort();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("context")) this.readContext(changed.get("context"));
    const shows = ["finding", "isAgreeing", "placed", "taste"].some((name) => changed.has(name));
    if (shows && this.finding.state === "found") void this.compare();
    if ((shows || changed.has("best")) && this.finding.state === "found") {
      const items = numbered(this.finding.tilings, this.isAgreeing ? this.placed : []);
      this.items = this.taste === "all" ? items : items.filter(({ number }) => this.best?.has(number));
    }
  }

  private async compare(): Promise<void> {
    this.comparing.abort();
    this.comparing = new AbortController();
    this.best = undefined;
    const { signal } = this.comparing;
    const { taste, placed, isAgreeing } = this;
    if (taste === "all") return;
    const { puzzle, uncovered, say, words } = this.context;
    const reply = await bestFor({ puzzle, uncovered, taste, placed, isAgreeing }, signal);
    if (signal.aborted) return;
    if (reply.ok) this.best = new Set(reply.value);
    else {
      this.taste = "all";
      say(words.shell.notLoaded);
    }
  }

  private readContext(before: View["context"] | undefined): void {
    const { context } = this;
    if (context.route.number !== undefined) wantSpoilers(context);
    this.finder.ask(context);
    if (before?.puzzle.id === context.puzzle.id && String(before.uncovered) === String(context.uncovered)) return;
    this.isAgreeing = false;
    this.taste = "all";
    this.placed = [];
    void this.readPlaced();
  }

  private async readPlaced(): Promise<void> {
    const { context } = this;
    const { play } = await readSession(context);
    if (String(context.uncovered) === String(this.context.uncovered)) this.placed = play.game.placed;
  }

  override updated(): void {
    if (this.finding.state === "found") this.correctNumber(this.finding.tilings.length);
  }

  /** A link may ask for a solution that is not there: then the last one is shown, and said to be. */
  private correctNumber(count: number): void {
    const { route, go, say, words } = this.context;
    const { number } = route;
    if (number === undefined || number <= count || count === 0) return;
    go({ number: count }, { replace: true });
    say(words.solutions.wrongNumber({ given: number, count }));
  }

  /** The place of the solution that is looked at among those shown. */
  private get at(): number {
    const number = this.context.route.number ?? 1;
    const at = this.items.findIndex((item) => item.number >= number);
    return at < 0 ? this.items.length - 1 : at;
  }

  private step(by: number): void {
    const to = Math.min(this.items.length - 1, Math.max(0, this.at + by));
    const item = this.items[to];
    if (item !== undefined && to !== this.at) this.show(item.number);
  }

  /** With its date: tomorrow's solutions are nobody's yet. */
  private show(number: number): void {
    const { route, date, go } = this.context;
    const { week } = route;
    go(route.target === undefined ? { date, number, week } : { number }, { replace: true });
  }

  protected override keyAction({ key }: KeyboardEvent): (() => void) | undefined {
    const step = areSpoilersWanted(this.context) ? this.stepOf(key) : undefined;
    return step === undefined ? undefined : () => this.step(step);
  }

  private stepOf(key: string): number | undefined {
    const forward = document.documentElement.dir === "rtl" ? -1 : 1;
    if (key === "ArrowRight") return forward;
    if (key === "ArrowLeft") return -forward;
    const thumbnails = this.renderRoot.querySelector("daytile-thumbnails");
    return thumbnails?.shadowRoot?.activeElement?.localName === "a" ? thumbnails.stepOf(key) : undefined;
  }

  /** With its date, also today's, and with the start of the week, so that it shows the same tomorrow and to others. */
  private readonly hrefOf = (number: number): string => {
    const { route, date, puzzle, settings } = this.context;
    const week = hasWeekdays(puzzle) ? settings.weekStart : undefined;
    return routeToSearch({ ...route, date: route.target === undefined ? date : undefined, number, week });
  };

  private async copyLink(number: number): Promise<void> {
    const { say, words } = this.context;
    const link = new URL(this.hrefOf(number), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      say(words.solutions.copied);
    } catch {
      say(words.solutions.notCopied({ link }));
    }
  }

  private alone(content: TemplateResult): TemplateResult {
    return html`<div class="alone">${content}</div>`;
  }

  private waiting({ done, found }: { done: number; found: number }): TemplateResult {
    const { solutions } = this.context.words;
    return this.alone(html`<div class="waiting" role="status">
      <p>${solutions.searching}</p>
      <progress max="1" .value=${done} aria-label=${solutions.searching}></progress>
      <p class="quiet">${found > 0 ? solutions.soFar({ count: found }) : "\u00a0"}</p>
    </div>`);
  }

  private failed(): TemplateResult {
    const { words } = this.context;
    const again = (): void => {
      this.finder.leave();
      this.finder.ask(this.context);
    };
    return this.alone(html`<p>${words.solutions.failed}</p>
      <button class="main" @click=${again}>${words.shell.tryAgain}</button>`);
  }

  private bareBoard(): TemplateResult {
    return solutionBoard(this.context, [], this.context.dateTitle);
  }

  private impossible(): TemplateResult {
    return this.alone(html`${this.bareBoard()}<h2>${this.context.words.solutions.none}</h2>`);
  }

  /** How many there are is no secret; how they go is. */
  private veil(count: number): TemplateResult {
    const { solutions } = this.context.words;
    return this.alone(html`${this.bareBoard()}
      <h2>${solutions.count({ count })}</h2>
      <p class="quiet">${solutions.spoiler}</p>
      <button class="main" @click=${() => this.show(1)}>${solutions.reveal({ count })}</button>`);
  }

  private heading(count: number): string {
    const { solutions, coach } = this.context.words;
    if (this.taste !== "all" && this.best === undefined) return coach.comparing;
    if (this.taste !== "all") return coach.best({ shown: this.items.length, count });
    return this.isAgreeing ? solutions.matching({ shown: this.items.length, count }) : solutions.count({ count });
  }

  private tasteSelect(solutions: number): TemplateResult {
    const choose = (taste: Shown): void => {
      this.taste = taste;
    };
    const isBegun = this.placed.length > 0;
    return tasteSelect({ words: this.context.words.coach, taste: this.taste, solutions, isBegun, choose });
  }

  private head(count: number, number?: number): TemplateResult {
    const { solutions } = this.context.words;
    const toggle = (event: Event): void => {
      this.isAgreeing = (event.target as HTMLInputElement).checked;
    };
    const isBegun = this.placed.length > 0;
    return html`<div class="head">
      <h2 aria-live="polite">${this.heading(count)}</h2>
      ${this.tasteSelect(count)}
      ${number === undefined ? nothing : html`<button @click=${() => this.copyLink(number)}>${solutions.copyLink}</button>`}
      ${
        isBegun
          ? html`<label class="agreeing">
              <input type="checkbox" .checked=${this.isAgreeing} @change=${toggle} />${solutions.agreeing}
            </label>`
          : nothing
      }
    </div>`;
  }

  private controls(number: number, count: number): TemplateResult {
    const { solutions } = this.context.words;
    const { at } = this;
    const arrow = (by: number, title: string, isEnd: boolean): TemplateResult =>
      html`<button ?disabled=${isEnd} @click=${() => this.step(by)} aria-label=${title} title=${title}>
        ${icon(by < 0 ? "back" : "forward")}
      </button>`;
    return html`<div class="controls">
      ${arrow(-1, solutions.previous, at <= 0)} ${this.numberField(number, count)}
      ${arrow(1, solutions.next, at >= this.items.length - 1)}
    </div>`;
  }

  private numberField(number: number, count: number): TemplateResult {
    const { solutions } = this.context.words;
    const change = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      const wanted = Math.round(input.valueAsNumber);
      if (wanted >= 1) this.show(wanted);
      else input.value = String(number);
    };
    return html`<label class="number">
      <span class="unseen">${solutions.number}</span>
      <input type="number" inputmode="numeric" min="1" max=${count} .value=${String(number)} @change=${change} />
      <span>${solutions.outOf({ count })}</span>
    </label>`;
  }

  private all(count: number): TemplateResult {
    const { words, puzzle, uncovered, theme } = this.context;
    const item = this.items[this.at];
    if (item === undefined && this.taste !== "all" && this.best === undefined)
      return html`${this.head(count)}${this.alone(this.bareBoard())}`;
    if (item === undefined)
      return html`${this.head(count)}${this.alone(html`<p>${this.isAgreeing ? words.solutions.noneAgrees : words.coach.noneUpright}</p>`)}`;
    const { tiling, number } = item;
    return html`${this.head(count, number)} ${solutionBoard(this.context, tiling, words.solutions.board({ number, count }))}
      ${this.controls(number, count)}
      ${keyed(
        `${puzzle.id} ${uncovered}`,
        html`<daytile-thumbnails
          .look=${{ puzzle, uncovered, theme }} .items=${this.items} .current=${number} .words=${words}
          .hrefOf=${this.hrefOf} @choose=${(event: CustomEvent<number>) => this.show(event.detail)}
        ></daytile-thumbnails>`,
      )}`;
  }

  override render() {
    const { finding } = this;
    if (finding.state === "searching") return this.waiting(finding.progress);
    if (finding.state === "failed") return this.failed();
    const count = finding.tilings.length;
    if (count === 0) return this.impossible();
    return areSpoilersWanted(this.context) ? this.all(count) : this.veil(count);
  }
}

customElements.define("daytile-solutions", SolutionsView);
