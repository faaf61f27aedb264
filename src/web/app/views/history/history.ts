/** A placeholder until the view is there. */

import { html } from "lit";
import { View } from "../../view.js";

class HistoryView extends View {
  override render() {
    return html`<p>history</p>`;
  }
}

customElements.define("daytile-history", HistoryView);
