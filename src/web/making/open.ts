/** Opens the dialog for printing and making over a view, once its code has come. */

import type { DialogView } from "../dialog.js";
import type { View } from "../view.js";

/** It is part of the view's tree until it is closed. */
export async function openMaker(view: Pick<View, "context" | "renderRoot">): Promise<void> {
  try {
    await import("./dialog.js");
  } catch {
    return view.context.say(view.context.words.shell.notLoaded);
  }
  const maker = Object.assign(document.createElement("daytile-maker") as DialogView, { context: view.context });
  maker.addEventListener("close", () => maker.remove());
  view.renderRoot.append(maker);
}
