/** <daytile-lane>: one algorithm at work: its board, what it thinks, what it has counted, how deep it has been. */

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { baseOf } from "../../../core/calendar/languages.js";
import { formatNumber } from "../../../core/i18n/formats.js";
import { type AlgorithmId, algorithmIds } from "../../../core/names.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { styled } from "../../../templates/styled.js";
import { loadAdvice } from "../../coach/load-advice.js";
import type { AppContext } from "../../context.js";
import { icon } from "../../icons.js";
import { shared } from "../../styles/shared.js";
import { BoardFilm, boardBox } from "./board-film.js";
import { context2d } from "./canvas-pen.js";
import { laneStyles } from "./lane-styles.js";
import type { Player } from "./player.js";
import { drawPlot } from "./plot.js";
import { Thinker } from "./thought.js";

/** What a list says to remove the board, instead of the name of an algorithm. */
const removes = "remove";

/** What a lane tells its view. */
export interface LaneEvents {
  "lane-choose": AlgorithmId;
  "lane-remove": undefined;
  "lane-seek": number;
}

/** Numbers that change faster cannot be read, and cost time. */
const textMilliseconds = 66;

export class Lane extends LitElement {
  static override styles = [shared, laneStyles];
  static override properties = {
    context: { attribute: false },
    algorithm: { attribute: false },
    player: { attribute: false },
    others: { attribute: false },
    isPlaying: { attribute: false },
    marks: { attribute: false },
  };

  declare context: AppContext;
  declare algorithm: AlgorithmId;
  /** Undefined while the algorithm is on its way. */
  declare player: Player | undefined;
  /** What the other lanes show. */
  declare others: readonly AlgorithmId[];
  declare isPlaying: boolean;
  /** Whether steps are slow enough to mark the cell that a dead end is about. */
  declare marks: boolean;

  private film: BoardFilm | undefined;
  private thinker: Thinker | undefined;
  private written: (value: number) => string = String;
  private drawn: readonly Placement[] | undefined;
  private drawnMark: number | undefined;
  private toldAt = 0;
  private readonly resizing = new ResizeObserver(() => this.measure());

