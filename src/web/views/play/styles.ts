/** The styles of the play view: the board, and beside or below it what is known and the tools, each always in its place. */

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
    position: relative;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  daytile-board {
    block-size: 100%;
    --focus: var(--unique);
    --chosen: var(--look);
    --tray: color-mix(in srgb, var(--page), var(--frame) 55%);
    --tray-edge: color-mix(in srgb, var(--tray), var(--text) 8%);
    --label: color-mix(in srgb, var(--quiet), var(--text) 45%);
  }
  daytile-board[inert] {
    visibility: hidden;
  }
  .paused {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 12px;
    border-radius: 20px;
    background: var(--surface);
    font-weight: 700;
    font-size: 1.25rem;
  }
  /* A hand that slips off the board selects nothing. */
  .facts,
  .tools,
  .switches {
    user-select: none;
    -webkit-user-select: none;
  }
  .switches [aria-pressed="true"]:not([data-tool="sound"]) {
    background: var(--text);
    color: var(--page);
  }
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block: 2px 4px;
  }
  /* Its own line, even with nothing in it, so that nothing moves when there is something to say. */
  .facts {
    display: flex;
    gap: 4px 16px;
    align-items: center;
    justify-content: center;
    min-block-size: 26px;
    font-variant-numeric: tabular-nums;
    color: var(--soft-strong);
    font-weight: 700;
    font-size: 0.9375rem;
  }
  .notice {
    line-height: 1.15;
    text-align: center;
  }
  .notice:empty {
    display: none;
  }
  .tools {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 4px;
    inline-size: 100%;
    max-inline-size: 520px;
    margin-inline: auto;
  }
  .tools button {
    padding: 0 4px;
  }
  .tools button:disabled {
    opacity: 0.62;
  }
  .tools span,
  .tools [data-tool="restart"],
  .switches {
    display: none;
  }
  /* Help takes the place of what is known, so that it hides nothing. */
  daytile-help {
    grid-row: 1;
  }
  :host(.helping) .facts {
    display: none;
  }
  @media (min-width: 700px) {
    .facts {
      min-block-size: 52px;
      font-size: 1.0625rem;
    }
    .tools {
      max-inline-size: 860px;
    }
    .tools button {
      gap: 6px;
      font-size: 0.875rem;
    }
    .tools span {
      display: inline;
    }
  }
  /* A phone on its side has little height to give away. */
  @media (max-height: 480px) and (min-width: 560px) {
    :host {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) clamp(144px, 22.500vw, 220px);
      column-gap: 8px;
    }
    .side {
      align-content: start;
      gap: 4px;
      min-block-size: 0;
      overflow: auto;
    }
    .facts,
    :host(.helping) .facts {
      display: flex;
      flex-direction: column;
      gap: 0;
      min-block-size: 44px;
      font-size: 0.875rem;
    }
    .tools {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .tools span {
      display: none;
    }
    daytile-help {
      grid-row: auto;
    }
  }
  /* Where there is width to spare, everything is beside the board, which then has all the height. */
  @media (min-width: 1180px) and (min-height: 600px) and (min-aspect-ratio: 3 / 2) {
    :host {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) 272px;
      column-gap: 12px;
      padding: 4px 8px 8px;
    }
    .side {
      align-content: start;
      gap: 8px;
      min-block-size: 0;
      padding-block-start: 12px;
      overflow: auto;
    }
    .facts,
    :host(.helping) .facts {
      display: grid;
      align-content: end;
      justify-content: start;
      min-block-size: 76px;
    }
    .facts .time {
      font-size: 2rem;
      line-height: 1.1;
      color: var(--text);
    }
    .notice {
      text-align: start;
    }
    .tools {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 8px;
    }
    .tools button {
      justify-content: start;
      gap: 4px;
      padding: 0 6px;
      line-height: 1.1;
      text-align: start;
      overflow-wrap: anywhere;
    }
    .tools [data-tool="restart"] {
      display: flex;
    }
    .tools [data-tool="more"] {
      display: none;
    }
    .switches {
      display: flex;
      gap: 4px;
      color: var(--soft-strong);
    }
    daytile-help {
      grid-row: auto;
    }
  }
  @media (min-width: 1180px) and (min-height: 600px) and (min-aspect-ratio: 3 / 2) and (max-height: 760px) {
    .facts,
    :host(.helping) .facts {
      min-block-size: 56px;
    }
  }
  @media (min-width: 560px) and (max-height: 350px) {
    .facts,
    :host(.helping) .facts {
      min-block-size: 24px;
    }
  }
  /* On a very large screen, what's beside the board has to be read from afar. */
  @media (min-width: 1900px) and (min-height: 1000px) and (min-aspect-ratio: 3 / 2) {
    :host {
      grid-template-columns: minmax(0, 1fr) 336px;
    }
    .side {
      zoom: 1.25;
    }
  }
`;
