/** The styles of the year: a row per month where there is room for 31 squares, else a block per month as in a calendar. */

import { css, unsafeCSS } from "lit";
import { hottest } from "../../../core/drawing/picture.js";

const heatRules = Array.from(
  { length: hottest + 1 },
  (_, i) =>
    `.heat-${i} { background: var(--heat-${i}); color: var(--on-heat-${i}); forced-color-adjust: none; print-color-adjust: exact; }`,
).join("\n");

export const yearStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  .page {
    display: grid;
    gap: 16px;
    max-inline-size: max(1240px, 125vh);
    margin-inline: auto;
    padding: 8px 16px 32px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 8px 24px;
  }
  h2 {
    font-size: 1.25rem;
    line-height: 1.3;
  }
  h3 {
    font-size: 1rem;
    line-height: 1.3;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 700;
  }
  .choice select {
    font-weight: 500;
  }
  .progress {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    animation: appear calc(1ms + 200ms * var(--speed)) 250ms backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .totals {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: start;
    gap: 8px 40px;
    margin: 0;
  }
  .totals div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  .totals dt {
    color: var(--soft);
    font-size: 0.875rem;
  }
  .totals dd {
    margin: 0;
    font-size: 1.625rem;
    font-weight: 700;
    line-height: 1.2;
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .map {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 324px), 1fr));
    gap: 20px 24px;
  }
  .map.single {
    grid-template-columns: minmax(0, 560px);
  }
  .columns {
    display: none;
  }
  .row h3 {
    padding-block-end: 6px;
  }
  .row ul,
  .weekdays {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 2px;
  }
  .row li:first-child {
    grid-column-start: var(--offset);
  }
  .weekdays,
  .columns {
    color: var(--soft);
    font-size: 0.75rem;
    font-weight: 700;
    text-align: center;
  }
  .spot {
    display: grid;
    align-content: center;
    justify-items: center;
    min-block-size: var(--target);
    border-radius: 9px;
    font-size: 0.9375rem;
    font-weight: 700;
    line-height: 1.15;
    text-decoration: none;
    -webkit-tap-highlight-color: transparent;
  }
  .spot .label {
    font-size: 0.6875rem;
    font-weight: 500;
  }
  .unreal {
    border-radius: 50%;
  }
  .open {
    background: var(--surface);
    color: var(--soft);
  }
  .none {
    background: var(--none);
    color: var(--page);
  }
  ${unsafeCSS(heatRules)}
  .spot[aria-current] {
    outline: 3px solid var(--unique);
    outline-offset: 1px;
  }
  .spot:focus-visible {
    outline: 3px solid var(--text);
    outline-offset: 2px;
    z-index: 1;
  }
  @media (hover: hover) {
    .spot:hover {
      box-shadow: 0 0 0 2px var(--page), 0 0 0 4px var(--text);
    }
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
    color: var(--soft);
    font-size: 0.875rem;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .swatch {
    inline-size: 18px;
    block-size: 18px;
    border-radius: 5px;
  }
  .swatch.unreal {
    border: 2px solid var(--soft);
    border-radius: 50%;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: 16px;
    align-items: start;
  }
  .card {
    display: grid;
    gap: 8px;
    padding: 16px;
    border-radius: 16px;
    background: var(--surface);
  }
  .card:first-child {
    grid-column: span 2;
  }
  table {
    border-collapse: collapse;
    font-size: 0.875rem;
  }
  tbody th {
    inline-size: 1%;
    padding: 2px 10px 2px 0;
    padding-inline: 0 10px;
    font-weight: 500;
    text-align: end;
    white-space: nowrap;
  }
  td {
    padding: 2px 0;
    font-weight: 700;
  }
  .bar {
    display: inline-block;
    inline-size: calc((100% - 4em) * var(--share));
    block-size: 14px;
    margin-inline-end: 8px;
    border-start-end-radius: 5px;
    border-end-end-radius: 5px;
    background: var(--bar);
    vertical-align: -2px;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  .bar.none {
    background: var(--none);
  }
  .card a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 36px;
    color: inherit;
    text-decoration: none;
  }
  .card a:hover span {
    text-decoration: underline;
  }
  .card li + li {
    border-block-start: 1px solid var(--line);
  }
  @media (pointer: coarse) {
    .card a {
      min-block-size: var(--target);
    }
  }
  .extremes {
    display: none;
  }
  @container (max-width: 560px) {
    /* Facts first, then months side by side: all of them below each other would be six screens long. */
    .extremes {
      display: grid;
      gap: 8px;
    }
    .extremes a {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 12px;
      min-block-size: var(--target);
      padding: 6px 14px;
      border-radius: var(--radius);
      background: var(--surface);
      color: inherit;
      line-height: 1.25;
      text-decoration: none;
    }
    .extremes .quiet {
      grid-column: 1;
      font-size: 0.8125rem;
    }
    .extremes b {
      grid-area: 1 / 2 / 3 / 3;
      font-size: 1.375rem;
    }
    .map:not(.single) {
      display: flex;
      gap: 20px;
      margin-inline: -16px;
      padding: 4px 16px;
      overflow-x: auto;
      scroll-padding-inline: 20px;
      scroll-snap-type: x proximity;
    }
    .map:not(.single) .row {
      flex: 0 0 calc(100% - 28px);
      scroll-snap-align: start;
    }
    .totals {
      justify-content: space-between;
      gap: 12px;
    }
    .totals dt {
      font-size: 0.8125rem;
      line-height: 1.25;
    }
    .totals dd {
      font-size: 1.375rem;
    }
    .card:first-child {
      grid-column: auto;
    }
  }
  @container (min-width: 1060px) {
    .map:not(.single) {
      grid-template-columns: minmax(0, 1fr);
      gap: 3px;
    }
    .map:not(.single) .row,
    .map:not(.single) .columns {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      align-items: center;
    }
    .map:not(.single) .columns {
      grid-template-columns: 6.5rem repeat(var(--columns), minmax(0, 1fr));
      column-gap: 3px;
    }
    .map:not(.single) .row h3 {
      padding: 0;
      overflow: hidden;
      font-size: 0.875rem;
      font-weight: 500;
      text-overflow: ellipsis;
    }
    .map:not(.single) .row ul {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
      gap: 3px;
    }
    .map:not(.single) .row li:first-child {
      grid-column-start: auto;
    }
    .map:not(.single) .spot {
      aspect-ratio: 1;
      min-block-size: 0;
      font-size: 0.8125rem;
    }
    .map:not(.single) .long {
      font-size: 0.6875rem;
    }
    .map:not(.single) .label,
    .map:not(.single) .weekdays {
      display: none;
    }
  }
`;
