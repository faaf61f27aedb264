/** The styles of <calendar-puzzle>: a block as wide as its place, with room for board, tray and buttons. */

import { css } from "lit";

export const embedStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    inline-size: 100%;
    max-inline-size: 44rem;
    margin-inline: auto;
    color: var(--calendar-puzzle-text, currentColor);
    background: var(--calendar-puzzle-page, transparent);
    font-family: system-ui, sans-serif;
    line-height: 1.4;
  }
  :host([hidden]) {
    display: none;
  }
  .play {
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
  }
  /* Board and tray below each other while it's narrow, beside each other when it's wide. */
  daytile-board {
    inline-size: 100%;
    block-size: 155cqi;
    touch-action: pan-y;
  }
  @container (min-inline-size: 34rem) {
    daytile-board {
      block-size: 66cqi;
    }
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  text {
    text-anchor: middle;
    font-weight: 500;
  }
  .bold {
    font-weight: 700;
  }
  p {
    margin: 0;
    text-align: center;
  }
  [part="tools"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
  }
  button {
    min-block-size: 2.75rem;
    padding-inline: 1rem;
    border: 1px solid currentColor;
    border-radius: 0.5rem;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  button:focus-visible {
    outline: 3px solid Highlight;
    outline-offset: 2px;
  }
`;
