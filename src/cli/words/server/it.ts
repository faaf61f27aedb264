/** What the server says in Italian. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("it");

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
  expectedSolution: (text) => `solution: serve un numero o none, non ${text}`,
  gifShowsSearch: () => "solution: da omettere; una GIF mostra tutta la ricerca",
  once: (name) => `${name}: scrivilo una volta sola`,
  nameField: (name) => `${name}: scrivi il campo, come in ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: fuso orario sconosciuto ${zone}`,
  ownAddress: (text) => `url: serve un indirizzo di questo server, non ${text}`,
  pageByPage: (most) => `chiedi pagina per pagina, con from e un limit fino a ${most}, invece di tutto`,
  notJson: () => "questo non è JSON",
  sendJson: () => "Invia JSON, con il suo content-type",
  onlyJson: () => "Qui funziona solo JSON",
  requestTooLarge: (most) => `Una richiesta può avere al massimo ${most} kB`,
  wrongMethod: () => "Questo metodo non funziona a questo indirizzo",
  onlyGet: () => "Qui funzionano solo GET e HEAD",
  nothingHere: (address) => `Qui non c’è niente; vedi ${address}`,
  otherName: () => "Questo server non risponde a quel nome",
};

/** With no end where there is none. */
export const itRange = (min: number, max: number | undefined): string =>
  max === undefined ? `da ${measure(min)} in su` : `da ${measure(min)} a ${measure(max)}`;

export const itParts: NonNullable<CommandWords["parts"]> = {
  unknownPart: (name) => `chiave sconosciuta ${name}`,
  unknownValue: (part, value) => `${part}: valore sconosciuto ${value}`,
  flag: () => "true o false",
  texts: () => "un elenco di testi",
  textOrNumber: () => "un testo o un numero",
  number: (min, max) => `un numero ${itRange(min, max)}`,
  wholeNumber: (min, max) => `un numero intero ${itRange(min, max)}`,
  oneOf: (words) => `una parola tra ${words.join(", ")}`,
  puzzle: () => "l’id di un rompicapo, un file di rompicapo o un oggetto con le sue chiavi",
  rows: () => "righe di parole",
  choices: (example) => `scelte per campo, come ${example}`,
  settings: (example) => `impostazioni per nome, come ${example}`,
  expectedRequest: (example) => `serve una richiesta come ${example}`,
};
