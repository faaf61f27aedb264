/** The lazy year in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("nl");

export const nlLazy: Words["lazy"] = {
  intro: (year) => `Een oplossing voor elke dag van ${year}, zodat je in totaal de minste stukken verplaatst.`,
  find: "Zoek het jaar",
  finding: "Het luiste jaar wordt gezocht…",
  failed: "Het zoeken is afgebroken.",
  tooMany: "Dit bord heeft te veel oplossingen om ze allemaal te vergelijken.",
  noDates: "Dit bord kan niet elke dag van het jaar tonen.",
  start: (count) =>
    counted(count, { one: "Leg om te beginnen het stuk neer.", other: "Leg om te beginnen alle # stukken neer." }),
  move: (count, pieces) =>
    counted(count, { one: "Verplaats één stuk: {pieces}.", other: "Verplaats # stukken: {pieces}." }, { pieces }),
  same: "Niets te verplaatsen.",
  none: "Deze datum heeft geen oplossing. Laat het bord zoals het is.",
  before: (date) => `${date}: haal deze weg`,
  after: (date) => `${date}: leg ze hier`,
  moves: "Stukken verplaatst",
  mean: "Gemiddeld per ochtend",
  map: "Verplaatste stukken per ochtend",
  cell: (title, count) =>
    counted(count, { one: "{title}: # stuk verplaatsen", other: "{title}: # stukken verplaatsen" }, { title }),
  files: "Opslaan als",
  table: "Tabel",
  book: "Boekje",
};
