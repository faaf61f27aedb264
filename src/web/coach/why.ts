/** <daytile-why>: why the board can't work, as an argument to leaf through, each step drawn on the board. */

import { html, nothing, type TemplateResult } from "lit";
import { type Explanation, type ProofStep, proofSteps } from "../../core/coach/explain.js";
import { explanationLines, proofStepMessage } from "../../core/coach/messages.js";
import { boardPicture } from "../../core/drawing/board-picture.js";
import type { Game } from "../../core/game/game.js";
import { type Translate, translateToEnglish } from "../../core/i18n/translate.js";
import { inOneLine } from "../../core/text/sentences.js";
import { appWorkers } from "../app-workers.js";
import { DialogView } from "../dialog.js";
import { loadAdvice } from "./load-advice.js";
import { pictureBoard, pictureStyles } from "./picture-board.js";

class WhyDialog extends DialogView {
  static override styles = [...DialogView.styles, pictureStyles];
  static override properties = {
    ...DialogView.properties,
    game: { attribute: false },
    explanation: { state: true },
    at: { state: true },
  };

  declare game: Game;
  declare explanation: Explanation | undefined;
  declare at: number;
  private steps: readonly ProofStep[] = [];
  private advise: Translate = translateToEnglish;
  private readonly stop = new AbortController();

  constructor() {
    super();
    this.at = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.find();
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    super.disconnectedCallback();
  }

  private async find(): Promise<void> {
    const { signal } = this.stop;
    const { puzzle, uncovered, placed } = this.game;
    const [reply, advise] = await Promise.all([
      appWorkers.request("explain", { puzzle, uncovered, placed }, { signal }),
      loadAdvice(this.context.language).catch(() => undefined),
    ]);
    if (signal.aborted) return;
    if (!reply.ok || advise === undefined) return this.context.say(this.context.words.shell.notLoaded);
    this.advise = advise;
    this.steps = reply.value.kind === "proof" ? proofSteps(reply.value.proof) : [];
    this.explanation = reply.value;
  }

  protected heading(): string {
    return this.context.words.coach.why;
  }

  private sentence(): string {
    const { explanation } = this;
    if (explanation === undefined) return this.context.words.shell.loading;
    const board = { ...this.game, language: this.context.language };
    const step = this.steps[this.at];
    const messages =
      step === undefined
        ? explanationLines(board, explanation).map(({ message }) => message)
        : [proofStepMessage(board, step)];
    return inOneLine(...messages.map(this.advise));
  }

  private board(): TemplateResult {
    const { puzzle, placed, uncovered } = this.game;
    const { path = [], cells = [] } = this.steps[this.at] ?? {};
    const { language } = this.context;
    const options = { language, marked: cells, letters: true };
    return pictureBoard(
      this.context,
      puzzle,
      boardPicture(puzzle, { placements: [...placed, ...path], uncovered }, options),
    );
  }

  private leaf(): TemplateResult | typeof nothing {
    const { coach } = this.context.words;
    const count = this.steps.length;
    if (count < 2) return nothing;
    const go = (step: number) => async (): Promise<void> => {
      this.at += step;
      await this.updateComplete;
      // A button that has nothing more to do would lose the focus to the page.
      this.renderRoot
        .querySelector<HTMLElement>(".turn button:disabled ~ button, .turn button:has(~ :disabled)")
        ?.focus();
    };
    return html`<div class="turn">
      <button ?disabled=${this.at === 0} @click=${go(-1)}>${coach.back}</button>
      <span>${coach.step({ number: this.at + 1, count })}</span>
      <button class="main" ?disabled=${this.at === count - 1} @click=${go(1)}>${coach.forward}</button>
    </div>`;
  }

  protected content(): TemplateResult {
    return html`${this.board()}<p class="said" role="status">${this.sentence()}</p>${this.leaf()}`;
  }
}

customElements.define("daytile-why", WhyDialog);
