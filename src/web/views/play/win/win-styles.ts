/** The styles of the win: all there is to say where the tray is large, else a line and a sheet with the rest. */

import { css } from "lit";

export const winStyles = css`
  :host {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    container-type: size;
  }
  .solved,
  .extra,
  .sheet {
    gap: 10px;
    justify-items: center;
    text-align: center;
  }
  .solved {
    display: grid;
    max-inline-size: 100%;
    padding: 6px 10px;
  }
  .fresh {
    animation: appear calc(420ms * var(--speed)) cubic-bezier(0.2, 0.9, 0.3, 1.2) backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
      transform: translateY(10px) scale(0.96);
    }
  }
  h2 {
    font-size: 1.25rem;
    line-height: 1.25;
    text-wrap: balance;
  }
  .extra {
    display: none;
  }
  .briefly {
    display: none;
  }
  @container (min-height: 122px) {
    .briefly {
      display: grid;
      gap: 6px;
      justify-items: center;
    }
  }
  .brief,
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: center;
  }
  button:not(.main),
  .button {
    background: var(--page);
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 28px;
    margin: 0;
  }
  .figures div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--soft-strong);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    font-size: 2rem;
    font-weight: 700;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
  }
  .proud {
    font-weight: 700;
  }
  .rarity {
    display: grid;
    gap: 6px;
    justify-items: center;
    inline-size: min(340px, 100%);
    padding-block: 8px;
  }
  .rank {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 10px;
    font-size: 1.125rem;
    font-weight: 700;
  }
  .badge {
    padding: 2px 10px;
    border-radius: 12px;
    background: var(--text);
    color: var(--page);
    font-size: 0.8125rem;
  }
  .known {
    color: var(--soft-strong);
    font-size: 0.875rem;
    font-weight: 500;
  }
  .meter {
    inline-size: 100%;
    block-size: 8px;
    border-radius: 4px;
    background: linear-gradient(var(--bar), var(--bar)) 0 0 / max(min(8px, 9999px * var(--share)), 100% * var(--share)) 100% no-repeat var(--line);
  }
  .small {
    font-size: 0.9375rem;
  }
  .quieter :is(button, .button) {
    font-size: 0.9375rem;
    font-weight: 500;
  }
  .countdown {
    font-variant-numeric: tabular-nums;
  }
  .sheet {
    inline-size: min(460px, 100vw - 16px);
    max-block-size: calc(100dvh - 16px);
    padding: 22px 16px;
    border: 1px solid var(--line);
    border-radius: 20px;
    background: var(--surface);
    color: var(--text);
    box-shadow: var(--lifted);
  }
  .sheet[open] {
    display: grid;
  }
  .sheet::backdrop {
    background: rgb(20 12 6 / 0.45);
  }
  @media (max-width: 359px) {
    .sheet {
      padding: 14px 12px;
    }
    .quieter :is(button, .button) {
      padding-inline: 10px;
      font-size: 0.875rem;
    }
  }
  /* A phone on its side: what there is to tell, and beside it what to do next. */
  @media (max-height: 480px) and (min-width: 560px) {
    .sheet {
      inline-size: min(680px, 100vw - 16px);
      padding: 12px 16px;
    }
    .sheet[open] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-flow: dense;
      gap: 8px 16px;
      align-items: center;
    }
    .sheet > * {
      grid-column: 1;
    }
    .sheet > .rarity {
      grid-row: span 3;
    }
    .sheet > :is(.choices, .countdown, button) {
      grid-column: 2;
    }
  }
  @container (min-width: 300px) and (min-height: 400px) {
    .extra {
      display: grid;
    }
    .brief,
    .briefly {
      display: none;
    }
    /* The time is below: it is said, and not seen twice. */
    h2 span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    h2[data-short]::before {
      content: attr(data-short);
      content: attr(data-short) / "";
    }
    h2 {
      font-size: 1.625rem;
    }
  }
  @container (min-width: 300px) and (min-height: 560px) {
    .solved,
    .extra {
      gap: 20px;
    }
    h2 {
      font-size: 1.875rem;
    }
    dd {
      font-size: 2.5rem;
    }
  }
  @container (min-width: 560px) and (min-height: 900px) {
    .solved {
      zoom: 1.5;
    }
  }
  /* One line is all there is room for: what is new has a star. */
  @container (max-height: 189px) {
    .solved {
      gap: 6px;
    }
    .briefly .rank {
      flex-wrap: nowrap;
      gap: 6px;
      font-size: 0.9375rem;
      line-height: 1.2;
    }
    .briefly :is(.known, .countdown) {
      display: none;
    }
    .briefly .badge {
      padding: 0;
      background: none;
      color: inherit;
      font-size: 0;
    }
    .briefly .badge::before {
      content: "★";
      content: "★" / "";
      font-size: 1rem;
    }
  }
  /* A low tray has no air to give away. */
  @container (max-height: 121px) {
    .solved {
      gap: 4px;
      padding: 0 6px;
    }
    h2 {
      font-size: 1rem;
    }
  }
`;
