/** A placeholder until the view is there. */

import { html } from "lit";
import { View } from "../../view.js";

class PlayView extends View {
  override render() {
    return html`<p>${this.context.dateTitle}</p>`;
  }
}

customElements.define("daytile-play", PlayView);
