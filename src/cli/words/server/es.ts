/** What the server says in Spanish. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("es");

export const esServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "La petición tiene un error",
  noSolution: () => "No hay solución",
  fileMistakes: () => "El archivo del puzle tiene errores",
  noPuzzle: () => "Ese puzle no existe",
  busy: () => "Hay demasiadas peticiones en este momento",
  stopping: () => "El servidor está a punto de detenerse",
  tooLong: () => "La búsqueda tardó demasiado y se detuvo",
  tooLarge: () => "La respuesta es demasiado grande",
  askLess: () => "pide solo una parte",
  broken: () => "Algo ha fallado aquí",
  tooOften: () => "Haces demasiadas peticiones",
  unknownParameter: (name) => `parámetro desconocido ${name}`,
  expectedNumber: (name, text) => `${name}: se espera un número, no ${text}`,
  expectedRange: (name, min, max, text) =>
    `${name}: se espera un número de ${written(min)} a ${written(max)}, no ${text}`,
  expectedFlag: (name, text) => `${name}: se espera true o false, no ${text}`,
  expectedSolution: (text) => `solution: se espera un número o none, no ${text}`,
  gifShowsSearch: () => "solution: quítalo; un GIF muestra toda la búsqueda",
  once: (name) => `${name}: escríbelo una sola vez`,
  nameField: (name) => `${name}: escribe el campo, como en ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: zona horaria desconocida ${zone}`,
};
