/** The Play view in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { deHands, deTools } from "../../../element/words/de.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("de");

export const dePlay: Words["play"] = {
  hands: deHands,
  ...deTools,
  help: "Tipp",
  sound: "Ton",
  hide: "Zählung und Stoppuhr ausblenden",
  fullScreen: "Vollbild",
  more: "Mehr",
  pause: "Pause",
  paused: "Pausiert",
  goOn: "Weiter",
  chosen: "Wähle jetzt, wohin es soll.",
  restarted: "Das Brett ist leer. „Wiederholen“ holt deine Teile zurück.",
  time: "Zeit",
  counting: "Wird gezählt …",
  left: (count) => counted(count, { none: "Keine Lösung mehr", one: "Noch # Lösung", other: "Noch # Lösungen" }),
  solved: "Gelöst",
  solvedIn: (time) => `Gut gemacht! Gelöst in ${time}.`,
  solvedNow: "Nur noch das Datum ist zu sehen.",
  withHints: (count) => counted(count, { one: "Mit # Tipp", other: "Mit # Tipps" }),
  revealed: "So geht eine der Lösungen.",
  share: "Teilen",
  copied: "Kopiert.",
  allSolutions: "Alle Lösungen ansehen",
  showCount: "Zeigen, wie viele Lösungen noch möglich sind",
  countIsTold: "Das steht dann auch in deinem Ergebnis.",
  helpHint: "Wie groß soll der Tipp sein?",
  levels: {
    wrong: "Liege ich richtig?",
    nudge: "Kleiner Tipp",
    next: "Nächstes Teil zeigen",
    everything: "Lösung zeigen",
  },
  no: "Nein.",
  takeOff: (count, pieces) =>
    counted(count, { one: "Nimm Teil {pieces} weg.", other: "Nimm die Teile {pieces} weg." }, { pieces }),
  deadEnds: {
    "cut-off": (labels) => `In diese Lücke passt kein Teil: ${labels}.`,
    uncoverable: (label) => `Keines der übrigen Teile kann ${label} bedecken.`,
    "no-room": (piece) => `Für Teil ${piece} ist kein Platz mehr.`,
    hidden: "Man sieht es kaum, aber von hier aus gibt es keine Lösung.",
  },
  nudges: {
    "only-cell": (label) => `Sieh dir ${label} an: Da passt nur ein Teil, und nur auf eine Art.`,
    "only-piece": (label) => `Sieh dir ${label} an: Da passt nur ein Teil.`,
    "only-place": (label) => `Sieh dich bei ${label} um: Ein Teil passt nur dort.`,
    "forced-region": (label) => `Sieh dir die Lücke bei ${label} an: Sie geht nur mit einem Teil auf.`,
    "shared-piece": (label) => `Sieh dir ${label} an: Das andere Teil, das passt, braucht eine andere Lücke.`,
    "others-fail": (label) => `Sieh dir ${label} an: Alle Teile bis auf eines lassen eine Lücke.`,
    "every-solution": (label) => `Sieh dir ${label} an: Jede übrige Lösung bedeckt es gleich.`,
    "best-chance": (label) => `Fang bei ${label} an: Dort ist wenig Auswahl.`,
  },
  reasons: {
    "only-cell": (piece, label) => `Sieh dir ${label} an: Da passt nur Teil ${piece}, und nur so herum.`,
    "only-piece": (piece, label) => `Sieh dir ${label} an: Da passt nur Teil ${piece}.`,
    "only-place": (piece, label) => `Teil ${piece} passt nur an eine Stelle: auf ${label}.`,
    "forced-region": (piece, label) => `Sieh dir ${label} an: Diese Lücke geht nur mit Teil ${piece} auf.`,
    "shared-piece": (piece, label) => `Eine andere Lücke braucht ihr eigenes Teil. Für ${label} bleibt Teil ${piece}.`,
    "others-fail": (piece, label) => `Sieh dir ${label} an: Jedes andere Teil als ${piece} lässt eine Lücke.`,
    "every-solution": (piece, label) => `In jeder übrigen Lösung bedeckt Teil ${piece} ${label}.`,
    "best-chance": (piece, label) => `Leg Teil ${piece} mal auf ${label}.`,
  },
  goesHere: (piece) => `Leg Teil ${piece} in den Umriss.`,
  oneSolution: "Möchtest du eine Lösung sehen?",
  placeIt: "Hinlegen",
  placeAll: "Zeigen",
  takeItOff: (count) => counted(count, { one: "Wegnehmen", other: "Alle wegnehmen" }),
  answers: {
    fine: "Ja. Bisher passt alles.",
    solved: "Geschafft: Alle Teile liegen.",
    impossible: "Mit diesen Teilen geht dieses Datum nicht.",
  },
};
