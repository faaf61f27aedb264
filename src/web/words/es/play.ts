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
  hide: "Ocultar la cuenta y el cronómetro",
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
    "cut-off": (labels) => `Ninguna pieza encaja en este hueco: ${labels}.`,
    uncoverable: (label) => `Ninguna de las piezas que quedan puede cubrir la casilla ${label}.`,
    "no-room": (piece) => `La pieza ${piece} ya no cabe.`,
    hidden: "Cuesta verlo, pero desde aquí no hay solución.",
  },
  nudges: {
    "only-cell": (label) => `Mira la casilla ${label}: solo encaja una pieza, y solo de una forma.`,
    "only-piece": (label) => `Mira la casilla ${label}: solo encaja una pieza.`,
    "only-place": (label) => `Mira alrededor de la casilla ${label}: una pieza no cabe en otro sitio.`,
    "forced-region": (label) => `Mira el hueco de la casilla ${label}: solo una pieza puede llenarlo.`,
    "shared-piece": (label) => `Mira la casilla ${label}: otro hueco necesita la otra pieza que encaja.`,
    "others-fail": (label) => `Mira la casilla ${label}: todas las piezas menos una dejan un hueco.`,
    "every-solution": (label) => `Mira la casilla ${label}: todas las soluciones que quedan la cubren igual.`,
    "best-chance": (label) => `Empieza por la casilla ${label}: ahí hay poco donde elegir.`,
  },
  reasons: {
    "only-cell": (piece, label) => `Mira la casilla ${label}: solo encaja la pieza ${piece}, y solo de una forma.`,
    "only-piece": (piece, label) => `Mira la casilla ${label}: solo encaja la pieza ${piece}.`,
    "only-place": (piece, label) => `La pieza ${piece} solo encaja en un sitio: sobre la casilla ${label}.`,
    "forced-region": (piece, label) => `Mira la casilla ${label}: ese hueco solo se llena con la pieza ${piece}.`,
    "shared-piece": (piece, label) => `Otro hueco necesita su pieza. Para la casilla ${label} queda la pieza ${piece}.`,
    "others-fail": (piece, label) => `Mira la casilla ${label}: cualquier pieza que no sea ${piece} deja un hueco.`,
    "every-solution": (piece, label) =>
      `En todas las soluciones que quedan, la pieza ${piece} cubre la casilla ${label}.`,
    "best-chance": (piece, label) => `Prueba la pieza ${piece} sobre la casilla ${label}.`,
  },
  goesHere: (piece) => `Coloca la pieza ${piece} dentro del contorno.`,
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
