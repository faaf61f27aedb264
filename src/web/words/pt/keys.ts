/** What the keys of the Play view do, and what some of them have done, in Brazilian Portuguese. */

import type { Words } from "../en-later.js";

export const ptKeys: Words["keys"] = {
  pick: "Escolher uma peça",
  rotate: "Girar",
  flip: "Virar",
  move: "Mover",
  place: "Pegar ou colocar",
  pickUp: "Pegar, ou devolver à bandeja",
  putBack: "Pôr de volta",
  undo: "Desfazer",
  redo: "Refazer",
  help: "Dica",
  hide: "Ocultar a contagem e o cronômetro",
  sound: "Ligar ou desligar o som",
  fullScreen: "Tela cheia",
  pause: "Pausa",
  soundOn: "Som ligado",
  soundOff: "Som desligado",
  hideOn: "Contagem e cronômetro ocultos",
  hideOff: "Contagem e cronômetro visíveis",
  pauseOn: "Em pausa",
  pauseOff: "O cronômetro voltou a contar.",
};
