/** How the dialog for printing and making looks. */

import { css } from "lit";

export const makerStyles = css`
  form {
    display: grid;
    gap: 14px;
    padding-block: 4px 8px;
  }
  fieldset {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  .measures span {
    padding: 0;
    font-weight: 700;
  }
  legend {
    margin-block-end: 6px;
  }
  @media (max-height: 480px) and (min-width: 560px) {
    fieldset {
      grid-template-columns: 1fr 1fr;
    }
  }
  .kind {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--target);
    padding-inline: 12px;
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: var(--surface);
    cursor: pointer;
  }
  .kind:has(:checked) {
    border-color: var(--text);
  }
  .kind input {
    margin: 0;
    inline-size: 20px;
    block-size: 20px;
    accent-color: var(--text);
  }
  .measures {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .measures label {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
  }
  .measures input {
    max-inline-size: 100%;
    box-sizing: border-box;
  }
  .extras {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .extras legend {
    float: inline-start;
    inline-size: 100%;
  }
  .previews {
    display: flex;
    gap: 10px;
    overflow-x: auto;
    padding-block-end: 4px;
  }
  .previews img {
    flex: none;
    max-inline-size: 100%;
    block-size: 220px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: #fff;
    object-fit: contain;
  }
  .warnings {
    margin: 0;
    padding: 10px 14px;
    border-inline-start: 4px solid var(--text);
    border-radius: var(--radius);
    background: var(--page);
    list-style: none;
  }
  input[type="number"] {
    inline-size: 7em;
  }
  input:is([type="number"], [type="text"], [type="date"]) {
    min-block-size: var(--target);
    padding: 0 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--page);
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 14px;
  }
  .end p {
    flex: 1 1 200px;
  }
`;
