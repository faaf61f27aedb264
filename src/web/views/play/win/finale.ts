/** <daytile-finale>: light that spreads from the date over the board, and small pieces that fly; gone in two seconds. */

import { css, html, LitElement, type TemplateResult } from "lit";
import { boxAround, pieceFigures, thickness } from "../../../../core/drawing/board-figures.js";
import type { Theme } from "../../../../core/drawing/themes.js";
import type { Point } from "../../../../core/lattice/lattice.js";
import { inTurn } from "../../../../core/text/list.js";
import { boardOffset, type DaytileBoard, plus } from "../../../../element/board-element.js";
import { templatesOf } from "../../../../templates/page-pen.js";
import { styled } from "../../../../templates/styled.js";

const sparkCount = 44;
const duration = 1900;
/** In pixels for a whole flight: how far pieces are thrown, and how far they fall on top of that. */
const reach = 340;
const fall = 300;

class Finale extends LitElement {
  static override styles = css`
    :host {
      position: fixed;
      inset: 0;
      z-index: 6;
      overflow: hidden;
      pointer-events: none;
    }
    .light,
    .spark {
      position: absolute;
      inset-block-start: var(--y);
      left: var(--x);
    }
    .light {
      inline-size: 240px;
      block-size: 240px;
      margin: -120px;
      border-radius: 50%;
      background: radial-gradient(closest-side, transparent 35%, rgb(255 246 214 / 0.75) 70%, transparent);
      opacity: 0;
    }
    .spark {
      inline-size: 30px;
      block-size: 30px;
      margin: -15px;
      opacity: 0;
    }
  `;

  declare board: DaytileBoard;
  declare theme: Theme;

  /** The cells of the date, in pixels of the window. */
  private get sources(): Point[] {
    const { desk, layout } = this.board;
    const { left, top } = this.board.surface().getBoundingClientRect();
    const offset = boardOffset(desk, layout);
    return desk.game.uncovered
      .map((cell) => plus(desk.table.cellCentre(cell), offset))
      .map(({ x, y }) => ({ x: left + x * layout.scale, y: top + y * layout.scale }));
  }

  override firstUpdated(): void {
    const lights = [...this.renderRoot.querySelectorAll(".light")].map((light) => shine(light));
    const sparks = [...this.renderRoot.querySelectorAll(".spark")].map((spark, i) => fly(spark, i));
    const all = [...lights, ...sparks].map(({ finished }) => finished);
    void Promise.allSettled(all).then(() => this.remove());
  }

  private spark(i: number, { x, y }: Point): TemplateResult {
    const { table } = this.board.desk;
    const copy = i % table.copies.length;
    const { shape } = table.drawing(copy, 0);
    const { left, top, width, height } = boxAround(table.lattice, shape, thickness);
    const pen = { theme: { ...this.theme, patterns: [] }, prefix: "" };
    return html`<svg class="spark" viewBox="${left} ${top} ${width} ${height}"
      style=${styled({ "--x": `${x}px`, "--y": `${y}px` })}>${templatesOf(pen, pieceFigures(table.lattice, shape, copy))}</svg>`;
  }

  override render() {
    const { sources } = this;
    const light = ({ x, y }: Point) =>
      html`<div class="light" style=${styled({ "--x": `${x}px`, "--y": `${y}px` })}></div>`;
    const sparks = sources.length === 0 ? 0 : sparkCount;
    return html`${sources.map(light)}
      ${Array.from({ length: sparks }, (_, i) => this.spark(i, inTurn(sources, i)))}`;
  }
}

function shine(light: Element): Animation {
  const frames = [
    { transform: "scale(0.2)", opacity: 0.95 },
    { transform: "scale(5)", opacity: 0 },
  ];
  return light.animate(frames, { duration: 1100, easing: "cubic-bezier(0.2, 0.7, 0.4, 1)" });
}

/** Angles go round by the golden section, so that no two pieces fly side by side. */
function fly(spark: Element, i: number): Animation {
  const angle = i * 2.399;
  const force = 0.35 + ((i * 37) % 23) / 23;
  const [x, y] = [Math.cos(angle) * reach * force, Math.sin(angle) * reach * force * 0.7 - 120];
  const turn = (i % 2 === 0 ? 1 : -1) * (180 + (i % 5) * 70);
  const at = (part: number, size: number): string =>
    `translate(${x * part}px, ${y * part + fall * part * part}px) rotate(${turn * part}deg) scale(${size})`;
  const frames = [
    { transform: at(0, 0.2), opacity: 0, offset: 0 },
    { transform: at(0.08, 0.8), opacity: 1, offset: 0.06 },
    { transform: at(0.35, 1), opacity: 1, offset: 0.3 },
    { transform: at(0.7, 1), opacity: 1, offset: 0.65 },
    { transform: at(1, 0.7), opacity: 0, offset: 1 },
  ];
  return spark.animate(frames, { duration, delay: (i % 6) * 35, easing: "cubic-bezier(0.15, 0.6, 0.5, 1)" });
}

customElements.define("daytile-finale", Finale);

/** Over everything, since pieces fly off the board. */
export function celebrate(board: DaytileBoard, theme: Theme): void {
  document.body.append(Object.assign(document.createElement("daytile-finale"), { board, theme }));
}
