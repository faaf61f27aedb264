/** What the server says in French. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("fr");

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
  expectedNumber: (name, text) => `${name} : il faut un nombre, pas ${text}`,
  expectedRange: (name, min, max, text) =>
    `${name} : il faut un nombre de ${written(min)} à ${written(max)}, pas ${text}`,
  expectedFlag: (name, text) => `${name} : il faut true ou false, pas ${text}`,
  expectedSolution: (text) => `solution : il faut un nombre ou none, pas ${text}`,
  gifShowsSearch: () => "solution : à omettre ; un GIF montre toute la recherche",
  once: (name) => `${name} : une seule fois suffit`,
  nameField: (name) => `${name} : nommez le champ, comme ${name}[month]=Apr`,
  unknownZone: (zone) => `tz : fuseau horaire inconnu ${zone}`,
};
