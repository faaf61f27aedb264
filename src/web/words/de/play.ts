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
    "cut-off": (labels) => `Die übrigen Teile füllen diese Lücke nicht: ${labels}.`,
    uncoverable: (label) => `Keines der übrigen Teile kann ${label} bedecken.`,
    "no-room": (piece) => `Für Teil ${piece} ist nicht mehr genug Platz.`,
    hidden: "Man sieht es kaum, aber von hier aus gibt es keine Lösung.",
  },
  nudges: {
    "only-cell": (label) => `Einziges Feld: Auf ${label} passt nur ein Teil, und nur auf eine Art.`,
    "only-piece": (label) => `Einziges Teil: Auf ${label} passt nur ein Teil.`,
    "only-place": (label) => `Einziger Platz: Ein Teil muss auf ${label} liegen.`,
    "forced-region": (label) =>
      `Erzwungener Bereich: Wie du die Lücke auch füllst, ${label} wird immer gleich bedeckt.`,
    "shared-piece": (label) =>
      `Vergebenes Teil: Eine andere Lücke braucht eins, das hier passt. Für ${label} bleibt eins.`,
    "others-fail": (label) => `Alle anderen scheitern: Alle Teile bis auf eines lassen bei ${label} eine Lücke.`,
    "every-solution": (label) => `Jede Lösung: Alle übrigen bedecken ${label} gleich.`,
    "best-chance": (label) => `Beste Chance: Fang bei ${label} an.`,
  },
  reasons: {
    "only-cell": (piece, label) => `Einziges Feld: Auf ${label} passt nur Teil ${piece}, und nur so herum.`,
    "only-piece": (piece, label) => `Einziges Teil: Auf ${label} passt nur Teil ${piece}.`,
    "only-place": (piece, label) => `Einziger Platz: Teil ${piece} muss auf ${label} liegen.`,
    "forced-region": (piece, label) =>
      `Erzwungener Bereich: Wie du die Lücke auch füllst, Teil ${piece} bedeckt ${label} immer gleich.`,
    "shared-piece": (piece, label) =>
      `Vergebenes Teil: Eine andere Lücke braucht ihr eigenes Teil. Für ${label} bleibt Teil ${piece}.`,
    "others-fail": (piece, label) =>
      `Alle anderen scheitern: Jedes andere Teil als ${piece} lässt bei ${label} eine Lücke.`,
    "every-solution": (piece, label) => `Jede Lösung: In allen übrigen bedeckt Teil ${piece} ${label} gleich.`,
    "best-chance": (piece, label) => `Beste Chance: Leg Teil ${piece} mal auf ${label}.`,
  },
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
