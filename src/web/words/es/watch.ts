/** The Watch view in Spanish. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { esSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("es");

export const esWatch: Words["watch"] = {
  title: "Ver la búsqueda",
  spoiler: "La búsqueda acaba en una solución para esta fecha.",
  reveal: "Ver de todos modos",
  algorithm: "Algoritmo",
  algorithms: {
    bitboards: "Bitboards",
    positions: "Casilla a casilla",
    regions: "Piezas y huecos",
    "algorithm-x": "Algoritmo X",
    model: "Modelo de restricciones",
    "dancing-links": "Dancing Links",
    "first-open-cell": "Primera casilla libre",
  },
  add: "Añadir un tablero",
  remove: (name) => `Quitar ${name}`,
  controls: "Controles",
  play: "Reproducir",
  pause: "Pausa",
  step: "Paso adelante",
  back: "Paso atrás",
  restart: "Volver al inicio",
  speed: "Velocidad",
  perSecond: (steps) =>
    counted(steps, { one: "# paso por segundo", many: "# de pasos por segundo", other: "# pasos por segundo" }),
  fullSpeed: "velocidad máxima",
  stops: "Pausar en cada solución",
  nodes: "Tableros vistos",
  tried: "Intentos",
  solutions: "Soluciones",
  depth: "Piezas colocadas",
  position: "Paso",
  plot: "Piezas colocadas a lo largo del tiempo",
  steps: (steps) => counted(steps, { one: "# paso", many: "# de pasos", other: "# pasos" }),
  board: (name, depth) =>
    `${name}: ${counted(depth, { one: "# pieza en el tablero", many: "# de piezas en el tablero", other: "# piezas en el tablero" })}`,
  start: "El tablero está vacío.",
  place: (piece, label) => `Probar la pieza ${piece} sobre la casilla ${label}.`,
  take: (piece, label) => `Quitar la pieza ${piece} de la casilla ${label}.`,
  nothingFits: (label) => `Nada encaja en la casilla ${label}. Atrás.`,
  noRoom: (piece) => `La pieza ${piece} ya no cabe. Atrás.`,
  tooSmall: (label, size) =>
    counted(
      size,
      {
        one: "El hueco de la casilla {label} es demasiado pequeño (# casilla). Atrás.",
        many: "El hueco de la casilla {label} es demasiado pequeño (# de casillas). Atrás.",
        other: "El hueco de la casilla {label} es demasiado pequeño (# casillas). Atrás.",
      },
      { label },
    ),
  leftOver: "El tablero está lleno, pero sobran piezas. Atrás.",
  found: (number) => `¡Solución ${written(number)}!`,
  finished: (count) => `Terminado: ${counted(count, esSolutionForms)}.`,
  givenUp: (steps) =>
    counted(steps, {
      one: "En pausa tras # paso. Va para largo: pulsa «Reproducir» para seguir.",
      many: "En pausa tras # de pasos. Va para largo: pulsa «Reproducir» para seguir.",
      other: "En pausa tras # pasos. Va para largo: pulsa «Reproducir» para seguir.",
    }),
  rewinding: "Rebobinando…",
  film: "Guardar como GIF",
  filming: "Creando el GIF…",
  cancel: "Cancelar",
  filmFailed: "No se ha podido crear el GIF.",
};
