/** The look of a bar that tells how far long work is. */

import { css } from "lit";

export const progressStyles = css`
  progress {
    appearance: none;
    inline-size: min(280px, 100%);
    block-size: 8px;
    overflow: hidden;
    border: none;
    border-radius: 4px;
    background: var(--line);
  }
  progress::-webkit-progress-bar {
    background: var(--line);
  }
  progress::-webkit-progress-value {
    border-radius: 4px;
    background: var(--bar);
  }
  progress::-moz-progress-bar {
    border-radius: 4px;
    background: var(--bar);
  }
`;
