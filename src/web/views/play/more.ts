/** <daytile-more>: what is not needed all the time, in a small sheet that a thumb reaches: it opens above its button. */

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { type IconName, icon } from "../../icons.js";
import { shared } from "../../styles/shared.js";
import type { Words } from "../../words/words.js";
import type { PlayAction } from "./shortcuts.js";
import { type SwitchState, switchesFor, type ToolActions } from "./tools.js";

const styles = css`
  :host {
    position: absolute;
    inset: 0;
    z-index: 4;
  }
  .veil {
    position: fixed;
    inset: 0;
  }
  .sheet {
    position: absolute;
    inset-block-end: 56px;
    inset-inline-end: max(8px, calc(50% - 260px));
    display: grid;
    box-sizing: border-box;
    min-inline-size: min(264px, calc(100% - 16px));
    max-inline-size: calc(100% - 16px);
    padding: 6px;
    border: 1px solid var(--line);
    border-radius: 16px;
    background: var(--surface);
    box-shadow: 0 6px 24px rgb(0 0 0 / 0.28);
  }
  button {
    justify-content: start;
    gap: 12px;
    min-block-size: 48px;
    padding-inline: 12px;
    border: 0;
    background: none;
    text-align: start;
  }
  button span {
    flex: 1;
  }
  i {
    flex: none;
    box-sizing: border-box;
    inline-size: 40px;
    block-size: 24px;
    border: 2px solid var(--soft-strong);
    border-radius: 12px;
  }
  i::before {
    content: "";
    display: block;
    inline-size: 14px;
    block-size: 14px;
    margin: 3px;
    border-radius: 50%;
    background: var(--soft-strong);
  }
  [aria-pressed="true"] i {
    border-color: var(--text);
    background: var(--text);
  }
  [aria-pressed="true"] i::before {
    margin-inline-start: 19px;
    background: var(--page);
  }
  @media (min-width: 700px) {
    .sheet {
      inset-inline-end: max(8px, calc(50% - 430px));
    }
  }
  @media (max-height: 480px) and (min-width: 560px) {
    .sheet {
      inset-block-end: 8px;
      inset-inline-end: calc(clamp(144px, 22.5vw, 220px) + 16px);
    }
    button {
      min-block-size: 44px;
    }
  }
`;

class MoreSheet extends LitElement {
  static override styles = [shared, styles];
  static override properties = {
    words: { attribute: false },
    state: { attribute: false },
    actions: { attribute: false },
    canRestart: { attribute: false },
  };

  declare words: Words;
  declare state: SwitchState;
  declare actions: ToolActions;
  declare canRestart: boolean;

  override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>("button:enabled")?.focus();
    this.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      this.close();
    });
  }

  private close(): void {
    this.dispatchEvent(new Event("close"));
  }

  /** What only switches something leaves the sheet open, so that it is seen to be switched. */
  private item(name: PlayAction, drawing: IconName, isOff: boolean, isOn?: boolean): TemplateResult {
    const act = (): void => {
      if (isOn === undefined || name === "pause") this.close();
      this.actions[name]();
    };
    const title = this.words.play[name];
    return html`<button data-item=${name} ?disabled=${isOff} aria-pressed=${isOn ?? nothing} @click=${act}>
      ${icon(drawing)}<span>${title}</span>${isOn === undefined || name === "pause" ? nothing : html`<i></i>`}
    </button>`;
  }

  override render() {
    const items = switchesFor(this.state).map(({ name, drawing, isOff = false, isOn }) =>
      this.item(name, drawing, isOff, isOn),
    );
    return html`<div class="veil" @click=${this.close}></div>
      <div class="sheet" role="group" aria-label=${this.words.play.more}>
        ${this.item("restart", "restart", !this.canRestart)} ${items}
      </div>`;
  }
}

customElements.define("daytile-more", MoreSheet);
