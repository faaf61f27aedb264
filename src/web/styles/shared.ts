/** Styles that the shell and all views share: surfaces, buttons, focus. */

import { css } from "lit";

export const shared = css`
  :host {
    --surface: color-mix(in srgb, var(--page), var(--frame) 42%);
    --line: color-mix(in srgb, var(--frame), var(--text) 16%);
    /* Soft, but still easy to read on every ground of the app. */
    --soft-strong: color-mix(in srgb, var(--text), var(--page) 28%);
    --pressed: color-mix(in srgb, var(--frame), var(--text) 10%);
    box-sizing: border-box;
    color: var(--text);
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p {
    margin: 0;
  }
  :focus-visible {
    outline: 3px solid var(--focus, var(--unique));
    outline-offset: 2px;
  }
  .quiet {
    color: var(--soft-strong);
  }
  button,
  select,
  input,
  .button {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space);
    min-block-size: var(--target);
    min-inline-size: var(--target);
    padding: 0 14px;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: var(--surface);
    font-weight: 700;
    text-decoration: none;
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
    transition: background-color calc(140ms * var(--speed)), transform calc(90ms * var(--speed));
  }
  @media (hover: hover) {
    button:hover:not(:disabled),
    .button:hover {
      background: var(--frame);
    }
  }
  button:active:not(:disabled),
  .button:active {
    background: var(--pressed);
    transform: translateY(calc(1px * var(--speed)));
  }
  button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  button.bare,
  .button.bare {
    background: transparent;
    padding: 0 10px;
  }
  button.main,
  .button.main {
    background: var(--text);
    color: var(--page);
  }
  @media (hover: hover) {
    button.main:hover:not(:disabled),
    .button.main:hover {
      background: color-mix(in srgb, var(--text), var(--page) 15%);
    }
  }
  select,
  input[type="date"] {
    min-block-size: var(--target);
    padding: 0 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--page);
  }
  /* Each engine dresses lists in its own way; here they have the arrow of the header, as two strokes. */
  select {
    --stroke: transparent 42%, currentColor 44% 60%, transparent 62%;
    --arrow-edge: 12px;
    appearance: none;
    padding-inline-end: calc(var(--arrow-edge) + 20px);
    background-image: linear-gradient(45deg, var(--stroke)), linear-gradient(-45deg, var(--stroke));
    background-position:
      right calc(var(--arrow-edge) + 6px) center,
      right var(--arrow-edge) center;
    background-size: 6px 6px;
    background-repeat: no-repeat;
  }
  select:dir(rtl) {
    background-position:
      left var(--arrow-edge) center,
      left calc(var(--arrow-edge) + 6px) center;
  }
  @media (forced-colors: active) {
    select {
      appearance: auto;
      background-image: none;
    }
  }
  svg.icon {
    inline-size: 24px;
    block-size: 24px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* An arrow that points to the next thing points the other way in languages that read from the right. */
  svg.icon.directed:dir(rtl) {
    transform: scaleX(-1);
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
