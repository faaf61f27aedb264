/** The Settings view in Spanish. */

import type { Words } from "../en-later.js";

export const esSettings: Words["settings"] = {
  look: "Aspecto",
  board: "Tablero y piezas",
  play: "Juego",
  theme: "Tema",
  themes: { system: "Igual que el sistema", light: "Claro", dark: "Oscuro" },
  palette: "Colores de las piezas",
  palettes: {
    usual: "Cálidos",
    "colour-blind": "Aptos para daltónicos",
    "black-and-white": "Blanco y negro, con tramas",
  },
  letters: "Mostrar letras en las piezas",
  language: "Idioma",
  systemLanguage: "Igual que el navegador",
  weekStart: "Primer día de la semana",
  weekAsPuzzle: "Como en el tablero",
  timer: "Mostrar cronómetro",
  count: "Mostrar cuántas soluciones quedan",
  countHint: "Aparecerá en tu resultado.",
  sound: "Sonido",
  vibration: "Vibración",
  motion: "Reducir movimiento",
  motionHint: "Siempre activo si tu dispositivo lo pide.",
  kept: "Todo se queda en este navegador. Sin cuenta, y no se envía nada.",
};
