/** The Play view in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { itShapes } from "./shapes.js";

const { counted, listed } = numbersIn("it");

const reasons = {
  "off the board": "uscirebbe dal tabellone",
  "on an uncovered cell": "coprirebbe la data",
  "on another piece": "c’è un altro pezzo di mezzo",
};

export const itPlay: Words["play"] = {
  hands: {
    board: "Tabellone",
    pieces: "Pezzi",
    instructions:
      "Le frecce spostano, R ruota, F ribalta, Invio posa, Backspace riprende, Esc rimette a posto, Ctrl+Z annulla.",
    blankCell: (row, column) => `vuota della riga ${row}, colonna ${column}`,
    blankCells: (count) =>
      counted(count, { one: "# casella vuota", many: "# di caselle vuote", other: "# caselle vuote" }),
    list: listed,
    shape: itShapes,
    orientation: (number, count) => `orientamento ${number} di ${count}`,
    inTray: (piece, orientation) => `Pezzo ${piece}, nel vassoio, ${orientation}`,
    onBoard: (piece, labels) => `Pezzo ${piece}, su ${labels}`,
    openCell: (label) => `Casella ${label}`,
    dateCell: (label) => `Casella ${label}, resta scoperta`,
    coveredCell: (label, piece) => `Casella ${label}, sotto il pezzo ${piece}`,
    lifted: (piece, orientation) => `Pezzo ${piece} in mano, ${orientation}.`,
    turned: (piece, orientation) => `Pezzo ${piece}, ${orientation}.`,
    cannotFlip: (piece) => `Non puoi ribaltare il pezzo ${piece} in questo rompicapo.`,
    cannotTurn: (piece) => `Il pezzo ${piece} resta uguale in quel verso.`,
    fitsAt: (labels) => `Ci sta su ${labels}.`,
    doesNotFit: (why) => `Non ci sta: ${reasons[why]}.`,
    placed: (piece, labels) => `Pezzo ${piece} posato su ${labels}.`,
    returned: (piece) => `Pezzo ${piece} di nuovo nel vassoio.`,
    nothingHere: "Qui non c’è nessun pezzo.",
  },
  goalToday: "Copri tutto tranne la data di oggi.",
  goal: "Copri tutto tranne la data.",
  tools: "Strumenti",
  rotate: "Ruota",
  flip: "Ribalta",
  undo: "Annulla",
  redo: "Ripeti",
  restart: "Ricomincia",
  help: "Indizio",
  sound: "Suono",
  hide: "Nascondi conteggio e cronometro",
  fullScreen: "Schermo intero",
  more: "Altro",
  pause: "Pausa",
  paused: "In pausa",
  goOn: "Continua",
  chosen: "Ora scegli dove va.",
  mayNotFlip: "Non puoi ribaltare questo pezzo in questo rompicapo.",
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
  wellDone: "Ben fatto!",
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
