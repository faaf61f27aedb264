/** <daytile-difficulty>: how hard a date is, as five dots, as soon as that is known; until then nothing. */

import { css, html, nothing, type PropertyValues } from "lit";
import { targetIndex } from "../../core/puzzle/target.js";
import { shared } from "../styles/shared.js";
import { View } from "../view.js";
import { type Words, wordsIn } from "../words/words.js";
import { rateTargets } from "./ratings.js";

const most = 5;

/** A worker at work makes a slow phone warm, and nobody needs to know at once. */
const patience = 600;

class DifficultyDots extends View {
  static override styles = [
    shared,
    css`
      :host {
        display: inline-block;
      }
      .dots {
        display: inline-flex;
        gap: 4px;
        align-items: center;
        vertical-align: middle;
        margin-inline-start: 8px;
      }
      .dot {
        inline-size: 8px;
        block-size: 8px;
        border: 1.5px solid currentcolor;
        border-radius: 50%;
      }
      .dot.full {
        background: currentcolor;
      }
    `,
  ];
  static override properties = { ...View.properties, rating: { state: true }, words: { state: true } };

  declare rating: number | undefined;
  declare words: Words["coach"] | undefined;
  private stop = new AbortController();
  private key = "";

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop.abort();
    this.key = "";
  }

  override willUpdate(changed: PropertyValues): void {
    const { puzzle, target, language } = this.context;
    const key = `${puzzle.id} ${targetIndex(puzzle, target)} ${language}`;
    if (!changed.has("context") || key === this.key) return;
    this.key = key;
    this.rating = undefined;
    void this.find().catch(() => undefined);
  }

  private async find(): Promise<void> {
    this.stop.abort();
    this.stop = new AbortController();
    const { signal } = this.stop;
    const { context } = this;
    await new Promise((resolve) => setTimeout(resolve, patience));
    if (signal.aborted) return;
    this.words = (await wordsIn(context.language)).coach;
    const index = targetIndex(context.puzzle, context.target);
    await rateTargets(context, [context.target], signal, (ratings) => {
      this.rating = ratings.get(index);
    });
  }

  override render() {
    const { rating, words } = this;
    if (!rating || words === undefined) return nothing;
    const text = words.difficulty(rating);
    const dots = Array.from({ length: most }, (_, i) => html`<span class="dot ${i < rating ? "full" : ""}"></span>`);
    return html`<span class="dots" role="img" aria-label=${text} title=${text}>${dots}</span>`;
  }
}

customElements.define("daytile-difficulty", DifficultyDots);
