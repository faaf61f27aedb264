/** What the server says in Dutch. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("nl");

export const nlServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "Er zit een fout in het verzoek",
  noSolution: () => "Geen oplossing",
  fileMistakes: () => "Er zitten fouten in het puzzelbestand",
  noPuzzle: () => "Die puzzel bestaat niet",
  busy: () => "Er zijn nu te veel verzoeken",
  stopping: () => "De server stopt zo",
  tooLong: () => "Het zoeken duurde te lang en is gestopt",
  tooLarge: () => "Het antwoord is te groot",
  askLess: () => "vraag om een deel ervan",
  broken: () => "Hier ging iets mis",
  tooOften: () => "Je stuurt te veel verzoeken",
  unknownParameter: (name) => `onbekende parameter ${name}`,
  expectedSolution: (text) => `solution: verwacht een getal of none, niet ${text}`,
  gifShowsSearch: () => "solution: laat dit weg; een GIF toont de hele zoektocht",
  once: (name) => `${name}: geef dit maar één keer`,
  nameField: (name) => `${name}: noem het onderdeel, zoals in ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: onbekende tijdzone ${zone}`,
  ownAddress: (text) => `url: verwacht een adres van deze server, niet ${text}`,
  pageByPage: (most) => `vraag pagina voor pagina, met from en een limit tot ${most}, in plaats van alles`,
  notJson: () => "dit is geen JSON",
  sendJson: () => "Stuur JSON, met zijn content-type",
  onlyJson: () => "Hier werkt alleen JSON",
  requestTooLarge: (most) => `Een verzoek mag hooguit ${most} kB zijn`,
  wrongMethod: () => "Die methode werkt niet op dit adres",
  onlyGet: () => "Hier werken alleen GET en HEAD",
  nothingHere: (address) => `Hier is niets; kijk op ${address}`,
  otherName: () => "Deze server luistert niet naar die naam",
};

/** With no end where there is none. */
export const nlRange = (min: number, max: number | undefined): string =>
  max === undefined ? `vanaf ${measure(min)}` : `van ${measure(min)} tot en met ${measure(max)}`;

export const nlParts: NonNullable<CommandWords["parts"]> = {
  unknownPart: (name) => `onbekende sleutel ${name}`,
  unknownValue: (part, value) => `${part}: onbekende waarde ${value}`,
  flag: () => "true of false",
  texts: () => "een lijst van teksten",
  textOrNumber: () => "tekst of een getal",
  number: (min, max) => `een getal ${nlRange(min, max)}`,
  wholeNumber: (min, max) => `een geheel getal ${nlRange(min, max)}`,
  oneOf: (words) => `een van ${words.join(", ")}`,
  puzzle: () => "de id van een puzzel, een puzzelbestand of een object met de sleutels ervan",
  rows: () => "rijen van woorden",
  choices: (example) => `keuzes per onderdeel, zoals ${example}`,
  settings: (example) => `instellingen per naam, zoals ${example}`,
  expectedRequest: (example) => `verwacht een verzoek zoals ${example}`,
};
