/** The styles of the board: what moves and how, what fingers may do, what only screen readers meet. */

import { css } from "lit";

export const boardStyles = css`
  :host {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 0;
    min-block-size: 0;
    --pace: calc(var(--speed, 1) * 1ms);
    --ease: cubic-bezier(0.3, 0.9, 0.4, 1);
  }
  /* A wooden board is not mirrored in languages that read from the right. */
  .stage {
    position: relative;
    direction: ltr;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }
  text {
    font-family: inherit;
    font-weight: 700;
    text-anchor: middle;
    pointer-events: none;
  }
  .label {
    dominant-baseline: central;
  }
  .quiet {
    fill: var(--label, currentColor);
  }
  .scenery,
  .ghost,
  .marks {
    pointer-events: none;
  }
  [data-copy] {
    touch-action: none;
    cursor: grab;
  }
  .tray {
    fill: var(--tray, #8883);
    stroke: var(--tray-edge, none);
  }
  .slot {
    fill: transparent;
  }
  .recess {
    pointer-events: none;
    opacity: 0.5;
  }
  .outer {
    transition: transform calc(220 * var(--pace)) var(--ease);
  }
  .inner {
    transition: transform calc(160 * var(--pace)) var(--ease);
  }
  .shadow {
    fill: #000;
    stroke: #000;
    stroke-linejoin: round;
    opacity: 0;
    transition: opacity calc(160 * var(--pace));
    pointer-events: none;
  }
  .held .shadow {
    opacity: 0.06;
  }
  .sheen {
    pointer-events: none;
  }
  /* Around what was chosen, as wide in the tray as on the board. */
  .halo {
    fill: none;
    stroke: var(--chosen, #1666b0);
    stroke-width: 7px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    opacity: 0;
    pointer-events: none;
  }
  .held:not(.dragged) .halo {
    opacity: 1;
  }
  .dragged {
    cursor: grabbing;
    will-change: transform;
  }
  .dragged .outer,
  .dragged.outer,
  .still .outer,
  .still .inner {
    transition: none;
  }
  .dragged {
    pointer-events: none;
  }
  .astray {
    opacity: 0.62;
  }
  .ghost path {
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .ring {
    fill: none;
    stroke-width: 5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .casing {
    stroke-width: 9;
    opacity: 0.8;
  }
  .look {
    stroke-dasharray: 14 9;
  }
  .glow {
    fill: none;
    stroke-linejoin: round;
    pointer-events: none;
    opacity: 0.75;
  }
  .glow g path {
    stroke-opacity: 0.1;
  }
  @keyframes rise {
    40% {
      transform: translateY(-9px);
    }
  }
  @keyframes shine {
    from {
      opacity: 0;
    }
    60% {
      opacity: 1;
    }
  }
  .solved .tile {
    animation: rise calc(620 * var(--pace)) var(--ease) var(--wait, 0s);
  }
  .solved .glow {
    animation: shine calc(2200 * var(--pace)) ease-in-out calc(300 * var(--pace)) backwards;
  }

  .pieces,
  .grid {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .pieces button,
  .grid [role="gridcell"] {
    position: absolute;
    padding: 0;
    border: 0;
    border-radius: 14px;
    background: none;
    outline-offset: 0;
    font: inherit;
    color: transparent;
  }
  .grid:focus,
  .pieces button:focus {
    outline: none;
  }
  .keyed .pieces button:focus,
  .keyed .grid:focus .here {
    outline: 3px solid var(--focus, #3f78b5);
    box-shadow: 0 0 0 5px var(--page, #fff);
  }
  .in-tray {
    position: absolute;
    display: grid;
    place-items: center;
    pointer-events: none;
  }
  ::slotted(*) {
    pointer-events: auto;
  }
  /* In a corner, so that it does not lengthen what is seen. */
  .unseen {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    margin: 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
