/** The styles of the app's frame: header on top, views below, the way between views at the bottom of a phone. */

import { css } from "lit";

export const shellStyles = css`
  :host {
    position: relative;
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    grid-template-areas: "header" "main" "nav";
    block-size: 100dvh;
    overflow: hidden;
  }
  header {
    grid-area: header;
    display: grid;
    grid-template:
      ". puzzle today guide" auto "days days days days" auto
      / var(--target) minmax(0, 1fr) auto var(--target);
    align-items: center;
    padding: env(safe-area-inset-top) 4px 0;
  }
  .puzzle {
    grid-area: puzzle;
    justify-self: center;
    display: flex;
    flex-direction: column;
    gap: 0;
    max-inline-size: 100%;
    color: var(--soft-strong);
    font-size: 0.875rem;
    line-height: 1.25;
  }
  .brand {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    color: var(--text);
    font-size: 0.8125rem;
    font-weight: 700;
    letter-spacing: 0.02em;
    line-height: 1.3;
  }
  .brand img {
    inline-size: 14px;
    block-size: 14px;
  }
  .choice {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
  }
  .puzzle .name {
    /* Arabic letters reach far below the line. */
    padding-block: 0.25em;
    margin-block: -0.25em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .puzzle svg.icon {
    inline-size: 18px;
    block-size: 18px;
  }
  .guide {
    grid-area: guide;
    color: var(--soft-strong);
  }
  .days {
    grid-area: days;
    display: flex;
    align-items: center;
    justify-content: center;
  }
  h1 {
    min-inline-size: 0;
    font-size: 1.125rem;
    line-height: 1.15;
  }
  .day {
    text-align: center;
    text-wrap: balance;
  }
  .day .whole {
    white-space: nowrap;
  }
  .today {
    grid-area: today;
    justify-self: end;
    min-block-size: 36px;
    margin-block: 4px;
    border-radius: 18px;
    font-size: 0.875rem;
  }
  /* What is placed freely inside scrolls with it, and does not lengthen the document. */
  main {
    grid-area: main;
    position: relative;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
  main:focus-visible {
    outline: none;
  }
  nav {
    grid-area: nav;
    display: flex;
    padding: 2px 4px max(2px, env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--line);
    background: var(--surface);
  }
  nav a {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    min-block-size: 50px;
    border-radius: var(--radius);
    color: var(--soft-strong);
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1.2;
    text-decoration: none;
  }
  nav a[aria-current] {
    color: var(--text);
  }
  nav a[aria-current] svg {
    fill: color-mix(in srgb, var(--bar), transparent 55%);
  }
  @media (max-width: 999px) {
    /* Below a phone's board there is room for five; the settings go to the free corner on top, without their name. */
    nav a.settings span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    nav a.settings {
      position: absolute;
      inset-block-start: env(safe-area-inset-top);
      inset-inline-start: 4px;
      inline-size: var(--target);
      min-block-size: var(--target);
    }
    /* One row, with the name of the page in the middle. */
    header.dateless {
      grid-template: ". days guide" auto / var(--target) minmax(0, 1fr) var(--target);
    }
    .dateless .puzzle {
      display: none;
    }
  }
  /* A second line for the date would be taken from the board. */
  @media (max-width: 359px) {
    h1 {
      font-size: 0.9375rem;
    }
    .day {
      padding-inline: 2px;
    }
  }
  /* Below the header: tools are at the bottom, and hands are there. */
  .status {
    position: fixed;
    inset-inline: 0;
    inset-block-start: calc(92px + env(safe-area-inset-top));
    z-index: 5;
    display: grid;
    justify-content: center;
    padding-inline: 12px;
    pointer-events: none;
  }
  .message {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-block: 4px;
    padding-inline: 16px 6px;
    border-radius: 16px;
    font-size: 0.9375rem;
    line-height: 1.35;
    background: var(--text);
    color: var(--page);
    box-shadow: var(--lifted);
    pointer-events: auto;
  }
  .message button {
    background: transparent;
    text-decoration: underline;
  }
  .failed {
    display: grid;
    gap: 16px;
    justify-items: center;
    padding: 20vh 24px;
    text-align: center;
  }
  .skip {
    position: absolute;
    inset-block-start: -100px;
    z-index: 9;
  }
  .skip:focus {
    inset-block-start: 8px;
    inset-inline-start: 8px;
  }
  /* A phone on its side: one row on top, and the views at its end. */
  @media (max-height: 480px) and (min-width: 560px) and (max-width: 999px) {
    :host {
      grid-template: auto 1fr / minmax(0, 1fr) auto;
      grid-template-areas: "header nav" "main nav";
    }
    header {
      grid-template: ". puzzle days today guide" auto / var(--target) minmax(0, 1fr) auto auto var(--target);
      gap: 4px;
    }
    .puzzle {
      justify-self: start;
      align-items: start;
    }
    h1 {
      font-size: 1rem;
    }
    nav {
      flex-direction: column;
      padding: 2px max(2px, env(safe-area-inset-right)) 2px 2px;
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
    }
    nav a {
      min-inline-size: 60px;
      max-inline-size: 80px;
      min-block-size: var(--target);
      text-align: center;
    }
    .status {
      inset-block-start: 50px;
    }
  }
  @media (min-width: 1000px) {
    :host {
      grid-template: auto 1fr / minmax(0, 1fr) auto;
      grid-template-areas: "header nav" "main main";
    }
    header {
      grid-template: "puzzle days today guide" auto / minmax(0, auto) auto auto auto;
      justify-content: start;
      gap: 8px;
      padding: 10px 16px;
    }
    .puzzle {
      align-items: start;
      font-size: 0.9375rem;
    }
    .dateless .puzzle {
      padding-inline: 10px;
    }
    /* A date that wraps pushes the board down. */
    .day {
      white-space: nowrap;
    }
    .today {
      min-block-size: var(--target);
      margin: 0;
      border-radius: 22px;
    }
    nav {
      align-items: center;
      gap: 2px;
      padding: 10px 16px;
      border: 0;
      background: transparent;
    }
    nav a {
      flex: none;
      min-inline-size: var(--target);
      min-block-size: var(--target);
      padding-inline: 8px;
    }
    nav a[aria-current] {
      background: var(--surface);
    }
    nav a:hover {
      background: var(--surface);
      color: var(--text);
    }
    .status {
      inset-block-start: 70px;
    }
  }
  /* Beside a long date there is no room for names: then none of them has one. */
  @media (min-width: 1000px) and (max-width: 1199px) {
    nav a span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (min-width: 1600px) {
    nav a {
      flex-direction: row;
      gap: 8px;
      padding-inline: 12px;
      font-size: 0.9375rem;
    }
  }
  /* On a very large screen, pages that are read are to be read from as far. */
  @media (min-width: 1900px) and (min-height: 1000px) {
    header,
    nav,
    daytile-history,
    daytile-settings {
      zoom: 1.25;
    }
  }
  /* Enlarged so much that little of the page is seen at a time, all of it is scrolled. */
  @media (max-height: 420px) and (max-width: 559px) {
    :host {
      grid-template-rows: auto max-content auto;
      overflow: auto;
    }
    main {
      min-block-size: 440px;
      overflow: visible;
    }
  }
  @media (forced-colors: active) {
    nav a[aria-current] {
      border: 2px solid Highlight;
    }
  }
  @media print {
    :host {
      display: block;
      block-size: auto;
      overflow: visible;
    }
    main {
      overflow: visible;
    }
    nav,
    .status,
    .today,
    .days a,
    .puzzle svg {
      display: none;
    }
  }
`;
