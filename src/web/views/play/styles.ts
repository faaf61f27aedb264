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
    --tray-edge: color-mix(in srgb, var(--tray), var(--text) 8%);
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
    align-items: center;
    justify-content: center;
    min-block-size: 24px;
    font-variant-numeric: tabular-nums;
    color: var(--soft);
    font-weight: 700;
    font-size: 0.9375rem;
  }
  .notice {
    font-size: 0.8125rem;
    line-height: 1.15;
    text-align: center;
  }
  .notice:empty {
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
  .solved {
    display: grid;
    gap: 6px;
    justify-items: center;
    text-align: center;
    animation: appear calc(500ms * var(--speed)) ease-out calc(900ms * var(--speed)) backwards;
  }
  .solved h2 {
    font-size: 1.25rem;
    line-height: 1.3;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: center;
  }
  .choices .button {
    background: var(--page);
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  .panel {
    position: absolute;
    inset-block-end: 4px;
    inset-inline: 4px;
    z-index: 2;
    max-inline-size: 420px;
    max-block-size: calc(100% - 8px);
    margin-inline: auto;
    padding: 6px 10px 10px;
    border: 1px solid var(--line);
    border-radius: 20px;
    background: var(--page);
    box-shadow: var(--lifted);
  }
  /* A line of its own on a phone, also with nothing in it, so that the board stays as large as it is. */
  @media (max-width: 759px) {
    .facts {
      inline-size: 100%;
    }
  }
  @media (min-width: 760px) {
    .tools span {
      display: inline;
    }
    .solved {
      gap: 14px;
    }
    .solved h2 {
      font-size: 1.75rem;
    }
  }
  /* Where there is room, help stands beside the board and hides nothing. */
  @media (min-width: 900px) {
    :host(.helping) {
      grid-template-columns: minmax(0, 1fr) 340px;
      column-gap: 16px;
    }
    .panel {
      position: static;
      grid-column: 2;
      grid-row: 1 / 3;
      align-self: center;
      padding: 12px 16px 16px;
    }
  }
  /* A phone on its side has little height to give away. */
  @media (max-height: 480px) and (min-width: 560px) {
    :host {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
      column-gap: 8px;
    }
    .below {
      flex-direction: column;
    }
    .tools {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .tools .apart {
      margin: 0;
    }
    .tools span {
      display: none;
    }
    /* Beside the board, as far as there is room. */
    .panel {
      inset-inline-start: auto;
      inline-size: 330px;
    }
  }
`;
