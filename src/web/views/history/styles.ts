/** The styles of the history: figures on top, a month beside times, sharing and files below. */

import { css } from "lit";

export const historyStyles = css`
  :host {
    /* Dark enough on light ground, light enough on dark, for the number on it to be read. */
    --solved: color-mix(in srgb, var(--bar), var(--text) 36%);
    display: grid;
    gap: 20px;
    max-inline-size: 960px;
    margin-inline: auto;
    padding: 16px 16px 40px;
  }
  h2 {
    font-size: 1.125rem;
  }
  section {
    display: grid;
    align-content: start;
    gap: 12px;
    padding: 19px;
    /* To be seen where all grounds are white. */
    border: 1px solid color-mix(in srgb, var(--line), transparent 65%);
    border-radius: 20px;
    background: color-mix(in srgb, var(--page), var(--frame) 18%);
  }
  .figures {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px 8px;
    text-align: center;
  }
  .figures dl {
    display: contents;
  }
  .figures div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 2px;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    column-gap: 6px;
    margin: 0;
    font-weight: 700;
    line-height: 1.15;
  }
  .number {
    font-size: 2.25rem;
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: var(--soft);
    line-height: 1.25;
  }
  .today {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 16px;
  }
  .columns {
    display: grid;
    gap: 20px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  }
  .columns > div {
    display: grid;
    align-content: start;
    gap: 20px;
  }
  .month {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th {
    color: var(--soft);
    font-weight: 500;
  }
  .calendar {
    table-layout: fixed;
    text-align: center;
  }
  .calendar th {
    padding-inline: 0;
    font-size: 0.8125rem;
  }
  @media (max-width: 359px) {
    .calendar th {
      font-size: 0.6875rem;
      letter-spacing: -0.01em;
    }
  }
  .calendar td {
    padding: 0;
  }
  .calendar a {
    display: grid;
    place-items: center;
    block-size: var(--target);
    color: inherit;
    text-decoration: none;
    border-radius: var(--radius);
  }
  .spot {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border: 3px solid transparent;
    border-radius: 50%;
  }
  a:hover .spot {
    border-color: var(--line);
  }
  .spot.anotherDay {
    border-color: var(--solved);
  }
  .spot.onItsDay {
    border-color: var(--solved);
    background: var(--solved);
    color: var(--page);
    forced-color-adjust: none;
    print-color-adjust: exact;
    font-weight: 700;
  }
  [aria-current="date"] .spot {
    outline: 2px solid var(--text);
    outline-offset: 1px;
    font-weight: 700;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--soft);
    font-size: 0.9375rem;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .legend .spot {
    inline-size: 16px;
    block-size: 16px;
  }
  .times th {
    padding-block-end: 4px;
  }
  .times th,
  .times td {
    padding-inline: 0 8px;
    text-align: start;
  }
  .times td {
    padding-block: 6px;
    border-block-start: 1px solid var(--line);
    vertical-align: top;
  }
  .times :is(th, td):not(:first-child) {
    padding-inline: 12px 0;
    text-align: end;
    white-space: nowrap;
  }
  blockquote {
    margin: 0;
    padding: 12px 16px;
    border: 1px solid color-mix(in srgb, var(--line), transparent 65%);
    border-radius: var(--radius);
    background: var(--page);
    white-space: pre-line;
  }
  .buttons button:not(.main) {
    border-color: color-mix(in srgb, var(--line), transparent 40%);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .found {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .found button {
    justify-content: space-between;
    inline-size: 100%;
    padding-block: 6px;
    background: var(--page);
    font-weight: 500;
    text-align: start;
  }
  .found small {
    display: block;
    font-size: 0.8125rem;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 8em;
    padding: 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--page);
    color: inherit;
    font: inherit;
  }
  label {
    display: grid;
    gap: 4px;
    font-weight: 700;
  }
`;
