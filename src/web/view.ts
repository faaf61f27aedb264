/** What all views have in common: they are handed the app's context and draw it. */

import { LitElement } from "lit";
import type { AppContext } from "./context.js";

export class View extends LitElement {
  static override properties = { context: { attribute: false } };
  declare context: AppContext;
}
