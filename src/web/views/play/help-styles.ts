/** The styles of the help: one line above the tools that asks or answers, or a panel where there is room beside them. */

import { css } from "lit";

export const helpStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  .help {
    display: grid;
    grid-template: minmax(52px, auto) / minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px;
  }
  .steps {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 4px;
  }
  .steps button {
    padding: 2px 4px;
    font-size: 0.8125rem;
    line-height: 1.1;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .answer {
    display: none;
    align-items: center;
    gap: 8px;
    font-size: 0.9375rem;
    line-height: 1.2;
  }
  .answered .steps,
  .question,
  .live,
  .own {
    display: none;
  }
  daytile-more-help {
    grid-column: 1 / -1;
    margin-block-end: 4px;
  }
  .questions {
    display: contents;
  }
  /* On a low screen there is room for one row of questions. */
  @media (max-height: 699px) {
    .questions {
      display: flex;
      grid-area: 1 / 1;
      gap: 4px;
    }
    .steps {
      flex: 2 1 0;
    }
    daytile-more-help {
      flex: 1 1 0;
      margin-block-end: 0;
    }
    .answered .questions,
    .answered daytile-more-help {
      display: none;
    }
  }
  /* A narrow one shows all six in two rows: what has to be found by scrolling isn't found. */
  @media (max-height: 699px) and (max-width: 559px) {
    .questions:has(daytile-more-help) {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .questions:has(daytile-more-help) .steps,
    .help:not(.answered) daytile-more-help {
      display: contents;
    }
    /* The tool that opened it closes it, too. */
    .help:not(.answered):has(daytile-more-help) {
      grid-template-columns: minmax(0, 1fr);
    }
    .help:not(.answered):has(daytile-more-help) .close {
      display: none;
    }
  }
  .own {
    color: var(--soft-strong);
    font-size: 0.875rem;
    line-height: 24px;
  }
  .answered .answer {
    display: flex;
  }
  .answer p {
    flex: 1;
  }
  .answer svg {
    flex: none;
    inline-size: 56px;
    block-size: 44px;
  }
  .steps,
  .answer {
    grid-area: 1 / 1;
  }
  .close {
    grid-area: 1 / 2;
    padding: 0;
  }
  @media (max-width: 349px) {
    /* The tool that opened it closes it, too. */
    .help:not(.answered) .close {
      display: none;
    }
    .help:not(.answered) {
      grid-template-columns: minmax(0, 1fr);
    }
    .steps button {
      padding: 2px;
      font-size: 0.75rem;
    }
    .answer {
      font-size: 0.875rem;
    }
    .answer svg {
      display: none;
    }
  }
  @media (min-width: 700px) {
    .steps button {
      font-size: 0.9375rem;
    }
    .answer {
      font-size: 1rem;
    }
  }
  /* Beside a board on a phone on its side there is little width, and a little height. */
  @media (max-height: 480px) and (min-width: 560px) {
    .help {
      grid-template: auto auto / minmax(0, 1fr);
      gap: 2px;
      font-size: 0.875rem;
    }
    .questions {
      display: contents;
    }
    .steps {
      grid-template-columns: 1fr 1fr;
    }
    /* The tool that opened it closes it, too. */
    .help:not(.answered):has(daytile-more-help) .close {
      display: none;
    }
    .answer {
      flex-wrap: wrap;
      font-size: 0.8125rem;
    }
    .answer p {
      flex-basis: 100%;
    }
    .steps,
    .answer,
    .close {
      grid-area: auto;
    }
    .close {
      justify-self: end;
    }
  }
  @media (max-height: 350px) {
    .steps button {
      font-size: 0.75rem;
    }
    .answer svg {
      display: none;
    }
  }
  @media (min-width: 1180px) and (min-height: 600px) and (min-aspect-ratio: 3 / 2) {
    .help {
      grid-template: auto / minmax(0, 1fr) auto;
      gap: 8px;
      padding: 4px 12px 8px;
      border: 1px solid var(--line);
      border-radius: 20px;
      background: var(--page);
    }
    .questions,
    .answered .questions {
      display: contents;
    }
    .question {
      display: block;
      line-height: 1.2;
    }
    .close {
      grid-area: 1 / 2;
    }
    .steps,
    .answered .steps {
      display: grid;
      grid-area: auto / 1 / auto / 3;
      grid-template-columns: 1fr 1fr;
      gap: 6px;
    }
    .answer,
    .answered .answer {
      display: flex;
      flex-wrap: wrap;
      grid-area: auto / 1 / auto / 3;
      align-content: start;
      min-block-size: 100px;
    }
    .answer p {
      flex-basis: 100%;
      line-height: 1.35;
    }
    .live {
      display: flex;
      grid-column: 1 / 3;
      align-items: center;
      gap: 10px;
      min-block-size: var(--target);
      font-size: 0.9375rem;
      line-height: 1.2;
      cursor: pointer;
    }
    .live small {
      display: block;
    }
    .own {
      display: block;
      grid-column: 1 / 3;
    }
  }
  /* On a low one there is room for more questions until there is an answer. */
  @media (min-width: 1180px) and (min-height: 600px) and (min-aspect-ratio: 3 / 2) and (max-height: 699px) {
    .help:not(.answered):has(daytile-more-help) .answer {
      display: none;
    }
  }
  /* On a low screen it is left to the settings. */
  @media (max-height: 760px) {
    .help .live {
      display: none;
    }
  }
  input {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    accent-color: var(--text);
  }
`;
