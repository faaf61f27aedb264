/** <daytile-thumbnails>: any number of solutions as links in a grid, of which only what is seen is drawn. */

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { itemAt } from "../../../core/text/list.js";
import { styled } from "../../../templates/styled.js";
import { shared } from "../../styles/shared.js";
import type { Words } from "../../words/words.js";
import type { Numbered } from "./agreeing.js";
import { Easel } from "./easel.js";
import { lookKey, type ThumbnailLook, ThumbnailPen } from "./thumbnail.js";
import { itemGap, itemsInWindow, type ListLayout, type ListSize, layoutOf, rowsAtOnce, scrolledTo } from "./window.js";

/** A solution with its number, which stays its own when only some are shown. */
/** Room for the ring round a thumbnail that has the focus. */
const padding = 6;

const styles = css`
  :host {
    display: block;
    position: relative;
    min-block-size: 0;
  }
  .scroller {
    position: absolute;
    inset: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${padding}px;
    scrollbar-gutter: stable;
    scrollbar-width: thin;
    scrollbar-color: var(--rim) transparent;
  }
  .sheet {
    position: relative;
  }
  ul {
    position: absolute;
    inset: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: absolute;
    contain: layout size;
  }
  a {
    display: grid;
    align-items: end;
    block-size: 100%;
    border-radius: 8px;
    color: var(--soft);
    font-size: 0.8125rem;
    font-weight: 700;
    line-height: 22px;
    text-align: center;
    text-decoration: none;
    -webkit-tap-highlight-color: transparent;
  }
  canvas {
    position: absolute;
    inset-inline: 0;
    inline-size: 100%;
  }
  a[aria-current] {
    color: var(--text);
  }
  a[aria-current] span {
    justify-self: center;
    min-inline-size: 32px;
    padding-inline: 8px;
    border-radius: 11px;
    background: var(--text);
    color: var(--page);
  }
  @media (hover: hover) {
    a:hover {
      color: var(--text);
    }
  }
`;

class Thumbnails extends LitElement {
  static override styles = [shared, styles];
  static override properties = {
    look: { attribute: false },
    items: { attribute: false },
    current: { attribute: false },
    words: { attribute: false },
    hrefOf: { attribute: false },
    shown: { state: true },
    size: { state: true },
  };

  declare look: ThumbnailLook;
  declare items: readonly Numbered[];
  /** The number of the solution that is looked at. */
  declare current: number;
  declare words: Words;
  declare hrefOf: (number: number) => string;
  /** Which items are drawn: from, to. */
  declare shown: readonly [number, number];
  declare size: { readonly width: number; readonly height: number };

