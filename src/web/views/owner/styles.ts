/** The styles of the owner's board: the board, and beside or below it what to draw and what to ask. */

import { css } from "lit";

export const ownerStyles = css`
  :host {
    display: grid;
    gap: 4px 24px;
    align-content: start;
    max-inline-size: max(1240px, 130vh);
    margin-inline: auto;
    padding: 4px 12px 12px;
  }
  .place {
    display: grid;
    place-items: center;
    touch-action: none;
    cursor: crosshair;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  /* A wooden board is not mirrored in languages that read from the right. */
  .board {
    position: relative;
    direction: ltr;
    inline-size: min(100%, 50dvh * var(--ratio));
    aspect-ratio: var(--ratio);
  }
  .board svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .board text {
    font-family: var(--font);
    font-weight: 500;
    text-anchor: middle;
  }
  .board text.bold {
    font-weight: 700;
  }
  .board text.quiet {
    fill: color-mix(in srgb, var(--quiet), var(--text) 45%);
  }
  .preview {
    opacity: 0.72;
  }
  .cloth {
    fill: color-mix(in srgb, var(--frame), var(--text) 38%);
    stroke: var(--rim);
  }
  .paint {
    fill: color-mix(in srgb, var(--unique), transparent 62%);
    stroke: var(--unique);
    stroke-width: 3;
  }
  .ring {
    fill: none;
    stroke: var(--mark);
    stroke-width: 5;
  }
  .ring.wrong {
    stroke-dasharray: 10 6;
  }
  .ring.here {
    stroke: var(--unique);
    stroke-width: 6;
  }
  .grid {
    position: absolute;
    inset: 0;
    pointer-events: none;
    border-radius: 16px;
  }
  .grid [role="gridcell"] {
    position: absolute;
    border-radius: 10px;
  }
  .grid:focus-visible .here {
    outline: 4px solid var(--unique);
    outline-offset: -5px;
  }
  .panel {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  .notice {
    display: grid;
    align-items: center;
    min-block-size: 52px;
    line-height: 1.3;
  }
  .tools,
  .modes,
  .free {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .tools {
    flex-wrap: nowrap;
  }
  .modes {
    flex: 1 1 auto;
    flex-wrap: nowrap;
    min-inline-size: 0;
    padding: 3px;
    gap: 3px;
    border-radius: calc(var(--radius) + 3px);
    background: var(--surface);
  }
  .modes button {
    flex: 1 1 0;
    padding: 4px 8px;
    line-height: 1.15;
    background: transparent;
  }
  .modes button[aria-pressed="true"] {
    background: var(--page);
    border-color: var(--line);
  }
  .tools > button {
    min-block-size: 50px;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  .more button.bare {
    padding-inline: 0;
    color: var(--soft-strong);
    text-decoration: underline;
  }
  daytile-own-puzzle {
    grid-column: 1 / -1;
    padding-block: 8px;
  }
  @media (min-width: 900px), (min-width: 560px) and (max-height: 480px) {
    :host {
      grid-template-columns: minmax(0, 1fr) minmax(280px, 400px);
    }
    .place {
      align-self: start;
      position: sticky;
      inset-block-start: 4px;
    }
    .board {
      inline-size: min(100%, (100dvh - 96px) * var(--ratio));
    }
    .panel {
      padding-block-start: 8px;
    }
  }
  /* All questions are to be seen below the board, which is as large as in Play. */
  @media (max-width: 359px) and (max-height: 640px) {
    .board {
      inline-size: min(100%, 36dvh * var(--ratio));
    }
    .notice {
      min-block-size: 40px;
    }
  }
  @media (forced-colors: active) {
    .modes button[aria-pressed="true"] {
      border-color: Highlight;
    }
  }
`;
