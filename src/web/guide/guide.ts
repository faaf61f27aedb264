/** <daytile-guide>: how to play, in pictures of the puzzle on the page, with the keys, and what Daytile is. */

import { html, nothing, type TemplateResult } from "lit";
import { DialogView } from "../dialog.js";
import { linkTo } from "../link.js";
import { type Shortcut, shortcuts } from "../views/play/shortcuts.js";
import { type Demo, demoOf } from "./demo.js";
import { exampleOf, type SolvedExample } from "./example.js";
import { boardDrawing, dragPicture, turnPicture } from "./pictures.js";
import { guideStyles } from "./styles.js";

class GuideDialog extends DialogView {
  static override styles = [...DialogView.styles, guideStyles];
  static override properties = { ...DialogView.properties, example: { state: true } };

  /** Undefined until it is found. */
  declare example: SolvedExample | undefined;
  private readonly stop = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.find();
  }

  override disconnectedCallback(): void {
    this.stop.abort();
    super.disconnectedCallback();
  }

  /** Without one the board is drawn empty, which says nearly as much. */
  private async find(): Promise<void> {
    this.example = await exampleOf(this.context, this.stop.signal).catch(() => undefined);
  }

  protected heading(): string {
    return this.context.words.shell.howToPlay;
  }

  private step(picture: TemplateResult, title: string, ...more: readonly string[]): TemplateResult {
    return html`<li>
      ${picture}
      <div>
        <p class="title">${title}</p>
        ${more.map((text) => html`<p class="quiet">${text}</p>`)}
      </div>
    </li>`;
  }

  private steps(demo: Demo): TemplateResult {
    const { context, example } = this;
    const { guide } = context.words;
    const goal = html`<div class="picture goal">${boardDrawing(context, example?.tiling ?? [], example?.uncovered)}</div>`;
    const flip = this.step(turnPicture(context, demo, "flip"), guide.flip, guide.flipHint);
    return html`<ol>
      ${this.step(goal, guide.goal, guide.goalHint)}
      ${this.step(dragPicture(context, demo), guide.drag, guide.dragHint, guide.takeOff)}
      ${this.step(turnPicture(context, demo, "rotate"), guide.rotate, guide.rotateHint)}
      ${demo.canFlip ? flip : nothing}
    </ol>`;
  }

  private keyName(key: string): string {
    const names: Readonly<Record<string, string>> = this.context.words.guide.keyNames;
    return key
      .split("+")
      .map((part) => names[part] ?? part)
      .join("+");
  }

  private keyRow({ keys, word }: Shortcut): TemplateResult {
    return html`<div>
      <dt>${keys.map((key) => html`<kbd>${this.keyName(key)}</kbd>`)}</dt>
      <dd>${this.context.words.keys[word]}</dd>
    </div>`;
  }

  protected content(): TemplateResult {
    const { words, puzzle, open } = this.context;
    const { guide } = words;
    const owner = linkTo(this.context, { view: "owner" });
    return html`${this.steps(demoOf(puzzle))}
      <p class="stuck">${guide.stuck}</p>
      <p class="ways">
        <a class="button" href=${owner.href} @click=${owner.follow}>${words.shell.realBoard}</a>
        <button @click=${() => open("class")}>${guide.forClass}</button>
      </p>
      <section class="keys">
        <h3>${guide.keys}</h3>
        <dl>${shortcuts.map((row) => this.keyRow(row))}</dl>
      </section>
      <section>
        <h3>${guide.about}</h3>
        <p>${guide.aboutText}</p>
      </section>`;
  }
}

customElements.define("daytile-guide", GuideDialog);
