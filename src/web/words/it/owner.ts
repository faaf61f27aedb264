/** The owner's board in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("it");

export const itOwner: Words["owner"] = {
  whichPuzzle: "Quale rompicapo hai?",
  otherPuzzle: "Ho un altro rompicapo",
  howTo: {
    pieces: "Trascina sulle caselle di un pezzo e Daytile lo riconosce.",
    free: "Segna tutte le caselle ancora libere.",
  },
  modesTitle: "Che cosa disegnare",
  modes: { pieces: "Disegna i pezzi", free: "Caselle libere" },
  instructions:
    "Le frecce spostano, Spazio colora, Invio completa un pezzo. Backspace ne toglie uno, Esc cancella il colore.",
  clear: "Svuota tabellone",
  cleared: "Il tabellone è vuoto. «Annulla» riporta i tuoi pezzi.",
  removed: (piece) => `Pezzo ${piece} tolto.`,
  onDate: (count) =>
    counted(count, {
      one: "# pezzo copriva la data ed è stato tolto.",
      many: "# di pezzi coprivano la data e sono stati tolti.",
      other: "# pezzi coprivano la data e sono stati tolti.",
    }),
  faults: {
    "nothing drawn": "Prima colora le caselle di un pezzo.",
    "no such shape": "Nessun pezzo ha questa forma. Continua, o tocca una casella per cancellarla.",
    "wrong way up": "In questo rompicapo quel pezzo non si ribalta. È dal lato giusto?",
    "no copy left": "Quel pezzo è già sul tabellone.",
    "off the board": "Esce dal tabellone. Riprova.",
    "on an uncovered cell": "Lascia visibile la data.",
    "on another piece": "Lì c’è già un pezzo. Toccalo per toglierlo.",
  },
  painted: (labels) => `Colorato: ${labels}.`,
  unpainted: (labels) => `Cancellato: ${labels}.`,
  free: (labels) => `Libero: ${labels}.`,
  covered: (labels) => `Coperto: ${labels}.`,
  paintedCell: (label) => `Casella ${label}, colorata`,
  freeCell: (label) => `Casella ${label}, libera`,
  coveredCell: (label) => `Casella ${label}, coperta`,
  workOut: "Trova i pezzi",
  showOne: "Mostrane uno",
  oneWay: "C’è un solo modo. Eccolo.",
  ways: (count) =>
    counted(count, {
      none: "I tuoi pezzi non formano il resto. Controlla le caselle libere.",
      one: "# modo per completarlo.",
      many: "# di modi per completarlo.",
      other: "# modi per completarlo.",
    }),
  tooManyWays: "Troppe possibilità. Disegna piuttosto uno o due pezzi.",
  manyWays: (count) =>
    counted(count, {
      one: "Più di # modo per completarlo.",
      many: "Più di # di modi per completarlo.",
      other: "Più di # modi per completarlo.",
    }),
  ask: "Domande sul tuo tabellone",
  noClock: "Niente orologio né punti. Chiedi quanto vuoi.",
  questions: {
    solvable: "Si può ancora risolvere?",
    wrong: "Quale pezzo è sbagliato?",
    look: "Dove devo guardare?",
    next: "Qual è il prossimo pezzo?",
    solution: "Mostra una soluzione",
  },
  yes: "Sì.",
  no: "No.",
  yesMore: "Da qui puoi ancora finire.",
  noMore: "Prima va tolto qualcosa.",
  howMany: "Quante soluzioni?",
  goesHere: (piece) => `Il pezzo ${piece} va qui.`,
  takeOff: "Togli",
  keepsAll: "Restano tutti i tuoi pezzi.",
  keeps: (kept, all) =>
    counted(
      kept,
      {
        none: "Nessuno dei tuoi pezzi resta.",
        one: "Resta # dei tuoi {all} pezzi.",
        many: "Restano # dei tuoi {all} pezzi.",
        other: "Restano # dei tuoi {all} pezzi.",
      },
      { all: String(all) },
    ),
  useIt: "Metti sul mio tabellone",
};
