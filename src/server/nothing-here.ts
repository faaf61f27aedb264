/** From the app's files and what a browser likes to read to the page for an address that leads nowhere. */

import { type BaseLanguage, baseOf, languageOf } from "../core/calendar/languages.js";
import type { AppFiles } from "./app-files.js";

interface LostWords {
  readonly title: string;
  readonly waiting: string;
  readonly play: string;
}

const lostWords: Readonly<Record<BaseLanguage, LostWords>> = {
  en: { title: "There’s nothing here", waiting: "But today’s puzzle is waiting.", play: "Play today’s puzzle" },
  de: { title: "Hier ist nichts", waiting: "Aber das heutige Puzzle wartet.", play: "Heutiges Puzzle spielen" },
  fr: {
    title: "Il n’y a rien ici",
    waiting: "Mais le puzzle du jour vous attend.",
    play: "Résoudre le puzzle du jour",
  },
  es: { title: "Aquí no hay nada", waiting: "Pero el puzle de hoy te espera.", play: "Jugar al puzle de hoy" },
  pt: {
    title: "Não há nada aqui",
    waiting: "Mas o quebra-cabeça de hoje está esperando você.",
    play: "Jogar o de hoje",
  },
  it: { title: "Qui non c’è niente", waiting: "Ma il rompicapo di oggi ti aspetta.", play: "Risolvi quello di oggi" },
  nl: {
    title: "Hier is niets",
    waiting: "Maar de puzzel van vandaag wacht op je.",
    play: "Speel die van vandaag",
  },
  ja: { title: "ここには何もありません", waiting: "今日のパズルが待っています。", play: "今日のパズルで遊ぶ" },
  zh: { title: "这里什么都没有", waiting: "不过，今天的拼图在等你。", play: "玩今天的拼图" },
  ar: { title: "لا شيء هنا", waiting: "لكن أحجية اليوم في انتظارك.", play: "العب أحجية اليوم" },
};

/** The first of ours that a browser names: they come in the order in which they are liked. */
export function languageLiked(accepted: string | undefined): BaseLanguage {
  const tags = (accepted ?? "").split(",").map((part) => part.split(";")[0]?.trim() ?? "");
  const known = tags.map((tag) => languageOf(tag)).find((language) => language !== undefined);
  return known === undefined ? "en" : baseOf(known);
}

/** With the colours and letters of the app, where it has any: a page's policy forbids styles within it. */
export function nothingHere(files: AppFiles, language: BaseLanguage, base = ""): string {
  const { title, waiting, play } = lostWords[language];
  const sheets = [...files.keys()].filter((path) => /^\/assets\/.*\.css$/.test(path));
  const links = sheets.map((path) => `    <link rel="stylesheet" href="${base}${path}">\n`).join("");
  return `<!doctype html>
<html lang="${language}"${language === "ar" ? ' dir="rtl"' : ""}>
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
