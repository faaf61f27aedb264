/** How to play, in Spanish. */

import type { Words } from "../en-later.js";

export const esGuide: Words["guide"] = {
  goal: "Cubre todo menos la fecha.",
  goalHint: "Usa todas las piezas. Solo queda a la vista la fecha.",
  drag: "Arrastra una pieza al tablero.",
  dragHint: "O toca la pieza y luego el lugar donde va.",
  rotate: "Tócala otra vez para girarla.",
  rotateHint: "La rueda del ratón o un segundo dedo también la giran.",
  flip: "Voltéala al otro lado.",
  flipHint: "Pulsa Voltear, o la tecla F.",
  takeOff: "Arrastra una pieza fuera del tablero para recuperarla.",
  stuck: "¿No sabes cómo seguir? Pide una pista, pequeña o grande.",
  forClass: "Tablero grande para una clase",
  skip: "Saltar",
  keys: "Teclas",
  keyNames: {
    Enter: "Intro",
    Space: "Espacio",
    Backspace: "Retroceso",
    Delete: "Supr",
    Esc: "Esc",
    Ctrl: "Ctrl",
    Shift: "Mayús",
  },
  about: "Acerca de Daytile",
  aboutText:
    "Un puzle de calendario para cada día del año. Gratis, sin cuenta y también sin conexión. Todo se queda en este navegador.",
};
