/** Whether this browser's player has been shown how to play, or needs no showing. */

import { browserShelf } from "../settings.js";

const guidedKey = "daytile.guided";

/** Where nothing may be kept, nobody is shown anything again and again. */
export function isGuided(): boolean {
  try {
    return browserShelf.getItem(guidedKey) !== null;
  } catch {
    return true;
  }
}

export function setGuided(): void {
  try {
    browserShelf.setItem(guidedKey, "yes");
  } catch {
    // Then it can't be read either.
  }
}
