/** From the app's files and what a browser likes to read to the page for an address that leads nowhere. */

import { type BaseLanguage, baseOf, languageOf, wordsOf } from "../core/calendar/languages.js";
import { lostIn } from "../core/locales/lost.generated.js";
import type { AppFiles } from "./app-files.js";

/** The first of ours that a browser names: they come in the order in which they are liked. */
export function languageLiked(accepted: string | undefined): BaseLanguage {
  const tags = (accepted ?? "").split(",").map((part) => part.split(";")[0]?.trim() ?? "");
  const known = tags.map((tag) => languageOf(tag)).find((language) => language !== undefined);
  return known === undefined ? "en" : baseOf(known);
}

/** With the colours and letters of the app, where it has any: a page's policy forbids styles within it. */
export function nothingHere(files: AppFiles, language: BaseLanguage, base = ""): string {
  const { title, waiting, play } = lostIn[language];
  const sheets = [...files.keys()].filter((path) => /^\/assets\/.*\.css$/.test(path));
  const links = sheets.map((path) => `    <link rel="stylesheet" href="${base}${path}">\n`).join("");
  return `<!doctype html>
<html lang="${language}"${wordsOf(language).rightToLeft ? ' dir="rtl"' : ""}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title} · Daytile</title>
${links}  </head>
  <body class="lost">
    <main>
      <img src="${base}/icons/icon.svg" alt="" width="72" height="72">
      <h1>${title}</h1>
      <p>${waiting}</p>
      <p><a href="${base}/">${play}</a></p>
    </main>
  </body>
</html>
`;
}
