/** A view that hears keys wherever the focus is, except where they mean something else. */

import { View } from "./view.js";

/** Arrow keys already do something in these. */
const takesArrows = "input, select, textarea, dialog";

export abstract class KeyView extends View {
  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.hearKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.hearKey);
  }

  /** What has its own use for a key, as a selector. */
  protected takersOf(_key: string): string {
    return takesArrows;
  }

  /** What a key does here, if anything; `from` is where the focus is. */
  protected abstract keyAction(event: KeyboardEvent, from: EventTarget | undefined): (() => void) | undefined;

  private readonly hearKey = (event: KeyboardEvent): void => {
    const [from] = event.composedPath();
    const isElsewhere = from instanceof Element && from.closest(this.takersOf(event.key)) !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.keyAction(event, from);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}
