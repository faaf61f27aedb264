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
    "cut-off": (labels) => `I pezzi rimasti non riempiono questo vuoto: ${labels}.`,
    uncoverable: (label) => `Nessuno dei pezzi rimasti può coprire la casella ${label}.`,
    "no-room": (piece) => `Per il pezzo ${piece} non c’è più abbastanza posto.`,
    hidden: "Si vede a fatica, ma da qui non c’è soluzione.",
  },
  nudges: {
    "only-cell": (label) => `Un solo modo: sulla casella ${label} ci sta un solo pezzo, e in un solo verso.`,
    "only-piece": (label) => `Un solo pezzo: uno solo può coprire la casella ${label}.`,
    "only-place": (label) => `Un solo posto: un pezzo deve andare sulla casella ${label}.`,
    "forced-region": (label) =>
      `Zona obbligata: comunque riempi il vuoto, la casella ${label} è coperta allo stesso modo.`,
    "shared-piece": (label) =>
      `Pezzo già impegnato: un altro vuoto ha bisogno di uno che starebbe qui. Ne resta uno per la casella ${label}.`,
    "others-fail": (label) =>
      `Gli altri falliscono: sulla casella ${label} tutti i pezzi tranne uno lasciano un vuoto.`,
    "every-solution": (label) => `Tutte le soluzioni: quelle rimaste coprono la casella ${label} allo stesso modo.`,
    "best-chance": (label) => `La scelta migliore: comincia dalla casella ${label}.`,
  },
  reasons: {
    "only-cell": (piece, label) =>
      `Un solo modo: sulla casella ${label} ci sta solo il pezzo ${piece}, e in un solo verso.`,
    "only-piece": (piece, label) => `Un solo pezzo: solo il pezzo ${piece} può coprire la casella ${label}.`,
    "only-place": (piece, label) => `Un solo posto: il pezzo ${piece} deve andare sulla casella ${label}.`,
    "forced-region": (piece, label) =>
      `Zona obbligata: comunque riempi il vuoto, il pezzo ${piece} copre la casella ${label} allo stesso modo.`,
    "shared-piece": (piece, label) =>
      `Pezzo già impegnato: un altro vuoto ha bisogno del suo pezzo. Per la casella ${label} resta il pezzo ${piece}.`,
    "others-fail": (piece, label) =>
      `Gli altri falliscono: sulla casella ${label} ogni pezzo diverso da ${piece} lascia un vuoto.`,
    "every-solution": (piece, label) =>
      `Tutte le soluzioni: in quelle rimaste il pezzo ${piece} copre la casella ${label} allo stesso modo.`,
    "best-chance": (piece, label) => `La scelta migliore: prova il pezzo ${piece} sulla casella ${label}.`,
  },
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
