/** From a question's size to the first line of its model, in every language. */

import type { BaseLanguage } from "../../core/calendar/languages.js";

type Heading = (title: string, id: string, placements: number, cells: number) => string;

/** Numbers are after their words, so that no language needs forms of them. */
export const modelHeading: Readonly<Record<BaseLanguage, Heading>> = {
  en: (title, id, placements, cells) => `${title} on ${id}. Placements: ${placements}, cells to cover: ${cells}.`,
  de: (title, id, placements, cells) => `${title} auf ${id}. Plätze: ${placements}, Felder zu bedecken: ${cells}.`,
  fr: (title, id, placements, cells) => `${title} sur ${id}. Positions : ${placements}, cases à couvrir : ${cells}.`,
  es: (title, id, placements, cells) => `${title} en ${id}. Lugares: ${placements}, casillas por cubrir: ${cells}.`,
  pt: (title, id, placements, cells) => `${title} em ${id}. Lugares: ${placements}, casas a cobrir: ${cells}.`,
  it: (title, id, placements, cells) => `${title} su ${id}. Posti: ${placements}, caselle da coprire: ${cells}.`,
  nl: (title, id, placements, cells) => `${title} op ${id}. Plaatsen: ${placements}, vakken om te bedekken: ${cells}.`,
  ja: (title, id, placements, cells) => `${id}の${title}。置き方：${placements}、覆うマス：${cells}。`,
  zh: (title, id, placements, cells) => `${id} 上的${title}。放法：${placements}，要盖住的格：${cells}。`,
  ar: (title, id, placements, cells) =>
    `${title} على ${id}. المواضع: ${placements}، الخانات المطلوب تغطيتها: ${cells}.`,
};
