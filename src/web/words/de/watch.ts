/** The Watch view in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { deSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("de");

export const deWatch: Words["watch"] = {
  title: "Beim Suchen zusehen",
  spoiler: "Die Suche endet bei einer Lösung für dieses Datum.",
  reveal: "Trotzdem zusehen",
  algorithm: "Algorithmus",
  algorithms: {
    bitboards: "Bitboards",
    positions: "Feld für Feld",
    regions: "Teile und Lücken",
    "algorithm-x": "Algorithmus X",
    model: "Constraint-Modell",
    "dancing-links": "Dancing Links",
    "first-open-cell": "Erstes freies Feld",
  },
  add: "Brett hinzufügen",
  remove: (name) => `${name} entfernen`,
  controls: "Steuerung",
  play: "Abspielen",
  pause: "Anhalten",
  step: "Schritt vor",
  back: "Schritt zurück",
  restart: "Zum Anfang",
  speed: "Tempo",
  perSecond: (steps) => counted(steps, { one: "# Schritt pro Sekunde", other: "# Schritte pro Sekunde" }),
  fullSpeed: "volles Tempo",
  stops: "Bei jeder Lösung anhalten",
  nodes: "Stellungen",
  tried: "Versuche",
  solutions: "Lösungen",
  depth: "Gelegte Teile",
  position: "Schritt",
  plot: "Gelegte Teile im Lauf der Zeit",
  steps: (steps) => counted(steps, { one: "# Schritt", other: "# Schritte" }),
  board: (name, depth) => `${name}: ${counted(depth, { one: "# Teil auf dem Brett", other: "# Teile auf dem Brett" })}`,
  start: "Das Brett ist leer.",
  place: (piece, label) => `Versuch: Teil ${piece} auf ${label} legen.`,
  take: (piece, label) => `Teil ${piece} wieder wegnehmen, ${label} wird frei.`,
  nothingFits: (label) => `Auf ${label} passt nichts. Zurück.`,
  noRoom: (piece) => `Für Teil ${piece} ist kein Platz mehr. Zurück.`,
  tooSmall: (label, size) =>
    counted(
      size,
      {
        one: "Diese Lücke ist zu klein (# Feld): {label}. Zurück.",
        other: "Diese Lücke ist zu klein (# Felder): {label}. Zurück.",
      },
      { label },
    ),
  leftOver: "Das Brett ist voll, aber Teile sind übrig. Zurück.",
  found: (number) => `Lösung ${written(number)}!`,
  finished: (count) => `Fertig: ${counted(count, deSolutionForms)}.`,
  givenUp: (steps) =>
    counted(steps, {
      one: "Nach # Schritt angehalten. Das dauert: Mit „Abspielen“ geht es weiter.",
      other: "Nach # Schritten angehalten. Das dauert: Mit „Abspielen“ geht es weiter.",
    }),
  rewinding: "Wird zurückgespult …",
  film: "Als GIF speichern",
  filming: "GIF wird erstellt …",
  cancel: "Abbrechen",
  filmFailed: "Das GIF ließ sich nicht erstellen.",
};
