/** The styles of the solutions: one large board, and all the others beside or below it. */

import { css } from "lit";

export const solutionsStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 5fr) auto minmax(0, 4fr) / minmax(0, 1fr);
    grid-template-areas: "head" "board" "controls" "all";
    gap: 4px 32px;
    block-size: 100%;
    max-inline-size: max(1240px, 150vh);
    margin-inline: auto;
    padding: 4px 12px 0;
  }
  .head {
    grid-area: head;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 16px;
  }
  h2 {
    font-size: 1.125rem;
    line-height: 1.3;
  }
  .taste {
    flex: 1 1 84px;
    min-inline-size: 0;
    max-inline-size: 17em;
    text-overflow: ellipsis;
  }
  .agreeing {
    flex: 1 0 100%;
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--target);
    cursor: pointer;
  }
  .agreeing input {
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--text);
  }
  .board {
    grid-area: board;
    display: grid;
    place-items: center;
    min-block-size: 0;
    margin: 0;
  }
  .controls {
    grid-area: controls;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 8px;
  }
  .controls button {
    padding-inline: 10px;
  }
  .number {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 700;
  }
  .number input {
    inline-size: 4.6em;
    min-block-size: var(--target);
    padding: 0 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--page);
    font-weight: 700;
    text-align: center;
    appearance: textfield;
  }
  .number input::-webkit-inner-spin-button {
    display: none;
  }
  daytile-thumbnails {
    grid-area: all;
    border-block-start: 1px solid var(--line);
  }
  .waiting {
    animation: appear calc(1ms + 200ms * var(--speed)) 250ms backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .waiting {
    display: grid;
    gap: 12px;
    justify-items: center;
  }
  progress {
    min-inline-size: 240px;
  }
  @media (min-width: 760px) and (min-aspect-ratio: 1), (min-aspect-ratio: 1.25) {
    :host {
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 5fr) minmax(0, 6fr);
      grid-template-areas: "head all" "board all" "controls all";
      padding: 8px 24px 16px;
    }
    daytile-thumbnails {
      border-block-start: none;
    }
  }
  @media (max-width: 359px), (max-height: 440px) {
    .head {
      gap: 0 8px;
    }
    h2 {
      font-size: 1rem;
    }
    .head button {
      padding-inline: 8px;
      font-size: 0.875rem;
    }
  }
  /* How many there are is below the board, too: so all else has one line. */
  @media (max-width: 359px) {
    .head h2 {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (max-height: 440px) {
    :host {
      column-gap: 12px;
      padding: 0 12px 4px;
    }
    .controls {
      flex-wrap: nowrap;
      gap: 4px;
    }
    .number {
      gap: 4px;
      white-space: nowrap;
    }
    .number input {
      inline-size: 3.6em;
      padding: 0 2px;
    }
  }
`;
