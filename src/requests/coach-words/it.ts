/** What the coach says in Italian. */

import { type CoachWords, coachToolsIn } from "./translation.js";

const { written, counted, listed, either, capital } = coachToolsIn("it");

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { one: "# data", many: "# di date", other: "# date" }
      : { one: "# combinazione", many: "# di combinazioni", other: "# combinazioni" },
  );
const solutions = (count: number): string =>
  counted(count, { one: "# soluzione", many: "# di soluzioni", other: "# soluzioni" });
const placed = (count: number): string =>
  counted(count, { one: "# pezzo posato", many: "# di pezzi posati", other: "# pezzi posati" });
const pieces = (names: readonly string[]): string => `${names.length === 1 ? "il pezzo" : "i pezzi"} ${listed(names)}`;

export const itCoach: CoachWords = {
  sentence: (text) => `${capital(text)}.`,
  heading: (text) => `${capital(text)}:`,
  subheading: (text) => `${text}:`,
  cells: (names) => `${names.length === 1 ? "la casella" : "le caselle"} ${listed(names)}`,
  cellRange: (count, first, last) => `le ${written(count)} caselle da ${first} a ${last}`,
  uncoverable: (cell) => `nessuno dei pezzi rimasti può coprire la casella ${cell}`,
  noRoom: (piece) => `per il pezzo ${piece} non c’è più abbastanza posto`,
  wrongSize: (cells, count) =>
    count === 1
      ? `${cells} resta isolata, e nessuno dei pezzi rimasti copre una casella sola`
      : `${cells} restano isolate, e i pezzi rimasti non coprono mai esattamente ${written(count)} caselle`,
  wrongShape: (cells) => `i pezzi rimasti non riempiono ${cells}`,
  samePiece: (piece, regions) =>
    `due zone hanno bisogno del pezzo ${piece}, e non ce n’è abbastanza per entrambe: ${regions.join("; ")}`,
  colouring: (cells, dark, light) =>
    `colorate come una scacchiera, ${cells} sono ${counted(dark, { one: "# scura", many: "# di scure", other: "# scure" })} e ${counted(light, { one: "# chiara", many: "# di chiare", other: "# chiare" })}, e con i pezzi rimasti i conti non tornano`,
  choices: (cell, count) =>
    counted(
      count,
      {
        one: "per la casella {cell} resta una scelta",
        many: "per la casella {cell} restano # di scelte",
        other: "per la casella {cell} restano # scelte",
      },
      { cell },
    ),
  places: (piece, count) =>
    counted(
      count,
      {
        one: "per il pezzo {piece} resta un posto",
        many: "per il pezzo {piece} restano # di posti",
        other: "per il pezzo {piece} restano # posti",
      },
      { piece },
    ),
  piece: (piece) => `il pezzo ${piece}`,
  pieceOn: (piece, cells) => `il pezzo ${piece} che copre ${cells}`,
  onlyChoice: (choice, cell) => `solo ${choice} può coprire la casella ${cell}`,
  onlySpot: (piece, cells) => `il pezzo ${piece} può coprire soltanto ${cells}`,
  withAny: (choices) => `con ${either(choices)}`,
  follows: (choice, text) => `${choice}, ${text}`,
  noArgument: () => "Nessun ragionamento breve lo dimostra: Daytile ha provato tutto.",
  notEvenEmpty: () => "Non c’è soluzione nemmeno senza pezzi posati.",
  solvableWithout: (names) => `Togli ${pieces(names)} e c’è di nuovo una soluzione.`,
  nothingToExplain: (title) => `Non c’è niente da spiegare: ${title} ha una soluzione.`,
  coversDate: (piece, cell) => `il pezzo ${piece} copre la casella ${cell}, che deve restare visibile`,
  whyNone: (steps) =>
    counted(steps, {
      one: "Perché non c’è soluzione, in # passo",
      many: "Perché non c’è soluzione, in # di passi",
      other: "Perché non c’è soluzione, in # passi",
    }),
  placed: (title, puzzle, count) => `${title} su ${puzzle}, ${placed(count)}`,
  onlyCell: (piece, cell) => `Un solo modo: solo il pezzo ${piece} può coprire la casella ${cell}, e in un solo verso.`,
  onlyPiece: (piece, cell) => `Un solo pezzo: solo il pezzo ${piece} può coprire la casella ${cell}.`,
  onlyPlace: (piece, cell) => `Un solo posto: il pezzo ${piece} ci sta soltanto sulla casella ${cell}.`,
  onlyPlaces: (piece, cell, copies) =>
    `Un solo posto: per le ${written(copies)} copie del pezzo ${piece} restano solo ${written(copies)} posti, uno dei quali sulla casella ${cell}.`,
  forcedRegion: (piece, cell, region) =>
    `Zona obbligata: comunque si riempiano ${region}, il pezzo ${piece} copre la casella ${cell} sempre allo stesso modo.`,
  sharedPiece: (piece, cell, region, needs) =>
    `Pezzo già impegnato: non si possono riempire ${region} senza il pezzo ${needs}, e senza di esso solo il pezzo ${piece} può coprire la casella ${cell}.`,
  othersFail: (piece, cell) =>
    `Gli altri falliscono: sulla casella ${cell} ogni altro pezzo lascia un vuoto, quindi è il pezzo ${piece}.`,
  everySolution: (piece, cell) =>
    `Tutte le soluzioni: in tutte quelle rimaste il pezzo ${piece} copre la casella ${cell} allo stesso modo.`,
  bestChance: (piece, cell) =>
    `La scelta migliore: il pezzo ${piece} copre la casella ${cell} in una delle tante soluzioni.`,
  bestChanceOf: (piece, cell, count, all) =>
    `La scelta migliore: il pezzo ${piece} copre così la casella ${cell} in ${written(count)} delle ${solutions(all)}.`,
  hidden: () => "A colpo d’occhio non si vede il perché; esegui daytile explain.",
  left: (count) =>
    counted(count, {
      none: "Non resta nessuna soluzione.",
      one: "Resta # soluzione.",
      many: "Restano # di soluzioni.",
      other: "Restano # soluzioni.",
    }),
  fine: () => "Fin qui tutto bene.",
  solved: () => "Risolto. Ben fatto!",
  impossible: () => "Non c’è soluzione, nemmeno senza pezzi posati.",
  takeOff: (names) => `Togli ${pieces(names)}.`,
  reach: (puzzle, count, possible, all, areDates, found) =>
    `${puzzle}, ${placed(count)}: ancora possibili ${written(possible)} su ${dates(all, areDates)}${found === 0 ? "" : `, ${solutions(found)}`}`,
  reachMost: (names) => `con più soluzioni: ${names}`,
  withCount: (label, count) => `${label}\u00a0(${written(count)})`,
  reachNone: (areDates) => `con questi pezzi posati nessuna ${areDates ? "data" : "combinazione"} è possibile`,
  tasteHasOrder: (part) => `le soluzioni su misura vanno dalla migliore alla peggiore; togli ${part}`,
  tasteIsText: () => "le soluzioni su misura sono testo o JSON; per disegnarne una usa --number",
  noneUpright: (title) => `nessuna soluzione per ${title} sta in piedi`,
  nothingToMove: () => "niente da spostare",
  move: (names) => `spostare ${names.length}: ${listed(names)}`,
  flipped: (count) => `pezzi ribaltati: ${written(count)}`,
  joints: (count) => `giunti dritti: ${written(count)}`,
  shared: (count) => `posizioni in comune: ${written(count)}`,
  neighbours: (count) => `vicine simmetriche: ${written(count)}`,
  difficulty: (rating) => `difficoltà: ${rating} su 5`,
  difficultyMap: () => "Difficoltà, da 1 (facile) a 5 (difficile)",
  easiest: (names) => `le più facili: ${names}`,
  hardest: (names) => `le più difficili: ${names}`,
  lazyYear: (puzzle, year, days, moves, mean) =>
    `${puzzle}, ${year}: ${counted(days, { one: "# giorno con soluzione", many: "# di giorni con soluzione", other: "# giorni con soluzione" })}, ${counted(moves, { one: "# spostamento", many: "# di spostamenti", other: "# spostamenti" })}${mean === undefined ? "" : `, ${written(mean)} a mattina`}`,
  lazyStart: () => "inizio",
  noSolution: () => "nessuna soluzione",
  noDaySolved: () => "nessun giorno ha una soluzione",
  noDates: (puzzle) => `${puzzle} non mostra date`,
  onlyWithLazy: (option, lazy) => `${option} va con ${lazy}; toglilo`,
  lazyHasAllDays: (one, other) => `un anno pigro ha tutti i suoi giorni; togli ${one} e ${other}`,
  lazyIsNoPng: () => "un anno pigro non può essere PNG; scegli txt, json, pdf, gif o svg",
  onlyLazyIsGif: (option) => `solo un anno pigro può essere GIF; aggiungi ${option}`,
};
