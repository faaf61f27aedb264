/** The Play view in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { itHands, itTools } from "../../../element/words/it.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("it");

export const itPlay: Words["play"] = {
  hands: itHands,
  ...itTools,
  help: "Indizio",
  sound: "Suono",
  hide: "Nascondi conteggio e cronometro",
  fullScreen: "Schermo intero",
  more: "Altro",
  pause: "Pausa",
  paused: "In pausa",
  goOn: "Continua",
  chosen: "Ora scegli dove va.",
  restarted: "Il tabellone è vuoto. «Ripeti» riporta i tuoi pezzi.",
  time: "Tempo",
  counting: "Conteggio…",
  left: (count) =>
    counted(count, {
      none: "Nessuna soluzione rimasta",
      one: "Resta # soluzione",
      many: "Restano # di soluzioni",
      other: "Restano # soluzioni",
    }),
  solved: "Risolto",
  solvedIn: (time) => `Ben fatto! Risolto in ${time}.`,
  solvedNow: "Si vede solo la data.",
  withHints: (count) => counted(count, { one: "Con # indizio", many: "Con # di indizi", other: "Con # indizi" }),
  revealed: "Ecco una soluzione.",
  share: "Condividi",
  copied: "Copiato.",
  allSolutions: "Vedi tutte le soluzioni",
  showCount: "Mostra quante soluzioni restano",
  countIsTold: "Comparirà nel tuo risultato.",
  helpHint: "Un indizio piccolo o grande?",
  levels: {
    wrong: "Sto andando bene?",
    nudge: "Un piccolo indizio",
    next: "Mostra il prossimo pezzo",
    everything: "Mostra una soluzione",
  },
  no: "No.",
  takeOff: (count, pieces) =>
    counted(
      count,
      { one: "Togli il pezzo {pieces}.", many: "Togli i pezzi {pieces}.", other: "Togli i pezzi {pieces}." },
      { pieces },
    ),
  deadEnds: {
    "cut-off": (labels) => `Nessun pezzo ci sta in questo vuoto: ${labels}.`,
    uncoverable: (label) => `Nessuno dei pezzi rimasti può coprire la casella ${label}.`,
    "no-room": (piece) => `Per il pezzo ${piece} non c’è più posto.`,
    hidden: "Si vede a fatica, ma da qui non c’è soluzione.",
  },
  nudges: {
    "only-cell": (label) => `Guarda la casella ${label}: ci sta un solo pezzo, e in un solo verso.`,
    "only-piece": (label) => `Guarda la casella ${label}: ci sta un solo pezzo.`,
    "only-place": (label) => `Guarda intorno alla casella ${label}: un pezzo non ci sta altrove.`,
    "forced-region": (label) => `Guarda il vuoto intorno alla casella ${label}: solo un pezzo può riempirlo.`,
    "shared-piece": (label) => `Guarda la casella ${label}: un altro vuoto ha bisogno dell’altro pezzo che ci sta.`,
    "others-fail": (label) => `Guarda la casella ${label}: tutti i pezzi tranne uno lasciano un vuoto.`,
    "every-solution": (label) => `Guarda la casella ${label}: tutte le soluzioni rimaste la coprono allo stesso modo.`,
    "best-chance": (label) => `Comincia dalla casella ${label}: lì c’è poca scelta.`,
  },
  reasons: {
    "only-cell": (piece, label) => `Guarda la casella ${label}: ci sta solo il pezzo ${piece}, e in un solo verso.`,
    "only-piece": (piece, label) => `Guarda la casella ${label}: ci sta solo il pezzo ${piece}.`,
    "only-place": (piece, label) => `Il pezzo ${piece} ci sta in un posto solo: sulla casella ${label}.`,
    "forced-region": (piece, label) => `Guarda la casella ${label}: quel vuoto si riempie solo con il pezzo ${piece}.`,
    "shared-piece": (piece, label) =>
      `Un altro vuoto ha bisogno del suo pezzo. Per la casella ${label} resta il pezzo ${piece}.`,
    "others-fail": (piece, label) => `Guarda la casella ${label}: ogni pezzo diverso da ${piece} lascia un vuoto.`,
    "every-solution": (piece, label) => `In tutte le soluzioni rimaste il pezzo ${piece} copre la casella ${label}.`,
    "best-chance": (piece, label) => `Prova il pezzo ${piece} sulla casella ${label}.`,
  },
  goesHere: (piece) => `Metti il pezzo ${piece} dentro il contorno.`,
  oneSolution: "Vuoi vedere una soluzione?",
  placeIt: "Posalo",
  placeAll: "Mostrala",
  takeItOff: (count) => counted(count, { one: "Toglilo", many: "Toglili", other: "Toglili" }),
  answers: {
    fine: "Sì. Fin qui tutto bene.",
    solved: "Finito: tutti i pezzi sono al loro posto.",
    impossible: "Questi pezzi non possono mostrare questa data.",
  },
};
