/** What the server says in Italian. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("it");

export const itServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "La richiesta contiene un errore",
  noSolution: () => "Nessuna soluzione",
  fileMistakes: () => "Il file del rompicapo contiene errori",
  noPuzzle: () => "Questo rompicapo non esiste",
  busy: () => "Troppe richieste in questo momento",
  stopping: () => "Il server sta per fermarsi",
  tooLong: () => "La ricerca è durata troppo ed è stata interrotta",
  tooLarge: () => "La risposta è troppo grande",
  askLess: () => "chiedine solo una parte",
  broken: () => "Qui qualcosa è andato storto",
  tooOften: () => "Fai troppe richieste",
  unknownParameter: (name) => `parametro sconosciuto ${name}`,
  expectedNumber: (name, text) => `${name}: serve un numero, non ${text}`,
  expectedRange: (name, min, max, text) => `${name}: serve un numero da ${written(min)} a ${written(max)}, non ${text}`,
  expectedFlag: (name, text) => `${name}: serve true o false, non ${text}`,
  expectedSolution: (text) => `solution: serve un numero o none, non ${text}`,
  gifShowsSearch: () => "solution: da omettere; una GIF mostra tutta la ricerca",
  once: (name) => `${name}: scrivilo una volta sola`,
  nameField: (name) => `${name}: scrivi il campo, come in ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: fuso orario sconosciuto ${zone}`,
};
