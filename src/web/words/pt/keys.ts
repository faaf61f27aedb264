/** What the keys of the Play view do, in Brazilian Portuguese. */

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
};
