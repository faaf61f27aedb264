/** What can be done with a design that is done, or not yet: played, printed, cut, shared, saved and downloaded. */

import { html, nothing, type TemplateResult } from "lit";
import type { Design } from "../../../core/design/design.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import type { AppContext } from "../../context.js";
import { openMaker } from "../../making/open.js";
import { browserShelf } from "../../settings.js";
import type { View } from "../../view.js";
import { forgetDesign, nameOfDesign, saveDesign, savedDesigns } from "./kept.js";
import { downloadDesign, shareDesign } from "./sharing.js";

interface KeepState {
  readonly context: AppContext;
  readonly design: Design;
  /** Undefined while the design has faults. */
  readonly puzzle: Puzzle | undefined;
  readonly renderRoot: View["renderRoot"];
}

export function keepPanel({ context, design, puzzle, renderRoot }: KeepState, redraw: () => void): TemplateResult {
  const { design: words, making } = context.words;
  const name = nameOfDesign(design);
  const save = (): void => {
    context.say(saveDesign(browserShelf, design) ? words.saved : words.notSaved);
    redraw();
  };
  const forget = (): void => {
    forgetDesign(browserShelf, name);
    redraw();
  };
  const isSaved = savedDesigns(browserShelf).some((each) => nameOfDesign(each) === name);
  const button = (act: string, text: string, go: (puzzle: Puzzle) => unknown): TemplateResult =>
    html`<button class=${act === "play" ? "main" : ""} data-act=${act} ?disabled=${puzzle === undefined} @click=${() => puzzle && go(puzzle)}>${text}</button>`;
  return html`<section class="keep">
    <h2>${words.keep}</h2>
    <div class="buttons">
      ${button("play", words.play, (each) => shareDesign(context, each, "play"))}
      ${button("make", making.title, (each) => openMaker({ context: { ...context, puzzle: each }, renderRoot }))}
      ${button("share", words.share, (each) => shareDesign(context, each, "share"))}
      <button data-act="save" @click=${save}>${words.save}</button>
      <button data-act="download" @click=${() => downloadDesign(design)}>${words.download}</button>
      ${isSaved ? html`<button data-act="forget" @click=${forget}>${words.forget}</button>` : nothing}
    </div>
  </section>`;
}
