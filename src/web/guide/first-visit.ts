/**
 * <daytile-first-visit>: a piece that shows by moving how pieces are handled, with a line for each step.
 *
 * It ends by itself, by its button, and with the first touch or key, which mean what they always mean. Where nothing may
 * move, the same steps are still pictures.
 */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { DaytileBoard } from "../../element/board-element.js";
import { patternTemplates, templatesOf } from "../../templates/page-pen.js";
import { styled } from "../../templates/styled.js";
import type { AppContext } from "../context.js";
import { readGames } from "../games.js";
import { readHistory } from "../history.js";
import { shared } from "../styles/shared.js";
import { View } from "../view.js";
import { type Demo, demoOf } from "./demo.js";
import { type Act, actsOf, type GhostPlan, planOf } from "./first-moves.js";
import { firstVisitStyles } from "./first-visit-styles.js";
import { dragPicture, turnPicture } from "./pictures.js";

/** Who has solved or begun something knows how. */
export async function hasProgress({ store }: Pick<AppContext, "store">): Promise<boolean> {
  const [records, games] = await Promise.all([readHistory(store), readGames(store)]);
  return records.length > 0 || games.length > 0;
}

/** Enough to see what was missed at first. */
const rounds = 2;

class FirstVisit extends View {
  static override styles = [shared, firstVisitStyles];
  static override properties = { ...View.properties, board: { attribute: false }, act: { state: true } };

  declare board: DaytileBoard;
  /** Which step is being shown. */
  declare act: Act | undefined;
  private readonly stop = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = this.stop;
    for (const name of ["pointerdown", "keydown", "resize"])
      addEventListener(name, this.onElsewhere, { signal, capture: true });
    this.tellView(true);
  }

  override disconnectedCallback(): void {
    this.tellView(false);
    super.disconnectedCallback();
  }

  /** The view says beside its board what is to be done: meanwhile it is said here, and once is enough. */
  private tellView(isShown: boolean): void {
    const around = this.board.getRootNode();
    const goal = around instanceof ShadowRoot ? around.querySelector<HTMLElement>(".goal") : null;
    if (goal !== null) goal.style.visibility = isShown ? "hidden" : "";
  }

  override firstUpdated(): void {
    if (this.context.moves) void this.perform();
  }

  /** A button that went away when it was pressed would hand the rest of the tap to what's below. */
  private readonly onElsewhere = (event: Event): void => {
    if (!event.composedPath().includes(this)) this.end();
  };

  private readonly end = (): void => {
    if (this.stop.signal.aborted) return;
    this.stop.abort();
    this.dispatchEvent(new Event("close"));
  };

  private async perform(): Promise<void> {
    const { signal } = this.stop;
    const plan = this.plan();
    if (plan === undefined) return;
    this.fadeReal(plan, signal);
    for (let round = 0; round < rounds; round++) {
      for (const act of actsOf(plan)) {
        if (signal.aborted) return;
        this.act = act;
        await this.updateComplete;
        await this.animateAct(act);
      }
    }
    this.end();
  }

  /** The piece itself waits in the tray, hardly to be seen: else there would be two of them. */
  private fadeReal({ copy }: GhostPlan, signal: AbortSignal): void {
    const real = this.board.renderRoot.querySelector(`.outer[data-copy="${copy}"]`);
    const faded = real?.animate([{ opacity: 0.25 }], { duration: 1, fill: "forwards" });
    signal.addEventListener("abort", () => faded?.cancel());
  }

  private async animateAct({ outer, inner, dot, duration }: Act): Promise<void> {
    const parts = [
      ["outer", outer],
      ["inner", inner],
      ["dot", dot],
    ] as const;
    const running = parts.flatMap(([name, frames]) => {
      const element = this.renderRoot.querySelector(`.${name}`);
      return element === null
        ? []
        : [element.animate([...frames], { duration, easing: "ease-in-out", fill: "forwards" })];
    });
    const ended = new Promise((resolve) => this.stop.signal.addEventListener("abort", resolve, { once: true }));
    await Promise.race([ended, Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))]);
  }

  private get demo(): Demo {
    return demoOf(this.context.puzzle);
  }

  private plan(): GhostPlan | undefined {
    return planOf(this.board, this.demo);
  }

  /** Over the board, in its own units. */
  private stage(plan: GhostPlan): TemplateResult {
    const { left, top, width, height } = this.board.surface().getBoundingClientRect();
    const { layout, desk } = this.board;
    const pen = { theme: this.context.theme, prefix: "first" };
    const place = styled({ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    return html`<svg class="stage" viewBox="0 0 ${layout.width} ${layout.height}" style=${place} aria-hidden="true">
      ${svg`<defs>${patternTemplates(pen, desk.table.copies.length)}</defs>
        <g class="outer"><g class="inner">${templatesOf(pen, plan.figures)}</g></g>
        <circle class="dot" r="15" />`}
    </svg>`;
  }

  private stills(): TemplateResult {
    const { context, demo } = this;
    const { guide } = context.words;
    const still = (picture: TemplateResult, text: string): TemplateResult => html`<li>${picture}<p>${text}</p></li>`;
    return html`<ul>
      ${still(dragPicture(context, demo), guide.drag)} ${still(turnPicture(context, demo, "rotate"), guide.rotate)}
      ${demo.canFlip ? still(turnPicture(context, demo, "flip"), guide.flip) : nothing}
    </ul>`;
  }

  override render() {
    const { context, act } = this;
    const { guide, shell } = context.words;
    const plan = context.moves ? this.plan() : undefined;
    return html`${plan === undefined ? nothing : this.stage(plan)}
      <aside class="bubble ${plan === undefined ? "still" : ""}" aria-label=${shell.howToPlay}>
        <p class="goal">${guide.goal}</p>
        ${plan === undefined ? this.stills() : html`<p class="step" role="status">${guide[act?.name ?? "drag"]}</p>`}
        <button @click=${this.end}>${guide.skip}</button>
      </aside>`;
  }
}

customElements.define("daytile-first-visit", FirstVisit);
