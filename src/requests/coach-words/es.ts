/** What the coach says in Spanish. */

import { type CoachWords, coachToolsIn } from "./translation.js";

const { written, counted, listed, either, capital } = coachToolsIn("es");

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { one: "# fecha", many: "# de fechas", other: "# fechas" }
      : { one: "# combinación", many: "# de combinaciones", other: "# combinaciones" },
  );
const solutions = (count: number): string =>
  counted(count, { one: "# solución", many: "# de soluciones", other: "# soluciones" });
const placed = (count: number): string =>
  counted(count, { one: "# pieza puesta", many: "# de piezas puestas", other: "# piezas puestas" });
const pieces = (names: readonly string[]): string =>
  `${names.length === 1 ? "la pieza" : "las piezas"} ${listed(names)}`;

export const esCoach: CoachWords = {
  sentence: (text) => `${capital(text)}.`,
  heading: (text) => `${capital(text)}:`,
  subheading: (text) => `${text}:`,
  cells: (names) => `${names.length === 1 ? "la casilla" : "las casillas"} ${listed(names)}`,
  cellRange: (count, first, last) => `las ${written(count)} casillas de ${first} a ${last}`,
  uncoverable: (cell) => `ninguna de las piezas que quedan puede cubrir la casilla ${cell}`,
  noRoom: (piece) => `la pieza ${piece} ya no cabe`,
  wrongSize: (cells, count) =>
    count === 1
      ? `${cells} queda aislada, y ninguna pieza de las que quedan cubre una sola casilla`
      : `${cells} quedan aisladas, y las piezas que quedan nunca cubren exactamente ${written(count)} casillas`,
  wrongShape: (cells) => `las piezas que quedan no llenan ${cells}`,
  samePiece: (piece, regions) =>
    `dos zonas necesitan la pieza ${piece}, y no hay bastantes para las dos: ${regions.join("; ")}`,
  colouring: (cells, dark, light) =>
    `coloreadas como un tablero de ajedrez, ${cells} son ${counted(dark, { one: "# oscura", many: "# de oscuras", other: "# oscuras" })} y ${counted(light, { one: "# clara", many: "# de claras", other: "# claras" })}, y con las piezas que quedan no cuadra`,
  choices: (cell, count) =>
    counted(
      count,
      {
        one: "para la casilla {cell} queda una opción",
        many: "para la casilla {cell} quedan # de opciones",
        other: "para la casilla {cell} quedan # opciones",
      },
      { cell },
    ),
  places: (piece, count) =>
    counted(
      count,
      {
        one: "para la pieza {piece} queda un sitio",
        many: "para la pieza {piece} quedan # de sitios",
        other: "para la pieza {piece} quedan # sitios",
      },
      { piece },
    ),
  piece: (piece) => `la pieza ${piece}`,
  pieceOn: (piece, cells) => `la pieza ${piece} sobre ${cells}`,
  onlyChoice: (choice, cell) => `solo ${choice} puede cubrir la casilla ${cell}`,
  onlySpot: (piece, cells) => `la pieza ${piece} solo cabe sobre ${cells}`,
  withAny: (choices) => `con ${either(choices)}`,
  follows: (choice, text) => `${choice}, ${text}`,
  noArgument: () => "No hay un argumento corto que lo muestre: Daytile lo ha probado todo.",
  notEvenEmpty: () => "No tiene solución ni siquiera sin piezas puestas.",
  solvableWithout: (names) => `Quita ${pieces(names)} y vuelve a haber una solución.`,
  nothingToExplain: (title) => `No hay nada que explicar: ${title} tiene solución.`,
  coversDate: (piece, cell) => `la pieza ${piece} cubre la casilla ${cell}, que debe quedar a la vista`,
  whyNone: (steps) =>
    counted(steps, {
      one: "Por qué no hay solución, en # paso",
      many: "Por qué no hay solución, en # de pasos",
      other: "Por qué no hay solución, en # pasos",
    }),
  placed: (title, puzzle, count) => `${title} en ${puzzle}, ${placed(count)}`,
  onlyCell: (piece, cell) =>
    `Única forma: solo la pieza ${piece} puede cubrir la casilla ${cell}, y solo de una manera.`,
  onlyPiece: (piece, cell) => `Única pieza: solo la pieza ${piece} puede cubrir la casilla ${cell}.`,
  onlyPlace: (piece, cell) => `Único sitio: la pieza ${piece} solo cabe sobre la casilla ${cell}.`,
  onlyPlaces: (piece, cell, copies) =>
    `Único sitio: para las ${written(copies)} copias de la pieza ${piece} solo quedan ${written(copies)} sitios, uno de ellos sobre la casilla ${cell}.`,
  forcedRegion: (piece, cell, region) =>
    `Zona forzada: llenes como llenes ${region}, la pieza ${piece} cubre la casilla ${cell} siempre igual.`,
  sharedPiece: (piece, cell, region, needs) =>
    `Pieza ya ocupada: no se pueden llenar ${region} sin la pieza ${needs}, y sin ella solo la pieza ${piece} puede cubrir la casilla ${cell}.`,
  othersFail: (piece, cell) =>
    `Las demás fallan: cualquier otra pieza sobre la casilla ${cell} deja un hueco, así que es la pieza ${piece}.`,
  everySolution: (piece, cell) =>
    `Todas las soluciones: en todas las que quedan, la pieza ${piece} cubre la casilla ${cell} de la misma manera.`,
  bestChance: (piece, cell) =>
    `La mejor opción: la pieza ${piece} cubre la casilla ${cell} en una de muchas soluciones.`,
  bestChanceOf: (piece, cell, count, all) =>
    `La mejor opción: la pieza ${piece} cubre así la casilla ${cell} en ${written(count)} de ${solutions(all)}.`,
  hidden: () => "A simple vista no se ve por qué; ejecuta daytile explain.",
  left: (count) =>
    counted(count, {
      none: "No queda ninguna solución.",
      one: "Queda # solución.",
      many: "Quedan # de soluciones.",
      other: "Quedan # soluciones.",
    }),
  fine: () => "Por ahora vas bien.",
  solved: () => "Resuelto. ¡Muy bien!",
  impossible: () => "No tiene solución, ni siquiera sin piezas puestas.",
  takeOff: (names) => `Quita ${pieces(names)}.`,
  reach: (puzzle, count, possible, all, areDates, found) =>
    `${puzzle}, ${placed(count)}: aún son posibles ${written(possible)} de ${dates(all, areDates)}${found === 0 ? "" : `, ${solutions(found)}`}`,
  reachMost: (names) => `con más soluciones: ${names}`,
  withCount: (label, count) => `${label}\u00a0(${written(count)})`,
  reachNone: (areDates) => `ninguna ${areDates ? "fecha" : "combinación"} es posible con estas piezas puestas`,
  tasteHasOrder: (part) => `las soluciones a tu gusto van de mejor a peor; quita ${part}`,
  tasteIsText: () => "las soluciones a tu gusto son texto o JSON; para dibujar una, usa --number",
  noneUpright: (title) => `ninguna solución para ${title} se tiene en pie`,
  nothingToMove: () => "nada que mover",
  move: (names) => `mover ${names.length}: ${listed(names)}`,
  flipped: (count) => `piezas volteadas: ${written(count)}`,
  joints: (count) => `juntas rectas: ${written(count)}`,
  shared: (count) => `posiciones compartidas: ${written(count)}`,
  neighbours: (count) => `vecinas simétricas: ${written(count)}`,
  difficulty: (rating) => `dificultad: ${rating} de 5`,
  difficultyMap: () => "Dificultad, de 1 (fácil) a 5 (difícil)",
  easiest: (names) => `las más fáciles: ${names}`,
  hardest: (names) => `las más difíciles: ${names}`,
  lazyYear: (puzzle, year, days, moves, mean) =>
    `${puzzle}, ${year}: ${counted(days, { one: "# día con solución", many: "# de días con solución", other: "# días con solución" })}, ${counted(moves, { one: "# movimiento", many: "# de movimientos", other: "# movimientos" })}${mean === undefined ? "" : `, ${written(mean)} por mañana`}`,
  lazyStart: () => "inicio",
  noSolution: () => "sin solución",
  noDaySolved: () => "ningún día tiene solución",
  noDates: (puzzle) => `${puzzle} no muestra fechas`,
  onlyWithLazy: (option, lazy) => `${option} va con ${lazy}; quítalo`,
  lazyHasAllDays: (one, other) => `un año perezoso tiene todos sus días; quita ${one} y ${other}`,
  lazyIsNoPng: () => "un año perezoso no puede ser PNG; elige txt, json, pdf, gif o svg",
  onlyLazyIsGif: (option) => `solo un año perezoso puede ser GIF; añade ${option}`,
};
