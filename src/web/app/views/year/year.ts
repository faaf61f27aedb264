/** A placeholder until the view is there. */

import { html } from "lit";
import { View } from "../../view.js";

class YearView extends View {
  override render() {
    return html`<p>year</p>`;
  }
}

customElements.define("daytile-year", YearView);
