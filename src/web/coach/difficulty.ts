/** <daytile-difficulty>: how hard a date is, as five dots, as soon as that is known; until then nothing. */

import { css, nothing, type PropertyValues } from "lit";
import { targetIndex } from "../../core/puzzle/target.js";
import { shared } from "../styles/shared.js";
import { View } from "../view.js";
import { type Words, wordsIn } from "../words/words.js";
import { dotStyles, ratingDots } from "./dots.js";
import { rateTargets } from "./ratings.js";

/** A worker at work makes a slow phone warm, and nobody needs to know at once. */
const patience = 600;

class DifficultyDots extends View {
  static override styles = [
    shared,
    dotStyles,
    css`
      :host {
        display: inline-block;
      }
      .dots {
        vertical-align: middle;
        margin-inline-start: 8px;
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
    return ratingDots(rating, words.difficulty({ rating }));
  }
}

customElements.define("daytile-difficulty", DifficultyDots);
