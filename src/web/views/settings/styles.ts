/** The styles of the settings. */

import { css } from "lit";

export const settingsStyles = css`
  :host {
    display: grid;
    gap: 20px;
    max-inline-size: 680px;
    margin-inline: auto;
    padding: 16px 16px 40px;
  }
  section {
    display: grid;
    gap: 18px;
    padding: 18px 18px 20px;
    border-radius: 20px;
    background: var(--surface);
  }
  .group {
    font-size: 1.25rem;
    line-height: 1.25;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  .field > span {
    padding: 0;
    margin-block-end: 6px;
    font-weight: 600;
  }
  .field {
    display: grid;
    justify-items: start;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choices input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  .choices span {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--target);
    padding: 6px 16px;
    border: 1px solid var(--line);
    border-radius: 22px;
    background: var(--page);
    cursor: pointer;
  }
  .choices input:checked + span {
    border-color: var(--text);
    background: var(--text);
    color: var(--page);
    font-weight: 700;
  }
  @media (max-width: 359px) {
    .choices {
      gap: 6px;
    }
    .choices span {
      padding-inline: 11px;
    }
  }
  .choices input:focus-visible + span {
    outline: 3px solid var(--unique);
    outline-offset: 2px;
  }
  .toggle {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-block-size: var(--target);
    font-weight: 700;
    cursor: pointer;
  }
  .toggle small {
    display: block;
    font-size: 0.875rem;
    font-weight: 500;
  }
  .toggle input {
    appearance: none;
    flex: none;
    position: relative;
    inline-size: 52px;
    block-size: 32px;
    margin: 0;
    border: 2px solid var(--soft-strong);
    border-radius: 16px;
    background: var(--page);
    cursor: pointer;
    transition: background-color calc(140ms * var(--speed));
  }
  .toggle input::before {
    content: "";
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 4px;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: var(--soft-strong);
    transition: inset-inline-start calc(140ms * var(--speed));
  }
  .toggle input:checked {
    border-color: var(--text);
    background: var(--text);
  }
  .toggle input:checked::before {
    inset-inline-start: 24px;
    background: var(--page);
  }
  .swatches {
    display: inline-flex;
    gap: 2px;
  }
  .swatches b {
    inline-size: 14px;
    block-size: 14px;
    border-radius: 4px;
  }
  .black-and-white b {
    border: 1px solid currentColor;
    background-image: repeating-linear-gradient(0deg, #000 0 1px, transparent 1px 4px);
  }
  .black-and-white b:nth-child(2) {
    background-image: repeating-linear-gradient(45deg, #000 0 1px, transparent 1px 4px);
  }
  .black-and-white b:nth-child(3) {
    background-image: none;
  }
  .black-and-white b:nth-child(4) {
    background-image: repeating-linear-gradient(90deg, #000 0 1px, transparent 1px 4px);
  }
  /* Where the system chooses all colours, only its own tell one state from another. */
  @media (forced-colors: active) {
    .choices input:checked + span,
    .toggle input:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    .toggle input::before {
      background: ButtonText;
    }
    .toggle input:checked::before {
      background: HighlightText;
    }
    .swatches {
      forced-color-adjust: none;
    }
  }
`;
