/** What the server says in French. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("fr");

export const frServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "La requête contient une erreur",
  noSolution: () => "Aucune solution",
  fileMistakes: () => "Le fichier du puzzle contient des erreurs",
  noPuzzle: () => "Ce puzzle n’existe pas",
  busy: () => "Trop de demandes en ce moment",
  stopping: () => "Le serveur va s’arrêter",
  tooLong: () => "La recherche a pris trop de temps et a été arrêtée",
  tooLarge: () => "La réponse est trop longue",
  askLess: () => "demandez-en une partie",
  broken: () => "Une erreur s’est produite ici",
  tooOften: () => "Vos demandes sont trop fréquentes",
  unknownParameter: (name) => `paramètre inconnu ${name}`,
  expectedSolution: (text) => `solution : il faut un nombre ou none, pas ${text}`,
  gifShowsSearch: () => "solution : à omettre ; un GIF montre toute la recherche",
  once: (name) => `${name} : une seule fois suffit`,
  nameField: (name) => `${name} : nommez le champ, comme ${name}[month]=Apr`,
  unknownZone: (zone) => `tz : fuseau horaire inconnu ${zone}`,
  ownAddress: (text) => `url : il faut une adresse de ce serveur, pas ${text}`,
  pageByPage: (most) => `demandez page par page, avec from et un limit de ${most} au plus, et non tout à la fois`,
  notJson: () => "ce n’est pas du JSON",
  sendJson: () => "Envoyez du JSON, avec son content-type",
  onlyJson: () => "Seul JSON fonctionne ici",
  requestTooLarge: (most) => `Une requête peut avoir ${most} ko au plus`,
  wrongMethod: () => "Cette méthode ne fonctionne pas à cette adresse",
  onlyGet: () => "Seuls GET et HEAD fonctionnent ici",
  nothingHere: (address) => `Il n’y a rien ici ; voir ${address}`,
  otherName: () => "Ce serveur ne répond pas à ce nom",
};

/** With no end where there is none. */
export const frRange = (min: number, max: number | undefined): string =>
  max === undefined ? `à partir de ${measure(min)}` : `de ${measure(min)} à ${measure(max)}`;

export const frParts: NonNullable<CommandWords["parts"]> = {
  unknownPart: (name) => `clé inconnue ${name}`,
  unknownValue: (part, value) => `${part} : valeur inconnue ${value}`,
  flag: () => "true ou false",
  texts: () => "une liste de textes",
  textOrNumber: () => "un texte ou un nombre",
  number: (min, max) => `un nombre ${frRange(min, max)}`,
  wholeNumber: (min, max) => `un nombre entier ${frRange(min, max)}`,
  oneOf: (words) => `un mot parmi ${words.join(", ")}`,
  puzzle: () => "l’identifiant d’un puzzle, un fichier de puzzle ou un objet avec ses clés",
  rows: () => "des lignes de mots",
  choices: (example) => `des choix par champ, comme ${example}`,
  settings: (example) => `des réglages par nom, comme ${example}`,
  expectedRequest: (example) => `il faut une requête comme ${example}`,
};
