/** The styles of the view in which puzzles are designed: the sheet, and beside or below it all that belongs to it. */

import { css } from "lit";

export const designStyles = css`
  :host {
    display: grid;
    gap: 12px 28px;
    align-content: start;
    max-inline-size: 1240px;
    margin-inline: auto;
    padding: 4px 12px 20px;
  }
  .draw,
  .panel,
  section {
    display: grid;
    gap: 8px;
    align-content: start;
    min-inline-size: 0;
  }
  .panel {
    gap: 18px;
  }
  h2 {
    font-size: 1rem;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: end;
  }
  .title {
    display: grid;
    flex: 1 1 160px;
    min-inline-size: 0;
    font-size: 0.875rem;
  }
  .start {
    flex: 1 1 120px;
    min-inline-size: 0;
  }
  @media (max-width: 560px) {
    .title {
      flex-basis: 100%;
    }
  }
  .start select {
    inline-size: 100%;
  }
  .head button {
    padding: 0;
  }
  /* On a phone the title has its own line, so that nothing else is alone in one. */
  @media (max-width: 480px) {
    .title {
      flex-basis: 100%;
    }
  }
  input[type="text"] {
    min-block-size: var(--target);
    min-inline-size: 0;
    inline-size: 100%;
    padding: 0 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--page);
    font-size: 1rem;
    font-weight: 700;
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
  .place[data-using="label"] {
    cursor: grab;
  }
  .board {
    position: relative;
    direction: ltr;
    inline-size: min(100%, 58dvh * var(--ratio));
    aspect-ratio: var(--ratio);
    border-radius: 18px;
    background: var(--surface);
  }
  .board svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  polygon {
    stroke-linejoin: round;
    stroke-width: 3;
  }
  polygon.free {
    fill: color-mix(in srgb, var(--page), transparent 45%);
    stroke: none;
  }
  polygon.cell {
    fill: var(--page);
    stroke: var(--line);
    stroke-width: 1.5;
  }
  polygon.blank {
    fill: color-mix(in srgb, var(--page), var(--frame) 55%);
  }
  polygon.stroke {
    fill: color-mix(in srgb, var(--unique), transparent 55%);
    stroke: var(--unique);
  }
  polygon.wrong {
    stroke: var(--mark);
    stroke-width: 3;
    stroke-dasharray: 5 4;
  }
  polygon.held {
    fill: color-mix(in srgb, var(--unique), transparent 70%);
    stroke: var(--unique);
    stroke-width: 3;
  }
  text {
    font-family: var(--font);
    font-size: 14px;
    font-weight: 700;
    fill: var(--text);
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
  }
  text.small {
    font-size: 11px;
  }
  text.tiny {
    font-size: 9px;
  }
  text.least {
    font-size: 7.5px;
  }
  .grid {
    position: absolute;
    inset: 0;
    pointer-events: none;
    border-radius: 16px;
  }
  .grid [role="gridcell"] {
    position: absolute;
    border-radius: 8px;
  }
  .grid:focus-visible .here {
    outline: 3px solid var(--unique);
    outline-offset: -3px;
  }
  .modes {
    display: flex;
    padding: 3px;
    gap: 3px;
    border-radius: calc(var(--radius) + 3px);
    background: var(--surface);
  }
  .modes button {
    flex: 1 1 0;
    min-inline-size: 0;
    padding: 4px 6px;
    line-height: 1.15;
    background: transparent;
  }
  button[aria-pressed="true"],
  .modes button[aria-pressed="true"] {
    background: var(--text);
    color: var(--page);
  }
  .shifts,
  .held,
  .link,
  .own form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 6px;
  }
  .shifts {
    align-items: center;
  }
  .shifts .quiet {
    flex: 1 1 auto;
  }
  .arrows {
    display: flex;
    gap: 6px;
    direction: ltr;
  }
  .shifts .icon {
    transform: none;
  }
  .shifts .up {
    rotate: 90deg;
  }
  .shifts .right {
    rotate: 180deg;
  }
  .shifts .down {
    rotate: -90deg;
  }
  .own summary {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    font-weight: 700;
    cursor: pointer;
  }
  .own summary::before {
    content: "+";
    margin-inline-end: 8px;
    font-size: 1.25rem;
  }
  .how {
    min-block-size: 1.4em;
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  .buttons,
  .sizes {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .buttons button {
    flex: 1 1 auto;
  }
  /* What comes of a stroke is to be seen without scrolling far: the news come before what is seldom needed. */
  @media (max-width: 859.98px) {
    .draw,
    .panel {
      display: contents;
    }
    .head,
    .link,
    .place,
    .modes,
    .how,
    .held {
      order: -2;
    }
    .news {
      order: -1;
    }
    section {
      margin-block-start: 6px;
    }
  }
  @media (max-width: 359.98px) {
    .modes button {
      font-size: 0.875rem;
    }
  }
  @media (min-width: 860px) {
    :host {
      grid-template-columns: minmax(0, 1fr) minmax(340px, 470px);
    }
    .draw {
      position: sticky;
      inset-block-start: 4px;
      align-self: start;
    }
    .board {
      inline-size: min(100%, (100dvh - 340px) * var(--ratio));
      min-inline-size: min(100%, 320px);
    }
  }
`;
