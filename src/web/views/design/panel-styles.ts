/** The styles of what's beside the sheet: the news with the map, labels, and pieces. */

import { css } from "lit";

export const panelStyles = css`
  .news {
    min-block-size: 150px;
    padding: 12px 14px;
    border-radius: 16px;
    background: var(--surface);
    line-height: 1.35;
  }
  .news .main {
    justify-self: start;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--soft-strong);
    font-size: 0.9375rem;
  }
  .steps li:not(:last-child)::after {
    content: "›" / "";
    margin-inline-start: 6px;
    color: var(--soft-strong);
    font-weight: 400;
  }
  .steps .done::before {
    content: "✓" / "";
    margin-inline-end: 4px;
  }
  .steps [aria-current] {
    color: var(--text);
    font-weight: 700;
  }
  .impossible {
    font-weight: 700;
  }
  .hardness {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .dots {
    gap: 5px;
  }
  .dot {
    inline-size: 10px;
    block-size: 10px;
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
    grid-template-columns: repeat(auto-fill, minmax(212px, 1fr));
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .pieces li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr) auto auto auto;
    align-items: center;
    gap: 2px;
    padding-inline-start: 6px;
    border-radius: var(--radius);
    background: var(--surface);
  }
  .pieces .name {
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  .pieces .name input {
    padding: 0 4px;
    border-color: transparent;
    background: transparent;
    field-sizing: content;
    min-inline-size: 2.5em;
    max-inline-size: 100%;
  }
  .pieces .name input:hover,
  .pieces .name input:focus {
    border-color: var(--line);
    background: var(--page);
  }
  .pieces .wrong,
  button.wrong {
    outline: 2px dashed var(--mark);
    outline-offset: -2px;
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
    max-inline-size: 52px;
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
`;
