/** The styles of the first visit: a piece over the board that no pointer meets, and a line below. */

import { css } from "lit";

export const firstVisitStyles = css`
  :host {
    position: fixed;
    inset: 0;
    z-index: 4;
    pointer-events: none;
  }
  .stage {
    position: fixed;
    overflow: visible;
    filter: drop-shadow(0 5px 8px rgb(30 18 8 / 0.35));
  }
  .dot {
    fill: var(--page);
    stroke: var(--text);
    stroke-width: 5;
    opacity: 0;
  }
  .bubble {
    position: fixed;
    inset-block-end: calc(62px + env(safe-area-inset-bottom));
    inset-inline: 8px;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 12px;
    max-inline-size: 460px;
    margin-inline: auto;
    padding-block: 10px;
    padding-inline: 18px 8px;
    border-radius: 20px;
    background: var(--text);
    color: var(--page);
    box-shadow: var(--lifted);
    animation: come calc(300ms * var(--speed)) ease-out backwards;
  }
  @keyframes come {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  .goal {
    grid-column: 1;
    font-weight: 700;
    line-height: 1.3;
  }
  .step {
    grid-column: 1;
    line-height: 1.35;
  }
  .bubble > button {
    grid-column: 2;
    grid-row: 1 / 3;
    background: transparent;
    text-decoration: underline;
    pointer-events: auto;
  }
  ul {
    grid-column: 1 / -1;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 8px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    align-content: start;
    gap: 6px;
    padding: 6px 4px 8px;
    border-radius: 12px;
    background: var(--page);
    color: var(--text);
    font-size: 0.8125rem;
    line-height: 1.3;
    text-align: center;
  }
  .still {
    max-inline-size: 560px;
    padding-inline: 12px;
  }
  .still > button {
    grid-row: 1;
  }
  .picture {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 2px;
    block-size: 56px;
    direction: ltr;
  }
  .picture svg.icon {
    inline-size: 16px;
    block-size: 16px;
    transform: none;
  }
  .picture .piece {
    inline-size: 30px;
    max-block-size: 40px;
  }
  .picture .board {
    inline-size: 42px;
  }
  .picture text {
    display: none;
  }
  /* Over the way to other views, which nobody looks for yet: board, tray and tools stay to be seen. */
  @media (max-width: 999px) {
    .bubble:not(.still) {
      inset-block-end: calc(2px + env(safe-area-inset-bottom));
      padding-block: 4px;
    }
  }
  @media (max-width: 389px) {
    .bubble:not(.still) {
      font-size: 0.8125rem;
    }
  }
  @media (max-height: 480px) and (min-width: 560px) {
    .bubble {
      inset-block-end: 8px;
    }
    /* Below the tools, where nothing is. */
    .bubble:not(.still) {
      grid-template-columns: minmax(0, 1fr);
      inset-block-end: 8px;
      inset-inline: auto 74px;
      inline-size: clamp(144px, 22.500vw, 220px);
      padding: 8px 12px 2px;
      font-size: 0.875rem;
    }
    .bubble:not(.still) > button {
      grid-column: 1;
      grid-row: auto;
      justify-self: end;
      padding-inline: 4px;
    }
  }
  @media (min-width: 1000px) {
    .bubble {
      inset-block-end: 12px;
    }
  }
  /* Beside the board, below the tools. */
  @media (min-width: 1180px) and (min-height: 600px) and (min-aspect-ratio: 3 / 2) {
    .bubble:not(.still) {
      grid-template-columns: minmax(0, 1fr);
      inset-block: 400px auto;
      inset-inline: auto 8px;
      inline-size: 272px;
      padding: 16px 16px 6px;
    }
    .bubble:not(.still) > button {
      grid-column: 1;
      grid-row: auto;
      justify-self: end;
      padding-inline: 4px;
    }
  }
  @media (min-width: 1900px) and (min-height: 1000px) and (min-aspect-ratio: 3 / 2) {
    .bubble {
      zoom: 1.25;
    }
  }
`;
