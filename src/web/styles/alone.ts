/** The look of a large board, and of a few words that have a page to themselves. */

import { css } from "lit";

export const aloneStyles = css`
  .alone .board {
    margin: 0;
    min-block-size: 0;
  }
  /* A wooden board is not mirrored in languages that read from the right. */
  .board svg {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    direction: ltr;
  }
  .board text {
    font-family: var(--font);
    font-weight: 500;
    text-anchor: middle;
  }
  .board text.bold {
    font-weight: 700;
  }
  .alone {
    grid-column: 1 / -1;
    grid-row: 1 / -1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 16px;
    min-block-size: 0;
    padding: 8px 12px 24px;
    text-align: center;
  }
  .alone .board {
    flex: 0 1 max(380px, 52vh);
    inline-size: min(100%, max(380px, 52vh));
  }
`;
