/** The styles of the guide: a picture beside each step, keys as caps. */

import { css } from "lit";

export const guideStyles = css`
  ol {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 196px minmax(0, 1fr);
    align-items: center;
    gap: 18px;
    padding: 12px;
    border-radius: 16px;
    background: var(--surface);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .picture {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    block-size: 112px;
    direction: ltr;
  }
  .picture svg.icon {
    color: var(--soft-strong);
    transform: none;
  }
  .piece {
    inline-size: 62px;
    max-block-size: 62px;
  }
  .board {
    block-size: 100%;
    max-inline-size: 100%;
  }
  .board text {
    font-family: inherit;
    font-weight: 700;
    text-anchor: middle;
  }
  .goal {
    block-size: 148px;
  }
  .turned {
    block-size: 76px;
  }
  .title {
    font-weight: 700;
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  li .quiet {
    margin-block-start: 4px;
    line-height: 1.35;
  }
  .stuck {
    padding-block: 14px 4px;
  }
  section {
    padding-block-start: 14px;
  }
  h3 {
    padding-block-end: 8px;
    font-size: 1.0625rem;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
    gap: 6px 24px;
    margin: 0;
  }
  dl div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 32px;
  }
  dt {
    order: 1;
    display: flex;
    gap: 4px;
    direction: ltr;
  }
  dd {
    margin: 0;
  }
  kbd {
    min-inline-size: 28px;
    padding: 2px 7px;
    border: 1px solid var(--line);
    border-block-end-width: 3px;
    border-radius: 7px;
    background: var(--page);
    font: inherit;
    font-size: 0.8125rem;
    font-weight: 700;
    text-align: center;
    white-space: nowrap;
  }
  @media (max-width: 480px) {
    li {
      grid-template-columns: 132px minmax(0, 1fr);
      gap: 12px;
      padding: 10px;
    }
    .picture {
      block-size: 84px;
      gap: 4px;
    }
    .goal {
      block-size: 120px;
    }
    .piece {
      inline-size: 44px;
    }
    .picture svg.icon {
      inline-size: 18px;
      block-size: 18px;
    }
  }
  @media (max-width: 359px) {
    li {
      grid-template-columns: 92px minmax(0, 1fr);
    }
    .goal {
      block-size: 88px;
    }
    .piece {
      inline-size: 32px;
    }
    .picture:not(.goal) .board {
      block-size: 56px;
    }
  }
  /* Who has no keyboard has no use for keys. */
  @media (hover: none) and (pointer: coarse) {
    .keys {
      display: none;
    }
  }
`;
