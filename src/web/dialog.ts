/** A view in a dialog over the page: it opens by itself, and tells when it is closed. */

import { css, html, type TemplateResult } from "lit";
import { icon } from "./icons.js";
import { shared } from "./styles/shared.js";
import { View } from "./view.js";

const dialogStyles = css`
  dialog {
    inline-size: min(640px, 100vw - 24px);
    max-block-size: min(760px, 100dvh - 24px);
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 20px;
    background: var(--page);
    color: var(--text);
    box-shadow: var(--lifted);
  }
  dialog::backdrop {
    background: rgb(20 12 6 / 0.45);
  }
  .top {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding-block: 12px 8px;
    padding-inline: 20px 12px;
    background: var(--page);
  }
  h2 {
    font-size: 1.25rem;
  }
  .content {
    padding: 4px 20px 20px;
  }
  @media (max-width: 480px) {
    dialog {
      inline-size: calc(100vw - 12px);
      max-inline-size: none;
      max-block-size: calc(100dvh - 12px);
    }
    .content {
      padding: 4px 12px 12px;
    }
  }
  /* On a very large screen, it is to be read from as far as the page. */
  @media (min-width: 1900px) and (min-height: 1000px) {
    dialog {
      zoom: 1.25;
    }
  }
`;

export abstract class DialogView extends View {
  static override styles = [shared, dialogStyles];

  protected abstract heading(): string;
  protected abstract content(): TemplateResult;

  private get dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  override firstUpdated(): void {
    this.dialog?.showModal();
  }

  close(): void {
    this.dialog?.close();
  }

  private readonly onClick = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.close();
  };

  override render() {
    return html`<dialog aria-labelledby="heading" @click=${this.onClick} @close=${() => this.dispatchEvent(new Event("close"))}>
      <div class="top">
        <h2 id="heading">${this.heading()}</h2>
        <button class="bare" @click=${() => this.close()} aria-label=${this.context.words.shell.close}>${icon("close")}</button>
      </div>
      <div class="content">${this.content()}</div>
    </dialog>`;
  }
}
