/** From the keys pressed on a board to what its desk does, and to where the focus goes, which is seen while keys are used. */

import type { ReactiveControllerHost } from "lit";
import type { Desk } from "./desk.js";
import { type KeyHost, pressKey } from "./keys.js";

export interface KeyboardHost extends ReactiveControllerHost {
  /** Undefined until there is a game. */
  readonly desk: Desk | undefined;
  readonly lastCopy: number | undefined;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly shadowRoot: ShadowRoot | null;
}

export class Keyboard {
  /** Whether keys are at work, so that the focus is to be seen. */
  isUsed = false;

  constructor(private readonly host: KeyboardHost) {}

  readonly down = (event: KeyboardEvent): void => {
    this.setUsed(true);
    const { desk, lastCopy } = this.host;
    if (desk !== undefined && pressKey(this.keyHost(desk, lastCopy), event)) event.preventDefault();
  };

  /** Whoever comes by Tab lets go of the key here. */
  readonly up = (event: KeyboardEvent): void => {
    if (event.key === "Tab") this.setUsed(true);
  };

  /** A pointer is used instead; keys go on from here when they are next pressed. */
  leave(): void {
    this.setUsed(false);
    if (this.focusedCopy() === undefined) this.focusBoard();
  }

  focusBoard(): void {
    this.host.renderRoot.querySelector<HTMLElement>(".grid")?.focus({ preventScroll: true });
  }

  private keyHost(desk: Desk, lastCopy: number | undefined): KeyHost {
    return {
      desk,
      lastCopy,
      focusedCopy: () => this.focusedCopy(),
      focusBoard: () => this.focusBoard(),
      focusCopy: (copy) => this.focusCopy(copy),
    };
  }

  private focusCopy(copy: number): void {
    this.host.renderRoot.querySelector<HTMLElement>(`[data-button="${copy}"]`)?.focus();
  }

  private focusedCopy(): number | undefined {
    const button = (this.host.shadowRoot?.activeElement as HTMLElement | null)?.dataset.button;
    return button === undefined ? undefined : Number(button);
  }

  private setUsed(isUsed: boolean): void {
    if (this.isUsed === isUsed) return;
    this.isUsed = isUsed;
    this.host.requestUpdate();
  }
}
