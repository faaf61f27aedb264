/** How to play, in Dutch. */

import type { Words } from "../en-later.js";

export const nlGuide: Words["guide"] = {
  goal: "Bedek alles behalve de datum.",
  goalHint: "Gebruik alle stukken. Alleen de datum blijft zichtbaar.",
  drag: "Sleep een stuk naar het bord.",
  dragHint: "Of tik op het stuk en dan op zijn plek.",
  rotate: "Tik nog eens op het stuk om het te draaien.",
  rotateHint: "Het muiswiel of een tweede vinger draait het ook.",
  flip: "Keer het om naar de andere kant.",
  flipHint: "Druk op Omkeren, of op F op je toetsenbord.",
  takeOff: "Sleep een stuk van het bord om het terug te nemen.",
  stuck: "Zit je vast? Vraag een hint, zo klein of groot als je wilt.",
  forClass: "Groot bord voor een klas",
  skip: "Overslaan",
  keys: "Toetsen",
  keyNames: {
    Enter: "Enter",
    Space: "Spatie",
    Backspace: "Backspace",
    Delete: "Delete",
    Esc: "Esc",
    Ctrl: "Ctrl",
    Shift: "Shift",
  },
  about: "Over Daytile",
  aboutText:
    "Een kalenderpuzzel voor elke dag van het jaar. Gratis, zonder account, ook offline. Alles blijft in deze browser.",
};
