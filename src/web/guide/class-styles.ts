/** The styles of the board for a class: all of the screen is the board's, but for the date on top and a row of tools. */

import { css } from "lit";

export const classStyles = css`
  dialog {
    zoom: 1;
    inline-size: 100vw;
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    border: 0;
    border-radius: 0;
    overflow: hidden;
  }
  dialog {
    --top: max(64px, 8dvh);
  }
  .top {
    block-size: var(--top);
    padding-block: 4px;
  }
  /* To be read from the back of the room. */
  h2 {
    font-size: clamp(1.0625rem, min(5dvh, 4.4vw), 5rem);
    line-height: 1.15;
  }
  .content {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 4px;
    block-size: calc(100dvh - var(--top));
    padding: 0 12px 8px;
  }
  daytile-board {
    --focus: var(--unique);
    --chosen: var(--look);
    --tray: color-mix(in srgb, var(--page), var(--frame) 55%);
    --tray-edge: color-mix(in srgb, var(--tray), var(--text) 8%);
    --label: color-mix(in srgb, var(--quiet), var(--text) 45%);
  }
  .won {
    font-size: clamp(1.25rem, 5dvh, 4rem);
    font-weight: 700;
    text-align: center;
  }
  .bar,
  .tools,
  .days {
    display: flex;
    justify-content: center;
    gap: 4px;
  }
  .bar {
    gap: 12px;
  }
  .tools button {
    padding-inline: 10px;
  }
  .tools button:disabled {
    opacity: 0.62;
  }
  .tools span {
    display: none;
  }
  @media (max-width: 480px) {
    .bar {
      gap: 2px;
    }
    .tools {
      flex: 1;
      gap: 2px;
    }
    .tools button {
      flex: 1;
      min-inline-size: 0;
      padding-inline: 0;
    }
    .days button {
      min-inline-size: 36px;
      padding-inline: 0;
    }
  }
  @media (min-width: 1000px) {
    .tools span {
      display: inline;
    }
  }
  /* As large as the room is: hands are there that have to reach up. */
  @media (min-width: 1900px) and (min-height: 1000px) {
    .bar {
      zoom: 1.5;
    }
  }
  /* Where height is scarce, the tools are beside the date. */
  @media (max-height: 480px) and (min-width: 560px) {
    dialog {
      --top: 52px;
    }
    .content {
      grid-template-rows: minmax(0, 1fr);
    }
    .bar {
      position: absolute;
      inset-block-start: 4px;
      inset-inline-end: 68px;
      z-index: 2;
    }
    h2 {
      max-inline-size: calc(100vw - 480px);
      font-size: 1rem;
    }
  }
`;
