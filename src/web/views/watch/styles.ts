/** The styles of the boards to be watched: side by side where there is room, two by two on a phone, controls below. */

import { css } from "lit";

export const watchStyles = css`
  :host {
    display: grid;
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    block-size: 100%;
  }
  .lanes {
    display: grid;
    grid-template-columns: repeat(var(--lanes), minmax(0, max(420px, 46vh)));
    justify-content: center;
    align-items: start;
    align-content: safe center;
    gap: 8px 24px;
    min-block-size: 0;
    overflow: auto;
    padding: 8px 24px;
  }
  .lanes[data-count="1"] {
    grid-template-columns: minmax(0, max(520px, 58vh));
  }
  .filming {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 12px;
    padding: 4px 12px;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px 28px;
    padding: 8px 24px 14px;
    border-block-start: 1px solid var(--line);
  }
  .transport,
  .more {
    display: flex;
    gap: 6px;
  }
  .transport button.main {
    inline-size: 64px;
  }
  .speed {
    display: grid;
    inline-size: 280px;
    font-size: 0.9375rem;
    line-height: 1.2;
  }
  .speed > span {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    white-space: nowrap;
  }
  input[type="range"] {
    inline-size: 100%;
    block-size: 26px;
    margin: 2px 0 0;
    accent-color: var(--text);
    cursor: pointer;
  }
  .speed input:focus-visible {
    outline-offset: -1px;
  }
  .stops {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: var(--target);
    cursor: pointer;
  }
  .stops input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--text);
  }
  /* Steps a second above a slider are a speed in every language: the word for it needn't be there. */
  @media (max-width: 1199px) {
    .named span,
    .speed b {
      display: none;
    }
  }
  @media (max-width: 999px) {
    .lanes {
      gap: 6px 12px;
      padding: 4px 10px;
    }
    .controls {
      gap: 2px 14px;
      padding: 6px 10px;
    }
    .speed {
      inline-size: 200px;
      font-size: 0.875rem;
    }
    .stops {
      max-inline-size: 150px;
      font-size: 0.875rem;
      line-height: 1.15;
    }
    .transport button,
    .more button {
      padding: 0;
    }
  }
  @media (max-width: 640px) {
    .lanes[data-count="3"],
    .lanes[data-count="4"] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .controls {
      display: grid;
      grid-template: "transport more" auto "speed stops" auto / auto auto;
      justify-content: space-between;
    }
    .transport {
      grid-area: transport;
    }
    .speed {
      grid-area: speed;
      inline-size: auto;
      font-size: 0.8125rem;
    }
    .stops {
      grid-area: stops;
      inline-size: 116px;
      font-size: 0.8125rem;
      line-height: 1.15;
    }
    .more {
      grid-area: more;
    }
  }
  @media (max-width: 359px) {
    .controls {
      column-gap: 6px;
    }
    .transport,
    .more {
      gap: 2px;
    }
    .transport button.main {
      inline-size: var(--target);
    }
    .stops {
      inline-size: 104px;
    }
  }
  /* A phone on its side: what is below the boards elsewhere is beside them. */
  @media (max-height: 480px) {
    :host {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
    }
    .filming {
      grid-area: 2 / 1;
    }
    .controls {
      grid-area: 1 / 2 / 3;
      display: grid;
      grid-template: auto auto auto auto / auto;
      align-content: start;
      justify-content: center;
      overflow: auto;
      border-block-start: none;
      border-inline-start: 1px solid var(--line);
    }
    .transport button,
    .transport button.main {
      inline-size: var(--target);
      padding: 0;
    }
    .speed,
    .stops {
      inline-size: 200px;
      font-size: 0.8125rem;
    }
    .lanes {
      align-content: start;
    }
  }
`;
