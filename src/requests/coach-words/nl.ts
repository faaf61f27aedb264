/** What the coach says in Dutch. */

import { type CoachWords, coachToolsIn } from "./translation.js";

const { written, counted, listed, either, capital } = coachToolsIn("nl");

const dates = (count: number, areDates: boolean): string =>
  counted(count, areDates ? { one: "# datum", other: "# datums" } : { one: "# combinatie", other: "# combinaties" });
const solutions = (count: number): string => counted(count, { one: "# oplossing", other: "# oplossingen" });
const placed = (count: number): string => counted(count, { one: "# stuk gelegd", other: "# stukken gelegd" });
const pieces = (names: readonly string[]): string => `${names.length === 1 ? "stuk" : "de stukken"} ${listed(names)}`;

export const nlCoach: CoachWords = {
  sentence: (text) => `${capital(text)}.`,
  heading: (text) => `${capital(text)}:`,
  subheading: (text) => `${text}:`,
  cells: listed,
  cellRange: (count, first, last) => `de ${written(count)} vakken van ${first} tot en met ${last}`,
  uncoverable: (cell) => `geen van de overige stukken kan vak ${cell} bedekken`,
  noRoom: (piece) => `voor stuk ${piece} is niet genoeg plaats meer`,
  wrongSize: (cells, count) =>
    count === 1
      ? `${cells} is afgesneden, en geen van de overige stukken bedekt precies één vak`
      : `${cells} zijn afgesneden, en de overige stukken bedekken samen nooit precies ${written(count)} vakken`,
  wrongShape: (cells) => `de overige stukken vullen ${cells} niet`,
  samePiece: (piece, regions) =>
    `twee gebieden hebben allebei stuk ${piece} nodig, en er zijn er niet genoeg voor beide: ${regions.join("; ")}`,
  colouring: (cells, dark, light) =>
    `gekleurd als een schaakbord zijn er van ${cells} ${dark} donker en ${light} licht, en met de overige stukken komt dat niet uit`,
  choices: (cell, count) =>
    counted(
      count,
      { one: "voor vak {cell} blijft één mogelijkheid over", other: "voor vak {cell} blijven # mogelijkheden over" },
      { cell },
    ),
  places: (piece, count) =>
    counted(
      count,
      { one: "voor stuk {piece} is nog één plek", other: "voor stuk {piece} zijn nog # plekken" },
      { piece },
    ),
  piece: (piece) => `stuk ${piece}`,
  pieceOn: (piece, cells) => `stuk ${piece} op ${cells}`,
  onlyChoice: (choice, cell) => `alleen ${choice} kan vak ${cell} bedekken`,
  onlySpot: (piece, cells) => `stuk ${piece} past alleen op ${cells}`,
  withAny: (choices) => `met ${either(choices)}`,
  follows: (choice, text) => `${choice}: ${text}`,
  noArgument: () => "Er is geen korte uitleg: Daytile heeft alles geprobeerd.",
  notEvenEmpty: () => "Zelfs zonder gelegde stukken is er geen oplossing.",
  solvableWithout: (names) => `Haal ${pieces(names)} weg, dan is er weer een oplossing.`,
  nothingToExplain: (title) => `Er valt niets uit te leggen: er is een oplossing voor ${title}.`,
  coversDate: (piece, cell) => `stuk ${piece} bedekt vak ${cell}, dat vrij moet blijven`,
  whyNone: (steps) =>
    counted(steps, {
      one: "Waarom er geen oplossing is, in # stap",
      other: "Waarom er geen oplossing is, in # stappen",
    }),
  placed: (title, puzzle, count) => `${title} op ${puzzle}, ${placed(count)}`,
  onlyCell: (piece, cell) => `Enig vak: alleen stuk ${piece} kan vak ${cell} bedekken, en maar op één manier.`,
  onlyPiece: (piece, cell) => `Enig stuk: alleen stuk ${piece} kan vak ${cell} bedekken.`,
  onlyPlace: (piece, cell) => `Enige plek: stuk ${piece} past alleen nog op vak ${cell}.`,
  onlyPlaces: (piece, cell, copies) =>
    `Enige plek: voor de ${written(copies)} exemplaren van stuk ${piece} zijn nog maar ${written(copies)} plekken over, waarvan één op vak ${cell}.`,
  forcedRegion: (piece, cell, region) =>
    `Gedwongen gebied: hoe je ${region} ook vult, stuk ${piece} bedekt vak ${cell} altijd op dezelfde manier.`,
  sharedPiece: (piece, cell, region, needs) =>
    `Toegewezen stuk: zonder stuk ${needs} kun je ${region} niet vullen, en dan kan alleen stuk ${piece} vak ${cell} bedekken.`,
  othersFail: (piece, cell) => `De rest mislukt: elk ander stuk op vak ${cell} laat een gat, dus het is stuk ${piece}.`,
  everySolution: (piece, cell) =>
    `Elke oplossing: in alle die nog kunnen, bedekt stuk ${piece} vak ${cell} op dezelfde manier.`,
  bestChance: (piece, cell) => `Beste kans: in een van vele oplossingen bedekt stuk ${piece} vak ${cell}.`,
  bestChanceOf: (piece, cell, count, all) =>
    `Beste kans: in ${written(count)} van ${solutions(all)} bedekt stuk ${piece} vak ${cell} zo.`,
  hidden: () => "Je ziet niet meteen waarom; daytile explain legt het uit.",
  left: (count) =>
    counted(count, { none: "Geen oplossing meer.", one: "Nog # oplossing.", other: "Nog # oplossingen." }),
  fine: () => "Tot nu toe gaat het goed.",
  solved: () => "Opgelost. Goed gedaan!",
  impossible: () => "Hier is geen oplossing voor, ook niet zonder gelegde stukken.",
  takeOff: (names) => `Haal ${pieces(names)} weg.`,
  reach: (puzzle, count, possible, all, areDates, found) =>
    `${puzzle}, ${placed(count)}: nog ${written(possible)} van ${dates(all, areDates)} mogelijk${found === 0 ? "" : `, ${solutions(found)}`}`,
  reachMost: (names) => `de meeste oplossingen: ${names}`,
  withCount: (label, count) => `${label}\u00a0(${written(count)})`,
  reachNone: (areDates) => `met deze stukken is geen ${areDates ? "datum" : "combinatie"} mogelijk`,
  tasteHasOrder: (part) => `oplossingen naar wens komen van goed naar minder goed; laat ${part} weg`,
  tasteIsText: () => "oplossingen naar wens zijn tekst of JSON; gebruik --number om er een te tekenen",
  noneUpright: (title) => `geen oplossing voor ${title} blijft rechtop staan`,
  nothingToMove: () => "niets te verplaatsen",
  move: (names) => `${names.length} verplaatsen: ${listed(names)}`,
  flipped: (count) => `omgekeerde stukken: ${written(count)}`,
  joints: (count) => `rechte naden: ${written(count)}`,
  shared: (count) => `gedeelde plaatsen: ${written(count)}`,
  neighbours: (count) => `symmetrische buren: ${written(count)}`,
  difficulty: (rating) => `moeilijkheid: ${rating} van 5`,
  difficultyMap: () => "Moeilijkheid, van 1 (makkelijk) tot 5 (moeilijk)",
  easiest: (names) => `makkelijkst: ${names}`,
  hardest: (names) => `moeilijkst: ${names}`,
  lazyYear: (puzzle, year, days, moves, mean) =>
    `${puzzle}, ${year}: ${counted(days, { one: "# dag", other: "# dagen" })} met een oplossing, ${counted(moves, { one: "# stuk", other: "# stukken" })} te verplaatsen${mean === undefined ? "" : `, gemiddeld ${written(mean)} per ochtend`}`,
  lazyStart: () => "begin",
  noSolution: () => "geen oplossing",
  noDaySolved: () => "geen enkele dag heeft een oplossing",
  noDates: (puzzle) => `${puzzle} toont geen datums`,
  onlyWithLazy: (option, lazy) => `${option} hoort bij ${lazy}; laat het weg`,
  lazyHasAllDays: (one, other) => `een lui jaar heeft al zijn dagen; laat ${one} en ${other} weg`,
  lazyIsNoPng: () => "een lui jaar kan geen PNG zijn; kies txt, json, pdf, gif of svg",
  onlyLazyIsGif: (option) => `alleen een lui jaar kan een GIF zijn; voeg ${option} toe`,
};
