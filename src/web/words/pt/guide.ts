/** How to play, in Portuguese. */

import type { Words } from "../en-later.js";

export const ptGuide: Words["guide"] = {
  goal: "Cubra tudo, menos a data.",
  goalHint: "Use todas as peças. Só a data fica à vista.",
  drag: "Arraste uma peça até o tabuleiro.",
  dragHint: "Ou toque na peça e depois no lugar dela.",
  rotate: "Toque de novo na peça para girar.",
  rotateHint: "A roda do mouse ou um segundo dedo também gira.",
  flip: "Vire a peça para o outro lado.",
  flipHint: "Use o botão Virar ou a tecla F.",
  takeOff: "Arraste uma peça para fora do tabuleiro para pegar de volta.",
  stuck: "Travou? Peça uma dica, pequena ou grande.",
  forClass: "Tabuleiro grande para uma turma",
  skip: "Pular",
  keys: "Teclas",
  keyNames: {
    Enter: "Enter",
    Space: "Espaço",
    Backspace: "Backspace",
    Delete: "Delete",
    Esc: "Esc",
    Ctrl: "Ctrl",
    Shift: "Shift",
  },
  about: "Sobre o Daytile",
  aboutText:
    "Um quebra-cabeça de calendário para cada dia do ano. Grátis, sem conta, e funciona até offline. Tudo fica neste navegador.",
};
