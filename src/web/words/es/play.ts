/** The Play view in Spanish. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { esHands, esTools } from "../../../element/words/es.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("es");

export const esPlay: Words["play"] = {
  hands: esHands,
  ...esTools,
  help: "Pista",
  sound: "Sonido",
  hide: "Ocultar el número y el cronómetro",
  fullScreen: "Pantalla completa",
  more: "Más",
  pause: "Pausa",
  paused: "En pausa",
  goOn: "Continuar",
  chosen: "Elige ahora dónde va.",
  restarted: "El tablero está vacío. «Rehacer» recupera tus piezas.",
  time: "Tiempo",
  counting: "Contando…",
  left: (count) =>
    counted(count, {
      none: "No quedan soluciones",
      one: "Queda # solución",
      many: "Quedan # de soluciones",
      other: "Quedan # soluciones",
    }),
  solved: "Resuelto",
  solvedIn: (time) => `¡Muy bien! Resuelto en ${time}.`,
  solvedNow: "Solo queda a la vista la fecha.",
  withHints: (count) => counted(count, { one: "Con # pista", many: "Con # de pistas", other: "Con # pistas" }),
  revealed: "Aquí tienes una solución.",
  share: "Compartir",
  copied: "Copiado.",
  allSolutions: "Ver todas las soluciones",
  showCount: "Mostrar cuántas soluciones quedan",
  countIsTold: "Aparecerá en tu resultado.",
  helpHint: "¿Una pista pequeña o grande?",
  levels: {
    wrong: "¿Voy bien?",
    nudge: "Una pequeña pista",
    next: "Ver la siguiente pieza",
    everything: "Ver una solución",
  },
  no: "No.",
  takeOff: (count, pieces) =>
    counted(
      count,
      { one: "Quita la pieza {pieces}.", many: "Quita las piezas {pieces}.", other: "Quita las piezas {pieces}." },
      { pieces },
    ),
  deadEnds: {
    "cut-off": (labels) => `Las piezas que quedan no llenan este hueco: ${labels}.`,
    uncoverable: (label) => `Ninguna de las piezas que quedan puede cubrir la casilla ${label}.`,
    "no-room": (piece) => `Ya no hay sitio suficiente para la pieza ${piece}.`,
    hidden: "Cuesta verlo, pero desde aquí no hay solución.",
  },
  nudges: {
    "only-cell": (label) => `Única forma: en la casilla ${label} solo encaja una pieza, y solo de una manera.`,
    "only-piece": (label) => `Única pieza: solo una puede cubrir la casilla ${label}.`,
    "only-place": (label) => `Único sitio: una pieza tiene que ir sobre la casilla ${label}.`,
    "forced-region": (label) => `Zona forzada: llenes como llenes el hueco, la casilla ${label} se cubre igual.`,
    "shared-piece": (label) =>
      `Pieza ya ocupada: otro hueco necesita una que encaja aquí. Queda una para la casilla ${label}.`,
    "others-fail": (label) => `Las demás fallan: sobre la casilla ${label}, todas las piezas menos una dejan un hueco.`,
    "every-solution": (label) => `Todas las soluciones: las que quedan cubren igual la casilla ${label}.`,
    "best-chance": (label) => `La mejor opción: empieza por la casilla ${label}.`,
  },
  reasons: {
    "only-cell": (piece, label) =>
      `Única forma: en la casilla ${label} solo encaja la pieza ${piece}, y solo de una manera.`,
    "only-piece": (piece, label) => `Única pieza: solo la pieza ${piece} puede cubrir la casilla ${label}.`,
    "only-place": (piece, label) => `Único sitio: la pieza ${piece} tiene que ir sobre la casilla ${label}.`,
    "forced-region": (piece, label) =>
      `Zona forzada: llenes como llenes el hueco, la pieza ${piece} cubre igual la casilla ${label}.`,
    "shared-piece": (piece, label) =>
      `Pieza ya ocupada: otro hueco necesita su pieza. Para la casilla ${label} queda la pieza ${piece}.`,
    "others-fail": (piece, label) =>
      `Las demás fallan: sobre la casilla ${label}, cualquier pieza que no sea ${piece} deja un hueco.`,
    "every-solution": (piece, label) =>
      `Todas las soluciones: en las que quedan, la pieza ${piece} cubre igual la casilla ${label}.`,
    "best-chance": (piece, label) => `La mejor opción: prueba la pieza ${piece} sobre la casilla ${label}.`,
  },
  oneSolution: "¿Quieres ver una solución?",
  placeIt: "Colocarla",
  placeAll: "Mostrarla",
  takeItOff: (count) => counted(count, { one: "Quitarla", many: "Quitarlas", other: "Quitarlas" }),
  answers: {
    fine: "Sí. Por ahora vas bien.",
    solved: "Listo: todas las piezas están en su sitio.",
    impossible: "Estas piezas no pueden mostrar esta fecha.",
  },
};
