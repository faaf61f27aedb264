/** The styles of the lazy year: two boards beside each other, or one above the other on a phone. */

import { css } from "lit";

export const lazyStyles = css`
  .morning {
    display: grid;
    gap: 12px;
    justify-items: center;
  }
  .task {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 6px 14px;
    min-block-size: 44px;
    font-size: 1.25rem;
    font-weight: 700;
    line-height: 1.3;
    text-align: center;
  }
  .icons {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px 12px;
  }
  .icons:empty {
    display: none;
  }
  .task svg {
    inline-size: auto;
    block-size: 30px;
    max-inline-size: 60px;
  }
  .boards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(0, min(460px, 62dvh)));
    grid-auto-flow: column;
    justify-content: center;
    gap: 12px 32px;
    inline-size: 100%;
  }
  .files {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
  }
  .files b {
    margin-inline-end: 4px;
  }
  .start {
    display: grid;
    gap: 16px;
    justify-items: center;
    padding-block: 1vh 4vh;
    text-align: center;
  }
  .start .boards {
    grid-template-columns: repeat(2, minmax(0, min(320px, 34dvh)));
    grid-auto-flow: column;
  }
  .start p {
    max-inline-size: 32em;
  }
  .start progress {
    inline-size: 280px;
  }
  @container (max-width: 560px) {
    .morning .boards {
      grid-template-columns: min(100%, 38dvh);
      grid-auto-flow: row;
    }
    .task {
      font-size: 1.125rem;
    }
    /* It was read before the year was found, and the boards are what one came for. */
    .head p {
      display: none;
    }
    figcaption {
      inline-size: max-content;
      max-inline-size: calc(100cqi - 32px);
    }
    .files button {
      flex: 1;
    }
    .files b {
      flex-basis: 100%;
    }
  }
`;
