/** The lazy year in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("de");

export const deLazy: Words["lazy"] = {
  intro: (year) => `Eine Lösung für jeden Tag von ${year}, sodass du insgesamt die wenigsten Teile bewegst.`,
  find: "Jahr finden",
  finding: "Das bequemste Jahr wird gesucht …",
  failed: "Die Suche ist abgebrochen.",
  tooMany: "Dieses Brett hat zu viele Lösungen, um alle zu vergleichen.",
  noDates: "Dieses Brett zeigt nicht jeden Tag des Jahres.",
  start: (count) => counted(count, { one: "Lege zu Beginn das Teil.", other: "Lege zu Beginn alle # Teile." }),
  move: (count, pieces) =>
    counted(count, { one: "Bewege ein Teil: {pieces}.", other: "Bewege # Teile: {pieces}." }, { pieces }),
  same: "Alles bleibt liegen.",
  none: "Dieser Tag hat keine Lösung. Lass das Brett, wie es ist.",
  before: (date) => `${date}: Nimm diese weg`,
  after: (date) => `${date}: Lege sie hierhin`,
  moves: "Teile bewegt",
  mean: "Durchschnitt pro Morgen",
  map: "Bewegte Teile an jedem Morgen",
  cell: (title, count) =>
    counted(count, { one: "{title}: # Teil bewegen", other: "{title}: # Teile bewegen" }, { title }),
  files: "Speichern als",
  table: "Tabelle",
  book: "Heft",
};
