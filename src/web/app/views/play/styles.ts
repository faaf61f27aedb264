/** The styles of the play view: board on top, tools below, and panels that leave the board to be seen. */

import { css } from "lit";

export const playStyles = css`
  :host {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    block-size: 100%;
    padding: 4px 8px 0;
  }
  .place {
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  daytile-board {
    block-size: 100%;
    --focus: var(--unique);
    --tray: color-mix(in srgb, var(--page), var(--frame) 55%);
    --label: color-mix(in srgb, var(--quiet), var(--text) 45%);
  }
  .below {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 20px;
    padding-block: 2px 4px;
  }
  .facts {
    display: flex;
    gap: 16px;
    align-items: baseline;
    justify-content: center;
    min-block-size: 24px;
    font-variant-numeric: tabular-nums;
    color: var(--soft);
    font-weight: 700;
    font-size: 0.9375rem;
  }
  .facts:empty {
    display: none;
  }
  .tools {
    display: flex;
    gap: 4px;
  }
  .tools button {
    padding: 0 10px;
  }
  .tools .apart {
    margin-inline-start: 10px;
  }
  .tools span {
    display: none;
  }
  .panel {
    position: absolute;
    inset-block-end: 56px;
    inset-inline: 8px;
    z-index: 2;
    display: grid;
    gap: 10px;
    max-inline-size: 400px;
    margin-inline: auto;
    padding: 12px 16px 16px;
    border: 1px solid var(--line);
    border-radius: 20px;
    background: var(--page);
    box-shadow: var(--lifted);
  }
  @media (min-width: 760px) {
    .tools span {
      display: inline;
    }
    .panel {
      inset-inline: auto 16px;
      inline-size: 360px;
    }
  }
`;
