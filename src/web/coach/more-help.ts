/** <daytile-more-help>: two more questions for the help panel, why it can't work and which dates are left, as dialogs. */

import { css, html, nothing } from "lit";
import type { Game } from "../../core/game/game.js";
import type { AppContext } from "../context.js";
import { shared } from "../styles/shared.js";
import { View } from "../view.js";
import { type Words, wordsIn } from "../words/words.js";

const dialogs = {
  why: { tag: "daytile-why", load: () => import("./why.js") },
  reach: { tag: "daytile-reach", load: () => import("./reach.js") },
} as const;

type MoreKind = keyof typeof dialogs;

/** Opens over the page and goes when it is closed. English brings these words only when they are wanted. */
async function open(context: AppContext, game: Game, kind: MoreKind): Promise<void> {
  try {
    const words = await wordsIn(context.language);
    await dialogs[kind].load();
    const dialog = document.createElement(dialogs[kind].tag);
    Object.assign(dialog, { context: { ...context, words }, game });
    dialog.addEventListener("close", () => dialog.remove());
    (document.querySelector("daytile-app")?.shadowRoot ?? document.body).append(dialog);
  } catch {
    context.say(context.words.shell.notLoaded);
  }
}

class MoreHelp extends View {
  static override styles = [
    shared,
    css`
      .more {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--more-gap, 4px);
      }
      button {
        padding: 2px 6px;
        font-size: var(--more-size, 0.8125rem);
        line-height: 1.1;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
      /* Among the other questions: see the help. */
      @media (max-height: 699px) and (max-width: 559px) {
        .more {
          display: contents;
        }
      }
      @media (max-height: 350px) {
        button {
          font-size: 0.75rem;
        }
      }
      @media (min-width: 700px) {
        .more {
          gap: var(--more-gap, 6px);
        }
        button {
          font-size: var(--more-size, 0.9375rem);
        }
      }
    `,
  ];
  static override properties = { ...View.properties, game: { attribute: false }, words: { state: true } };

  declare game: Game;
  declare words: Words["coach"] | undefined;
  private language = "";

  override willUpdate(): void {
    const { language } = this.context;
    if (language === this.language) return;
    this.language = language;
    void wordsIn(language).then(
      ({ coach }) => {
        this.words = coach;
      },
      () => undefined,
    );
  }

  /** Both count as hints. */
  private readonly ask = (kind: MoreKind) => (): void => {
    this.dispatchEvent(new CustomEvent("asked"));
    void open(this.context, this.game, kind);
  };

  override render() {
    const { words } = this;
    if (words === undefined) return nothing;
    return html`<div class="more">
      <button data-level="why" @click=${this.ask("why")}>${words.why}</button>
      <button data-level="reach" @click=${this.ask("reach")}>${words.reach}</button>
    </div>`;
  }
}

customElements.define("daytile-more-help", MoreHelp);
