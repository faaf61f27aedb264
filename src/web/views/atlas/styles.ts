/** The styles of the atlas: what is wanted on top, cards below it, as many beside each other as there is room for. */

import { css } from "lit";

export const atlasStyles = css`
  :host {
    display: grid;
    gap: 16px;
    max-inline-size: 1120px;
    margin-inline: auto;
    padding: 16px 16px 40px;
  }
  .wishes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(165px, 30%)), 1fr));
    gap: 12px;
  }
  label {
    display: grid;
    gap: 4px;
    font-weight: 700;
  }
  /* Half a phone is too narrow for what some languages say. What is chosen says what it's about: names can be left to ears. */
  @media (max-width: 560px) {
    :host {
      gap: 10px;
    }
    .wishes {
      grid-template-columns: 1fr;
      gap: 6px;
    }
    label span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  select {
    inline-size: 100%;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
  .small {
    font-size: 0.875rem;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--target);
    font-weight: 700;
    cursor: pointer;
  }
  summary::after {
    content: "";
    inline-size: 8px;
    block-size: 8px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-2px) rotate(45deg);
  }
  details[open] summary::after {
    transform: translateY(2px) rotate(225deg);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding-block: 4px;
  }
  .choices button {
    --cell: 7px;
    padding: 6px;
    border-color: transparent;
    border-width: 2px;
  }
  .choices button[aria-pressed="true"] {
    border-color: var(--text);
    background: var(--frame);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  .count {
    font-weight: 700;
  }
  .pages {
    display: flex;
    align-items: center;
    gap: 4px;
    font-variant-numeric: tabular-nums;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
  }
  .card {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    gap: 8px 12px;
    padding: 12px 14px;
    border-radius: 16px;
    background: var(--surface);
    color: inherit;
    text-decoration: none;
  }
  @media (hover: hover) {
    .card:hover {
      background: var(--frame);
    }
  }
  .rank {
    min-inline-size: 2ch;
    font-size: 1.25rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  .facts {
    display: grid;
    gap: 2px;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .name,
  .total {
    font-size: 1rem;
    font-weight: 700;
  }
  .pieces,
  .letters {
    grid-column: 1 / -1;
  }
  .pieces {
    --cell: 9px;
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    align-items: center;
    gap: 6px;
  }
  .icon-box {
    display: flex;
  }
  .icon-box svg {
    inline-size: calc(var(--cell) * var(--columns));
    block-size: calc(var(--cell) * var(--rows));
  }
  .letters {
    font-size: 0.8125rem;
    unicode-bidi: isolate;
  }
  .letters:dir(rtl),
  :host(:dir(rtl)) .letters {
    text-align: end;
  }
`;
