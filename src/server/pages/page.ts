/** From a title and what is to be said to a page of the server's own, in the app's colours, that needs no script. */

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** Fetched on its own: pages may not have styles in them. */
export const pageStyle = "/pages.css";

/** `base` is where a proxy has put the server. */
export const page = (title: string, body: string, base: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedHtml(title)}</title>
<link rel="icon" href="${base}/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${base}${pageStyle}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export const pageStyles = `:root { color-scheme: light dark; --ground: #f6efe4; --ink: #3a2d20; --quiet: #6d5a46; --line: #d9c9b3; --raised: #fffaf1; --link: #8a4b12; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1d1814; --ink: #efe4d4; --quiet: #b7a58f; --line: #443a30; --raised: #2a231d; --link: #f0b871; }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.25rem; }
p { margin: 0.25rem 0; }
a { color: var(--link); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; padding: 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
h2 code { font-size: 1em; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); }
th code { white-space: nowrap; overflow-wrap: normal; }
tr:target { background: var(--raised); }
`;