  override connectedCallback(): void {
    super.connectedCallback();
    this.resizing.observe(this);
    void document.fonts.ready.then(() => this.renew());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resizing.disconnect();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("context")) this.readContext(changed.get("context"));
    if (changed.has("player")) this.drawn = undefined;
  }

  private readContext(before: AppContext | undefined): void {
    const { puzzle, uncovered, language, theme, words } = this.context;
    const isSame =
      before?.puzzle === puzzle &&
      before.uncovered === uncovered &&
      before.language === language &&
      before.theme === theme &&
      before.words === words;
    if (isSame) return;
    this.thinker = undefined;
    void this.loadThinker();
    this.written = (value) => formatNumber(baseOf(language), value);
    this.film = undefined;
  }

  private async loadThinker(): Promise<void> {
    const { context } = this;
    const { puzzle, language, words } = context;
    const advise = await loadAdvice(language).catch(() => undefined);
    if (context !== this.context) return;
    if (advise === undefined) return context.say(words.shell.notLoaded);
    this.thinker = new Thinker(puzzle, language, words.watch, advise);
    this.requestUpdate();
  }

  override updated(): void {
    this.paint();
  }

  private canvas(name: string): HTMLCanvasElement | null {
    return this.renderRoot.querySelector<HTMLCanvasElement>(`canvas.${name}`);
  }

  /** Pixels of canvases are those of the screen. */
  private measure(): void {
    for (const canvas of [this.canvas("pieces"), this.canvas("depths")]) {
      if (canvas === null) continue;
      const { width, height } = canvas.getBoundingClientRect();
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
    }
    this.renew();
  }

  private renew(): void {
    this.film = undefined;
    this.paint();
  }

  private filmFor(canvas: HTMLCanvasElement): BoardFilm {
    if (this.film === undefined) {
      this.film = new BoardFilm(context2d(canvas), this.context, canvas.width);
      this.drawn = undefined;
    }
    return this.film;
  }

  /** Shows what the player has come to: the board always, words and plot as often as they can be read. */
  refresh(now: number): void {
    this.paintBoard();
    if (this.isPlaying && !this.marks && now - this.toldAt < textMilliseconds) return;
    this.toldAt = now;
    this.requestUpdate();
  }

  private get deadCell(): number | undefined {
    const step = this.player?.lastStep;
    if (!this.marks || step?.kind !== "dead end") return undefined;
    return "cell" in step.reason ? step.reason.cell : undefined;
  }

  private paint(): void {
    this.paintBoard();
    this.paintPlot();
  }

  private paintBoard(): void {
    const canvas = this.canvas("pieces");
    if (canvas === null || canvas.width === 0) return;
    const film = this.filmFor(canvas);
    const placed = this.player?.placed ?? [];
    const { deadCell } = this;
    if (deadCell === this.drawnMark && this.isDrawn(placed)) return;
    film.draw(placed, ...(deadCell === undefined ? [] : [deadCell]));
    this.drawn = [...placed];
    this.drawnMark = deadCell;
  }

  private isDrawn(placed: readonly Placement[]): boolean {
    const { drawn } = this;
    return drawn?.length === placed.length && placed.every((placement, i) => placement === drawn[i]);
  }

  private paintPlot(): void {
    const pixels = this.canvas("depths")?.getContext("2d");
    if (pixels == null || this.player === undefined) return;
    const deepest = this.context.puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);
    drawPlot(pixels, this.player.profile, { theme: this.context.theme, deepest, density: devicePixelRatio });
  }

  private tell<Name extends keyof LaneEvents>(name: Name, detail: LaneEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** The last choice is to remove the board: on a phone it stands for the cross, so that the name has the room. */
  private choose(select: HTMLSelectElement): void {
    const { value } = select;
    select.value = this.algorithm;
    if (value === removes) this.tell("lane-remove", undefined);
    else this.tell("lane-choose", value as AlgorithmId);
  }

  private head(): TemplateResult {
    const { watch } = this.context.words;
    const choose = (event: Event): void => this.choose(event.target as HTMLSelectElement);
    const option = (id: AlgorithmId): TemplateResult =>
      html`<option value=${id} ?selected=${id === this.algorithm} ?disabled=${this.others.includes(id)}>
        ${watch.algorithms[id]}
      </option>`;
    const isAlone = this.others.length === 0;
    const removal = watch.remove({ name: watch.algorithms[this.algorithm] });
    return html`<div class="head">
      <select aria-label=${watch.algorithm} .value=${this.algorithm} @change=${choose}>
        ${algorithmIds.map(option)} ${isAlone ? nothing : html`<option value=${removes}>${removal}</option>`}
      </select>
      ${isAlone ? nothing : this.cross(removal)}
    </div>`;
  }

  private cross(title: string): TemplateResult {
    return html`<button class="bare" @click=${() => this.tell("lane-remove", undefined)} aria-label=${title} title=${title}>
      ${icon("close")}
    </button>`;
  }

  private board(): TemplateResult {
    const { puzzle, words } = this.context;
    const { width, height } = boardBox(puzzle);
    const title = words.watch.board({ name: words.watch.algorithms[this.algorithm], depth: this.player?.depth ?? 0 });
    return html`<div class="board">
      <canvas class="pieces" style=${styled({ "--aspect": String(width / height) })} role="img" aria-label=${title}></canvas>
    </div>`;
  }

  private counts(): TemplateResult {
    const { words } = this.context;
    const { nodes, tried } = this.player?.counts ?? { nodes: 0, tried: 0 };
    const { solutions = 0, depth = 0 } = this.player ?? {};
    const items = { nodes, tried, solutions, depth };
    return html`<dl>
      ${Object.entries(items).map(
        ([name, value]) =>
          html`<div data-count=${name}><dt>${words.watch[name as keyof typeof items]}</dt><dd>${this.written(value)}</dd></div>`,
      )}
    </dl>`;
  }

  private plot(): TemplateResult {
    const { watch } = this.context.words;
    const { at = 0, profile } = this.player ?? {};
    const seek = (event: Event): void => this.tell("lane-seek", (event.target as HTMLInputElement).valueAsNumber);
    return html`<div class="plot">
      <canvas class="depths" role="img" aria-label=${watch.plot}></canvas>
      <input type="range" min="0" max=${profile?.span ?? 1} .value=${String(at)} @input=${seek}
        aria-label=${watch.position} aria-valuetext=${watch.steps({ steps: at })} />
      <p class="quiet">${watch.steps({ steps: at })}</p>
    </div>`;
  }

  override render() {
    const { player } = this;
    const isFound = player?.lastStep?.kind === "solution";
    const text = player === undefined ? this.context.words.shell.loading : this.thinker?.thought(player);
    return html`<section class=${isFound ? "found" : ""} aria-label=${this.context.words.watch.algorithms[this.algorithm]}>
      ${this.head()} ${this.board()}
      <p class="thought" aria-live=${this.isPlaying ? "off" : "polite"}>${text}</p>
      ${this.counts()} ${this.plot()}
    </section>`;
  }
}

customElements.define("daytile-lane", Lane);

declare global {
  interface HTMLElementTagNameMap {
    "daytile-lane": Lane;
  }
}
