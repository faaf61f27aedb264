/** From sentences for the status line to the one that is shown: for a while, until somebody closes it, or longer. */

import { html, nothing, type ReactiveControllerHost, type TemplateResult } from "lit";
import { icon } from "./icons.js";

/** A sentence in the status line, perhaps with something to be done about it. */
export interface StatusMessage {
  readonly text: string;
  /** Whether it stays until somebody closes it or goes to another page: there is something to be done. */
  readonly stays?: boolean;
  /** Whether it stays on other pages, too, because it is not about this one. */
  readonly lasts?: boolean;
  readonly action?: { readonly title: string; run(): void };
}

/** Long enough to read each of its words at leisure: a word or two for four seconds, a long sentence for twelve. */
const readingTime = ({ text }: StatusMessage): number => Math.min(12_000, Math.max(4000, 2000 + 70 * text.length));

export class Messages {
  private message: StatusMessage | undefined;

  constructor(private readonly host: ReactiveControllerHost) {}

  show(message: StatusMessage): void {
    this.set(message);
    if (message.stays || message.lasts) return;
    setTimeout(() => {
      if (this.message === message) this.set(undefined);
    }, readingTime(message));
  }

  /** What is about a page goes with it. */
  leavePage(): void {
    if (!this.message?.lasts) this.set(undefined);
  }

  private set(message: StatusMessage | undefined): void {
    this.message = message;
    this.host.requestUpdate();
  }

  private readonly close = (): void => this.set(undefined);

  private messageTemplate({ text, action }: StatusMessage, closeTitle: string): TemplateResult {
    return html`<div class="message">
      <span>${text}</span>
      ${action && html`<button @click=${action.run}>${action.title}</button>`}
      <button class="bare" @click=${this.close} aria-label=${closeTitle}>${icon("close")}</button>
    </div>`;
  }

  template(closeTitle: string): TemplateResult {
    const { message } = this;
    return html`<div class="status" role="status">
      ${message === undefined ? nothing : this.messageTemplate(message, closeTitle)}
    </div>`;
  }
}
