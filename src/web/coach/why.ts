/** <daytile-why>: why the board can't work, as an argument to leaf through, each step drawn on the board. */

import { html, nothing, type TemplateResult } from "lit";
import { type Explanation, type ProofStep, proofSteps } from "../../core/coach/explain.js";
import { boardPicture } from "../../core/drawing/board-picture.js";
import type { Game } from "../../core/game/game.js";
import { inOneLine } from "../../core/text/sentences.js";
import { appWorkers } from "../app-workers.js";
import { DialogView } from "../dialog.js";
import { pictureBoard, pictureStyles } from "./picture-board.js";
import { ProofSentences } from "./proof-sentences.js";

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
    const reply = await appWorkers.request("explain", { puzzle, uncovered, placed }, { signal });
    if (signal.aborted) return;
    if (!reply.ok) return this.context.say(this.context.words.shell.notLoaded);
    this.steps = reply.value.kind === "proof" ? proofSteps(reply.value.proof) : [];
    this.explanation = reply.value;
  }

  protected heading(): string {
    return this.context.words.coach.why;
  }

  private get sentences(): ProofSentences {
    return new ProofSentences(this.context, this.game.puzzle);
  }

  private sentence(): string {
    const { shell, coach, play } = this.context.words;
    const { explanation } = this;
    const step = this.steps[this.at];
    if (explanation === undefined) return shell.loading;
    if (step !== undefined) return this.sentences.of(step);
    if (explanation.kind !== "long") return coach.canWork;
    const lift = (explanation.lift ?? []).flatMap((index) => this.game.placed[index] ?? []);
    const names = lift.map(({ piece }) => this.sentences.piece(piece));
    return names.length === 0
      ? coach.noShort
      : inOneLine(coach.noShort, play.takeOff({ count: names.length, pieces: play.hands.list({ labels: names }) }));
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
