/** The Settings view in Portuguese. */

import type { Words } from "../en-later.js";

export const ptSettings: Words["settings"] = {
  look: "Aparência",
  board: "Tabuleiro e peças",
  play: "Jogo",
  theme: "Tema",
  themes: { system: "Igual ao sistema", light: "Claro", dark: "Escuro" },
  palette: "Cores das peças",
  palettes: { usual: "Quentes", "colour-blind": "Para daltônicos", "black-and-white": "Preto e branco, com padrões" },
  letters: "Mostrar letras nas peças",
  language: "Idioma",
  systemLanguage: "Igual ao navegador",
  weekStart: "Primeiro dia da semana",
  weekAsPuzzle: "Como no tabuleiro",
  timer: "Mostrar cronômetro",
  count: "Mostrar quantas soluções restam",
  countHint: "Isso aparece no seu resultado.",
  sound: "Som",
  vibration: "Vibração",
  motion: "Reduzir movimento",
  motionHint: "Sempre ligado se o seu aparelho pedir.",
  kept: "Tudo fica neste navegador. Sem conta, e nada é enviado.",
};
