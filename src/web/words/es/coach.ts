/** What the coach says in the app, in Spanish: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written, counted } = numbersIn("es");

export const esLessons: Words["coach"] = {
  difficulty: (rating) => `Dificultad: ${rating} de 5`,
  show: "Mostrar",
  bySolutions: "Soluciones",
  byDifficulty: "Dificultad",
  working: "Calculando la dificultad de cada fecha…",
  cell: (title, rating) => `${title}: dificultad ${rating} de 5`,
  why: "¿Por qué no se puede?",
  canWork: "Se puede: desde aquí hay una solución.",
  noShort: "No hay una razón corta: Daytile tuvo que probarlo todo.",
  step: (number, count) => `Paso ${number} de ${count}`,
  back: "Atrás",
  forward: "Siguiente",
  suppose: (piece, labels) => `Supón que la pieza ${piece} cubre ${labels}.`,
  cellChoices: (label, count) => `Formas de cubrir la casilla ${label}: ${count}.`,
  pieceChoices: (piece, count) => `Sitios que quedan para la pieza ${piece}: ${count}.`,
  samePiece: (piece, labels) => `Dos huecos necesitan la misma pieza, la ${piece}: ${labels}.`,
  colouring: (labels, dark, light) =>
    `Coloreado como un tablero de ajedrez, este hueco tiene ${counted(dark, { one: "# casilla oscura", many: "# de casillas oscuras", other: "# casillas oscuras" })} y ${counted(light, { one: "# clara", many: "# de claras", other: "# claras" })}: ${labels}. Con las piezas que quedan no puede salir.`,
  reach: "¿Qué fechas quedan?",
  reachable: (count) => `Fechas que aún son posibles con estas piezas: ${count}.`,
  reachHint: "Cada número dice cuántas soluciones dejan visible esa casilla.",
  reachNone: "Con estas piezas no es posible ninguna fecha.",
  withCount: (date, count) => `${date} (${count})`,
  most: (dates) => `Más soluciones: ${dates}.`,
  easiestDay: (day) => `El día de la semana que mejor se te da: ${day}.`,
  hardestDay: (day) => `El que más te cuesta: ${day}.`,
  easyDates: "Fechas fáciles (1–2)",
  hardDates: "Fechas difíciles (4–5)",
  byRating: "Tus tiempos según la dificultad",
  tastes: {
    all: "Todas",
    near: "Las más cercanas a tu tablero",
    upright: "Se tienen en pie",
    "fewest-flips": "Menos piezas volteadas",
    "most-joints": "Más juntas rectas",
    "fewest-joints": "Menos juntas rectas",
    rarest: "Las más raras",
    "most-neighbours": "Más vecinas simétricas",
  },
  comparing: "Comparando soluciones…",
  best: (shown, count) => `Las mejores: ${written(shown)} de ${written(count)}`,
  noneUpright: "Ninguna solución se tiene en pie.",
};
