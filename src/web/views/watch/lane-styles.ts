/** The styles of one algorithm at work: a board, and below it a line of thought, figures and a plot. */

import { css } from "lit";

export const laneStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .head {
    display: flex;
    gap: 2px;
  }
  select {
    flex: 1;
    min-inline-size: 0;
    border-color: transparent;
    font-weight: 700;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  @media (hover: hover) {
    select:hover {
      border-color: var(--line);
    }
  }
  .head button {
    padding: 0;
    color: var(--soft-strong);
  }
  /* A wooden board is not mirrored in languages that read from the right. */
  .board {
    display: grid;
    justify-items: center;
    direction: ltr;
  }
  canvas {
    display: block;
  }
  /* As large as leaves everything else of the page to be seen. */
  .pieces {
    inline-size: min(100%, max(150px, (100dvh - 376px) * var(--aspect)));
    aspect-ratio: var(--aspect);
  }
  .thought {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: 2.6em;
    line-height: 1.25;
    text-align: center;
    text-wrap: balance;
  }
  .found .thought {
    font-weight: 700;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(3.2em, auto));
    gap: 2px 6px;
    margin: 0;
    text-align: center;
    margin-block-end: 6px;
  }
  dl div {
    display: flex;
    flex-direction: column-reverse;
    /* The numbers are in a line, however long the words below them are. */
    justify-content: flex-end;
  }
  dt {
    color: var(--soft-strong);
    font-size: 0.8125rem;
    line-height: 1.2;
  }
  dd {
    margin: 0;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  .plot {
    display: grid;
    grid-template: 52px auto / minmax(0, 1fr);
  }
  .depths {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    border-block-end: 1px solid var(--line);
  }
  .plot input {
    grid-area: 1 / 1;
    appearance: none;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    background: transparent;
    cursor: pointer;
    /* Time runs the same way as on every player. */
    direction: ltr;
  }
  .plot input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 3px;
    block-size: 52px;
    border-radius: 2px;
    background: var(--text);
  }
  .plot input::-moz-range-thumb {
    inline-size: 3px;
    block-size: 52px;
    border: none;
    border-radius: 2px;
    background: var(--text);
  }
  .plot p {
    font-size: 0.8125rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 640px) {
    section {
      gap: 2px;
    }
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    dt {
      font-size: 0.75rem;
    }
    dd {
      font-size: 0.875rem;
    }
    .plot {
      grid-template-rows: 44px auto;
    }
    /* The name needs the room; boards are removed with the last choice of its list. */
    .head button {
      display: none;
    }
    select {
      --arrow-edge: 2px;
      padding-inline-start: 2px;
      font-size: 0.8125rem;
    }
    .thought {
      font-size: 0.875rem;
    }
  }
  @media (max-height: 480px) {
    section {
      gap: 2px;
    }
    .pieces {
      inline-size: min(100%, max(100px, (100dvh - 236px) * var(--aspect)));
    }
    .thought {
      font-size: 0.875rem;
    }
    dl {
      grid-template-columns: repeat(4, auto);
      gap: 4px;
    }
    dt {
      font-size: 0.75rem;
    }
    .plot {
      grid-template-rows: 44px auto;
    }
  }
`;