  private key = "";
  private pen: ThumbnailPen | undefined;
  /** The height of a thumbnail, by its width. */
  private aspect = 1;
  /** What is to be seen on each canvas. */
  private readonly drawn = new WeakMap<HTMLCanvasElement, string>();
  private readonly easel = new Easel((isBusy) =>
    this.renderRoot.querySelector("ul")?.setAttribute("aria-busy", String(isBusy)),
  );
  private readonly watch = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.shown = [0, 0];
    this.size = { width: 0, height: 0 };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watch.disconnect();
    this.easel.leave();
  }

  private get scroller(): HTMLElement | null {
    return this.renderRoot.querySelector(".scroller");
  }

  override firstUpdated(): void {
    if (this.scroller !== null) this.watch.observe(this.scroller);
  }

  /** Padding belongs to the scroller, and not to the list. */
  private measure(): void {
    const { scroller } = this;
    const list = scroller?.firstElementChild;
    if (scroller === null || !list) return;
    this.size = { width: list.clientWidth, height: scroller.clientHeight - 2 * padding };
  }

  private get listSize(): ListSize {
    return { ...this.size, count: this.items.length, aspect: this.aspect };
  }

  private get layout(): ListLayout {
    return layoutOf(this.listSize);
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("look")) this.takeLook(lookKey(this.look));
    if (changed.has("size") || changed.has("items")) this.lookAgain();
  }

  private takeLook(key: string): void {
    if (key === this.key) return;
    this.key = key;
    this.pen = new ThumbnailPen(this.look);
    this.aspect = this.pen.box.height / this.pen.box.width;
  }

  override updated(changed: PropertyValues): void {
    this.easel.take([...this.renderRoot.querySelectorAll("canvas")].flatMap((canvas) => this.drawing(canvas)));
    if (["current", "items", "size"].some((name) => changed.has(name))) this.showCurrent();
  }

  /** What is to be done about the canvas of a row: nothing where its solutions are to be seen on it already. */
  private drawing(canvas: HTMLCanvasElement): (() => void)[] {
    const { columns } = this.layout;
    const row = Number(canvas.dataset.row);
    const items = this.items.slice(row * columns, (row + 1) * columns);
    const isMirrored = document.documentElement.dir === "rtl";
    const wanted = [items.map(({ number }) => number), this.size.width, devicePixelRatio, isMirrored, this.key].join(
      " ",
    );
    if (this.drawn.get(canvas) === wanted) return [];
    const draw = (): void => {
      this.drawRow(canvas, items, isMirrored);
      this.drawn.set(canvas, wanted);
    };
    return [draw];
  }

  /** All thumbnails of a row share a canvas: few canvases are lighter for the browser than many. */
  private drawRow(canvas: HTMLCanvasElement, items: readonly Numbered[], isMirrored: boolean): void {
    const { columns, itemWidth } = this.layout;
    canvas.width = Math.round(this.size.width * devicePixelRatio);
    canvas.height = Math.round(itemWidth * this.listSize.aspect * devicePixelRatio);
    const context = canvas.getContext("2d");
    if (context === null) return;
    for (const [i, { tiling }] of items.entries()) {
      const left = (isMirrored ? columns - 1 - i : i) * (itemWidth + itemGap);
      this.pen?.draw(context, tiling, left * devicePixelRatio, itemWidth * devicePixelRatio);
    }
  }

  /** Which items are to be seen from here; nothing is drawn anew where they are the same. */
  private readonly lookAgain = (): void => {
    const [from, to] = itemsInWindow(this.layout, this.listSize, this.scroller?.scrollTop ?? 0);
    if (from === this.shown[0] && to === this.shown[1]) return;
    this.shown = [from, to];
    this.leaveGone(from, to);
  };

  /** A link that has gone out of sight becomes another solution's, which must not have the focus by that. */
  private leaveGone(from: number, to: number): void {
    const link = this.shadowRoot?.activeElement;
    if (!(link instanceof HTMLAnchorElement)) return;
    const at = Number(link.parentElement?.ariaPosInSet) - 1;
    if (at < from || at >= to) link.blur();
  }

  private showCurrent(): void {
    const at = this.items.findIndex(({ number }) => number === this.current);
    const { scroller } = this;
    if (at < 0 || scroller === null || this.size.width === 0) return;
    const to = scrolledTo(at, this.layout, this.listSize, scroller.scrollTop);
    if (to !== scroller.scrollTop) scroller.scrollTop = to;
    if (this.shadowRoot?.activeElement?.localName === "a") void this.focusCurrent();
  }

  /** Where the focus was on a thumbnail, it goes with the one that is looked at. */
  private async focusCurrent(): Promise<void> {
    this.lookAgain();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("a[aria-current]")?.focus({ preventScroll: true });
  }

  /** How many thumbnails further a key leads; undefined for all other keys. */
  stepOf(key: string): number | undefined {
    const { columns, itemHeight } = this.layout;
    const page = columns * Math.max(1, Math.floor(this.size.height / (itemHeight + itemGap)));
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: -columns,
      ArrowDown: columns,
      PageUp: -page,
      PageDown: page,
      Home: -this.items.length,
      End: this.items.length,
    };
    return Object.hasOwn(steps, key) ? steps[key] : undefined;
  }

  private choose(event: MouseEvent, number: number): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.dispatchEvent(new CustomEvent<number>("choose", { detail: number }));
  }

  private item(at: number, tabStop: number): TemplateResult {
    const { number } = itemAt(this.items, at);
    const { solutions } = this.words;
    const isCurrent = number === this.current;
    return html`<li style=${styled(this.placeOf(at))} aria-setsize=${this.items.length} aria-posinset=${at + 1}>
      <a href=${this.hrefOf(number)} tabindex=${at === tabStop ? 0 : -1} aria-label=${solutions.item({ number })}
        aria-current=${isCurrent ? "true" : nothing} @click=${(event: MouseEvent) => this.choose(event, number)}>
        <span>${number}</span>
      </a>
    </li>`;
  }

  private placeOf(at: number): Record<string, string> {
    const { columns, itemWidth, itemHeight } = this.layout;
    return {
      "inset-inline-start": `${(at % columns) * (itemWidth + itemGap)}px`,
      "inset-block-start": `${Math.floor(at / columns) * (itemHeight + itemGap)}px`,
      "inline-size": `${itemWidth}px`,
      "block-size": `${itemHeight}px`,
    };
  }

  private row(row: number): TemplateResult {
    const { itemWidth, itemHeight } = this.layout;
    const place = {
      "inset-block-start": `${row * (itemHeight + itemGap)}px`,
      "block-size": `${itemWidth * this.listSize.aspect}px`,
    };
    return html`<canvas data-row=${row} style=${styled(place)}></canvas>`;
  }

  /** The one looked at, or the first that is drawn where that one is out of sight. */
  private tabStop([from, to]: readonly [number, number]): number {
    const at = this.items.findIndex(({ number }) => number === this.current);
    return at >= from && at < to ? at : from;
  }

  override render() {
    const { words, shown, layout } = this;
    const indexes = Array.from({ length: Math.max(0, shown[1] - shown[0]) }, (_, i) => shown[0] + i);
    const rows = [...new Set(indexes.map((at) => Math.floor(at / layout.columns)))];
    const tabStop = this.tabStop(shown);
    const mostAtOnce = layout.columns * rowsAtOnce(layout, this.listSize);
    return html`<div class="scroller" @scroll=${this.lookAgain}>
      <div class="sheet" style=${styled({ "block-size": `${layout.fullHeight}px` })}>
        <div aria-hidden="true">${repeat(
          rows,
          (row) => row,
          (row) => this.row(row),
        )}</div>
        <ul role="list" aria-label=${words.solutions.list}>
          ${repeat(
            indexes,
            (at) => at % mostAtOnce,
            (at) => this.item(at, tabStop),
          )}
        </ul>
      </div>
    </div>`;
  }
}

customElements.define("daytile-thumbnails", Thumbnails);

declare global {
  interface HTMLElementTagNameMap {
    "daytile-thumbnails": Thumbnails;
  }
}
