/** What the server says in Spanish. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("es");

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
  expectedSolution: (text) => `solution: se espera un número o none, no ${text}`,
  gifShowsSearch: () => "solution: quítalo; un GIF muestra toda la búsqueda",
  once: (name) => `${name}: escríbelo una sola vez`,
  nameField: (name) => `${name}: escribe el campo, como en ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: zona horaria desconocida ${zone}`,
  ownAddress: (text) => `url: se espera una dirección de este servidor, no ${text}`,
  pageByPage: (most) => `pide página por página, con from y un limit de hasta ${most}, en vez de todo`,
  notJson: () => "esto no es JSON",
  sendJson: () => "Envía JSON, con su content-type",
  onlyJson: () => "Aquí solo funciona JSON",
  requestTooLarge: (most) => `Una petición puede tener hasta ${most} kB`,
  wrongMethod: () => "Ese método no funciona en esta dirección",
  onlyGet: () => "Aquí solo funcionan GET y HEAD",
  nothingHere: (address) => `Aquí no hay nada; mira ${address}`,
  otherName: () => "Este servidor no responde a ese nombre",
};

/** With no end where there is none. */
export const esRange = (min: number, max: number | undefined): string =>
  max === undefined ? `desde ${measure(min)}` : `de ${measure(min)} a ${measure(max)}`;

export const esParts: NonNullable<CommandWords["parts"]> = {
  unknownPart: (name) => `clave desconocida ${name}`,
  unknownValue: (part, value) => `${part}: valor desconocido ${value}`,
  flag: () => "true o false",
  texts: () => "una lista de textos",
  textOrNumber: () => "un texto o un número",
  number: (min, max) => `un número ${esRange(min, max)}`,
  wholeNumber: (min, max) => `un número entero ${esRange(min, max)}`,
  oneOf: (words) => `una palabra de entre ${words.join(", ")}`,
  puzzle: () => "el id de un puzle, un archivo de puzle o un objeto con sus claves",
  rows: () => "filas de palabras",
  choices: (example) => `opciones por campo, como ${example}`,
  settings: (example) => `ajustes por nombre, como ${example}`,
  expectedRequest: (example) => `se espera una petición como ${example}`,
};
