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
    font-size: 0.875rem;
  }
  .start {
    flex: 1 1 120px;
    min-inline-size: 0;
  }
  .start select {
    inline-size: 100%;
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
  .how {
    min-block-size: 1.4em;
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  .buttons,
  .sizes,
  .keep {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .buttons button,
  .keep button {
    flex: 1 1 auto;
  }
  .news {
    min-block-size: 150px;
    padding: 12px 14px;
    border-radius: 16px;
    background: var(--surface);
    line-height: 1.35;
  }
  .good,
  .bad {
    font-size: 1.125rem;
    font-weight: 700;
  }
  .troubles {
    display: grid;
    gap: 6px;
    margin: 0;
    padding-inline-start: 20px;
  }
  .map {
    display: grid;
    direction: ltr;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: 1px;
    margin-block-start: 4px;
  }
  .map i {
    aspect-ratio: 1;
    max-block-size: 16px;
    border-radius: 2px;
  }
  .map .heat-0 {
    background: var(--heat-0);
  }
  .map .heat-1 {
    background: var(--heat-1);
  }
  .map .heat-2 {
    background: var(--heat-2);
  }
  .map .heat-3 {
    background: var(--heat-3);
  }
  .map .heat-4 {
    background: var(--heat-4);
  }
  .map .heat-5 {
    background: var(--heat-5);
  }
  .map .heat-6 {
    background: var(--heat-6);
  }
  .map .heat-7 {
    background: var(--heat-7);
  }
  .map .none {
    background: var(--mark);
  }
  .map .unreal {
    background: color-mix(in srgb, var(--page), transparent 40%);
  }
  .meter {
    display: grid;
    gap: 4px;
  }
  .bar {
    display: block;
    block-size: 8px;
    border-radius: 4px;
    background: var(--surface);
    overflow: hidden;
  }
  .bar span {
    display: block;
    block-size: 100%;
    inline-size: calc(100% * var(--share));
    border-radius: 4px;
    background: var(--soft-strong);
  }
  .even .bar span {
    background: var(--unique);
  }
  .over .bar span {
    background: var(--mark);
  }
  .pieces {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .pieces li {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr) auto auto auto;
    align-items: center;
    gap: 2px;
    padding-inline-start: 6px;
    border-radius: var(--radius);
    background: var(--surface);
  }
  .pieces .name {
    overflow: hidden;
    font-weight: 700;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .pieces .name {
    margin-inline-start: 4px;
  }
  .pieces button {
    min-inline-size: 34px;
    padding: 0;
  }
  .pieces button[data-act="flip"][aria-pressed="true"] {
    background: transparent;
    color: inherit;
  }
  .pieces button[data-act="flip"][aria-pressed="false"] {
    opacity: 0.35;
    text-decoration: line-through;
  }
  .shape {
    justify-self: center;
    inline-size: calc(var(--wide) * 0.21px);
    block-size: calc(var(--high) * 0.21px);
    max-inline-size: 60px;
    max-block-size: 40px;
  }
  .palette summary {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    font-weight: 700;
    cursor: pointer;
  }
  .palette summary::before {
    content: "+";
    margin-inline-end: 8px;
    font-size: 1.25rem;
  }
  .sizes button {
    flex: 1 1 44px;
    padding: 0;
  }
  .shapes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(60px, 1fr));
    gap: 4px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  .shapes button {
    inline-size: 100%;
    block-size: 52px;
    padding: 4px;
  }
  @media (min-width: 860px) {
    :host {
      grid-template-columns: minmax(0, 1fr) minmax(340px, 440px);
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
