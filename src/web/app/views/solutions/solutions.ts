/** A placeholder until the view is there. */

import { html } from "lit";
import { View } from "../../view.js";

class SolutionsView extends View {
  override render() {
    return html`<p>solutions</p>`;
  }
}

customElements.define("daytile-solutions", SolutionsView);
