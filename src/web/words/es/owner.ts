/** The owner's board in Spanish. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("es");

export const esOwner: Words["owner"] = {
  whichPuzzle: "¿Qué puzle tienes?",
  otherPuzzle: "Tengo otro puzle",
  howTo: {
    pieces: "Arrastra por las casillas de una pieza y Daytile la reconoce.",
    free: "Marca todas las casillas que siguen libres.",
  },
  modesTitle: "Qué dibujar",
  modes: { pieces: "Dibujar piezas", free: "Casillas libres" },
  instructions:
    "Las flechas mueven, Espacio pinta, Intro termina una pieza. Retroceso quita una, Escape borra la pintura.",
  clear: "Vaciar tablero",
  cleared: "El tablero está vacío. «Deshacer» devuelve tus piezas.",
  removed: (piece) => `Pieza ${piece} quitada.`,
  onDate: (count) =>
    counted(count, {
      one: "# pieza tapaba la fecha y ya no está.",
      many: "# de piezas tapaban la fecha y ya no están.",
      other: "# piezas tapaban la fecha y ya no están.",
    }),
  faults: {
    "nothing drawn": "Primero pinta las casillas de una pieza.",
    "no such shape": "Ninguna pieza tiene esta forma. Sigue pintando o toca una casilla para borrarla.",
    "wrong way up": "¿Está bien puesta? En este puzle no puedes voltear esa pieza.",
    "no copy left": "Esa pieza ya está en el tablero.",
    "off the board": "Se sale del tablero. Prueba otra vez.",
    "on an uncovered cell": "Deja la fecha a la vista.",
    "on another piece": "Ahí ya hay una pieza. Tócala para quitarla.",
  },
  painted: (labels) => `Pintado: ${labels}.`,
  unpainted: (labels) => `Borrado: ${labels}.`,
  free: (labels) => `Libre: ${labels}.`,
  covered: (labels) => `Cubierto: ${labels}.`,
  paintedCell: (label) => `Casilla ${label}, pintada`,
  freeCell: (label) => `Casilla ${label}, libre`,
  coveredCell: (label) => `Casilla ${label}, cubierta`,
  workOut: "Buscar las piezas",
  showOne: "Mostrar una",
  oneWay: "Solo hay una forma. Aquí está.",
  ways: (count) =>
    counted(count, {
      none: "Tus piezas no forman el resto. Revisa las casillas libres.",
      one: "# forma de completarlo.",
      many: "# de formas de completarlo.",
      other: "# formas de completarlo.",
    }),
  tooManyWays: "Demasiadas posibilidades. Mejor dibuja una o dos piezas.",
  manyWays: (count) =>
    counted(count, {
      one: "Más de # forma de completarlo.",
      many: "Más de # de formas de completarlo.",
      other: "Más de # formas de completarlo.",
    }),
  ask: "Pregunta por tu tablero",
  noClock: "Sin reloj ni puntos. Pregunta cuanto quieras.",
  questions: {
    solvable: "¿Aún se puede resolver?",
    wrong: "¿Qué pieza está mal?",
    look: "¿Dónde debo mirar?",
    next: "¿Cuál es la siguiente pieza?",
    solution: "Mostrar una solución",
  },
  yes: "Sí.",
  no: "No.",
  yesMore: "Desde aquí aún puedes terminar.",
  noMore: "Primero hay que quitar algo.",
  howMany: "¿Cuántas soluciones?",
  goesHere: (piece) => `Aquí va la pieza ${piece}.`,
  takeOff: "Quitar",
  keepsAll: "Se quedan todas tus piezas.",
  keeps: (kept, all) =>
    counted(
      kept,
      {
        none: "No se queda ninguna de tus piezas.",
        one: "Se queda # de tus {all} piezas.",
        many: "Se quedan # de tus {all} piezas.",
        other: "Se quedan # de tus {all} piezas.",
      },
      { all: String(all) },
    ),
  useIt: "Ponerla en mi tablero",
};
