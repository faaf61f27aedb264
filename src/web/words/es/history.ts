/** The History view in Spanish. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("es");

export const esHistory: Words["history"] = {
  streak: "Racha",
  longest: "Racha más larga",
  days: (count) => counted(count, { one: "día", many: "de días", other: "días" }),
  solved: "Puzles resueltos",
  todaySolved: "Ya has resuelto el puzle de hoy.",
  todayOpen: "El puzle de hoy te espera.",
  playToday: "Jugar al puzle de hoy",
  calendar: "Fechas resueltas",
  previousMonth: "Mes anterior",
  nextMonth: "Mes siguiente",
  onItsDay: "resuelto el mismo día",
  anotherDay: "resuelto otro día",
  notSolved: "sin resolver",
  times: "Tiempos",
  timesHint: "El mejor tiempo y la mediana solo cuentan los puzles resueltos sin pistas ni número de soluciones.",
  noTimes: "Aquí aparecerán los puzles que resuelvas.",
  puzzle: "Puzle",
  count: "Resueltos",
  best: "Mejor",
  median: "Mediana",
  none: "ninguno",
  share: "Compartir",
  shareHint: "Muestra cómo te fue. Sin spoilers.",
  shared: "Copiado.",
  copyByHand: "Copia este texto",
  solvedIn: (date, time) => `${date}: resuelto en ${time}.`,
  solvedAt: (date) => `${date}: resuelto.`,
  hints: (count) => counted(count, { none: "Sin pistas.", one: "# pista.", many: "# de pistas.", other: "# pistas." }),
  streakOf: (days) => counted(days, { one: "Racha de # día.", many: "Racha de # de días.", other: "Racha de # días." }),
  progress: "Guarda una copia de tu progreso",
  progressHint:
    "Tu progreso está solo en este navegador. Guárdalo en un archivo para conservarlo o llevarlo a otro sitio.",
  exportFile: "Guardar archivo",
  importFile: "Cargar archivo",
  imported: (taken, known, refused) =>
    [
      counted(taken, {
        none: "Nada nuevo.",
        one: "# puzle añadido.",
        many: "# de puzles añadidos.",
        other: "# puzles añadidos.",
      }),
      ...(known > 0 ? [counted(known, { one: "# ya estaba.", many: "# ya estaban.", other: "# ya estaban." })] : []),
      ...(refused > 0 ? [counted(refused, { one: "# ilegible.", many: "# ilegibles.", other: "# ilegibles." })] : []),
    ].join(" "),
  importFaults: {
    "not a progress file": "Ese no es un archivo de progreso de Daytile. No ha cambiado nada.",
    "written by a newer program": "Ese archivo es de una versión más reciente de Daytile. No ha cambiado nada.",
    "too large": "Ese archivo es demasiado grande. No ha cambiado nada.",
  },
};
