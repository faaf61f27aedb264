/** From a rating to five dots, as many of them full, with their meaning in words: for dates and for whole boards. */

import { css, html, type TemplateResult } from "lit";

const most = 5;

export const dotStyles = css`
  .dots {
    display: inline-flex;
    flex: none;
    gap: 4px;
    align-items: center;
  }
  .dot {
    inline-size: 8px;
    block-size: 8px;
    border: 1.5px solid currentcolor;
    border-radius: 50%;
  }
  .dot.full {
    background: currentcolor;
  }
`;

export function ratingDots(rating: number, text: string): TemplateResult {
  const dots = Array.from({ length: most }, (_, i) => html`<span class="dot ${i < rating ? "full" : ""}"></span>`);
  return html`<span class="dots" role="img" aria-label=${text} title=${text}>${dots}</span>`;
}
