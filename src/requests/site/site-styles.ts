/** What a site looks like: the app's colours and letters, for pages to read. */

/** The fonts by name, from the root of the site. */
const fontFace = (weight: number, path: string): string =>
  `@font-face { font-family: "Nunito"; font-weight: ${weight}; font-display: swap; src: url("${path}") format("truetype"); }\n`;

const rules = `:root {
  color-scheme: light dark;
  --page: #fbf6ec; --raised: #fffdf8; --text: #3a2a17; --soft: #6f5f45; --line: #e2d5bd; --link: #8f4a2a; --tint: #f3e8d5;
  --font: "Nunito", system-ui, "Hiragino Sans", "Noto Sans CJK JP", sans-serif;
  --mono: ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #1a1511; --raised: #231c16; --text: #f3e6d0; --soft: #b5a58c; --line: #3a3027; --link: #f0b58d; --tint: #2a221b; }
}
* { box-sizing: border-box; }
html { background: var(--page); color: var(--text); font: 500 1rem/1.6 var(--font); text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; }
main { inline-size: 100%; max-inline-size: 48rem; margin: 0 auto; padding: 1rem 1.25rem 3rem; flex: 1; }
.broad main { max-inline-size: 68rem; }
a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; padding: 0.75rem 1rem; background: var(--raised); z-index: 1; }
.skip:focus { inset-block-start: 0.5rem; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; inline-size: 100%; max-inline-size: 68rem; margin: 0 auto; padding: 0.75rem 1.25rem 0; }
header a { display: inline-flex; align-items: center; min-block-size: 44px; color: inherit; text-decoration: none; }
header .home { gap: 0.6rem; font-weight: 700; font-size: 1.25rem; margin-inline-end: auto; }
nav { display: flex; flex-wrap: wrap; gap: 0 0.25rem; margin-inline: -0.6rem; }
nav a { padding: 0 0.6rem; border-radius: 10px; color: var(--soft); }
nav a:hover { background: var(--tint); color: var(--text); }
nav a[aria-current] { color: var(--text); font-weight: 700; }
footer { inline-size: 100%; max-inline-size: 68rem; margin: 0 auto; padding: 1rem 1.25rem 2rem; color: var(--soft); font-size: 0.875rem; }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; margin: 1.5rem 0 0.75rem; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font-size: 1.375rem; line-height: 1.25; margin: 2.5rem 0 0.5rem; }
h3 { font-size: 1.0625rem; line-height: 1.3; margin: 2rem 0 0.5rem; overflow-wrap: anywhere; }
p, ul, ol { margin: 0.75rem 0; }
ul, ol { padding-inline-start: 1.25rem; }
li { margin: 0.25rem 0; }
img, svg { max-inline-size: 100%; block-size: auto; }
code { font-family: var(--mono); font-size: 0.875em; background: var(--tint); padding: 0.1em 0.3em; border-radius: 5px; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 0.9rem 1rem; background: var(--tint); border-radius: 12px; line-height: 1.45; }
pre code { padding: 0; background: none; overflow-wrap: normal; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; min-inline-size: 100%; font-size: 0.9375rem; }
th, td { text-align: start; vertical-align: top; padding: 0.45rem 1rem 0.45rem 0; border-block-end: 1px solid var(--line); }
th { color: var(--soft); font-weight: 700; }
td:last-child, th:last-child { padding-inline-end: 0; }
td code { overflow-wrap: normal; white-space: nowrap; }
td:last-child code { white-space: normal; overflow-wrap: anywhere; }
td:last-child { min-inline-size: 12rem; }
td.number:last-child { min-inline-size: 0; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
calendar-puzzle { display: block; max-inline-size: 34rem; margin: 1.5rem auto; }
.lead { font-size: 1.1875rem; color: var(--soft); max-inline-size: 36rem; text-wrap: pretty; }
.button { display: inline-flex; align-items: center; min-block-size: 48px; padding: 0 1.4rem; border-radius: 12px; background: var(--text); color: var(--page); font-weight: 700; text-decoration: none; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 1rem; padding: 0; margin: 1.5rem 0; list-style: none; }
.few { grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); }
.cards li { margin: 0; }
.cards a { display: block; block-size: 100%; padding: 1rem 1.1rem; border: 1px solid var(--line); border-radius: 16px; background: var(--raised); color: inherit; text-decoration: none; }
.cards a:hover { border-color: var(--soft); }
.cards strong { display: block; font-size: 1.0625rem; line-height: 1.3; }
.cards span { color: var(--soft); font-size: 0.9375rem; }
.cards img { display: block; inline-size: 100%; max-block-size: 15rem; margin: 0 auto 0.75rem; object-fit: contain; }
.hero { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 37rem); gap: 2rem 3rem; align-items: start; }
.hero h1 { margin-block-start: 2.5rem; }
.hero calendar-puzzle { inline-size: 100%; max-inline-size: none; margin: 1.5rem 0 0; }
@media (max-width: 60rem) { .hero { grid-template-columns: minmax(0, 1fr); gap: 0; } .hero h1 { margin-block-start: 0.75rem; } .hero calendar-puzzle { max-inline-size: 37rem; margin-inline: auto; } }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 1rem; margin: 1.5rem 0; }
.facts div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.facts dt { color: var(--soft); font-size: 0.875rem; line-height: 1.3; }
.facts dd { margin: 0; font-size: 1.375rem; font-weight: 700; line-height: 1.3; }
.days { display: grid; grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr)); gap: 0.75rem; padding: 0; list-style: none; }
.days li { margin: 0; text-align: center; font-size: 0.875rem; }
.days a { display: block; color: inherit; text-decoration: none; }
.days img { display: block; inline-size: 100%; }
.days small { display: block; color: var(--soft); }
figure { margin: 2rem 0; }
figure img { display: block; margin: 0 auto; max-block-size: 38rem; object-fit: contain; }
figcaption { color: var(--soft); font-size: 0.9375rem; margin-block-end: 0.75rem; }
`;

/** The sheet of styles, from the root of the site; its letters are the app's. */
export const siteStyles = (fonts: { readonly medium: string; readonly bold: string }): string =>
  fontFace(500, fonts.medium) + fontFace(700, fonts.bold) + rules;
