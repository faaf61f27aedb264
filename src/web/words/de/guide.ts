/** How to play, in German. */

import type { Words } from "../en-later.js";

export const deGuide: Words["guide"] = {
  goal: "Decke alles ab außer dem Datum.",
  goalHint: "Alle Teile kommen aufs Brett. Nur das Datum bleibt frei.",
  drag: "Zieh ein Teil aufs Brett.",
  dragHint: "Oder tippe erst auf das Teil, dann auf seinen Platz.",
  rotate: "Tippe das Teil noch einmal an, um es zu drehen.",
  rotateHint: "Das Mausrad oder ein zweiter Finger dreht es auch.",
  flip: "Wende es auf die andere Seite.",
  flipHint: "Drück auf „Wenden“ oder auf der Tastatur auf F.",
  takeOff: "Zieh ein Teil vom Brett, um es zurückzunehmen.",
  stuck: "Kommst du nicht weiter? Hol dir einen Tipp, so klein oder groß, wie du willst.",
  forClass: "Großes Brett für eine Klasse",
  skip: "Überspringen",
  keys: "Tasten",
  keyNames: {
    Enter: "Eingabe",
    Space: "Leertaste",
    Backspace: "Rücktaste",
    Delete: "Entf",
    Esc: "Esc",
    Ctrl: "Strg",
    Shift: "Umschalt",
  },
  about: "Über Daytile",
  aboutText:
    "Ein Kalenderpuzzle für jeden Tag des Jahres. Kostenlos, ohne Konto, auch offline. Alles bleibt in diesem Browser.",
};
