/** What the coach says in French. */

import { type CoachWords, coachToolsIn } from "./translation.js";

const { written, counted, listed, either, capital } = coachToolsIn("fr");

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { one: "# date", many: "# de dates", other: "# dates" }
      : { one: "# combinaison", many: "# de combinaisons", other: "# combinaisons" },
  );
const solutions = (count: number): string =>
  counted(count, { one: "# solution", many: "# de solutions", other: "# solutions" });
const placed = (count: number): string =>
  counted(count, { one: "# pièce posée", many: "# de pièces posées", other: "# pièces posées" });
const pieces = (names: readonly string[]): string =>
  `${names.length === 1 ? "la pièce" : "les pièces"} ${listed(names)}`;

export const frCoach: CoachWords = {
  sentence: (text) => `${capital(text)}.`,
  heading: (text) => `${capital(text)} :`,
  subheading: (text) => `${text} :`,
  cells: (names) => `${names.length === 1 ? "la case" : "les cases"} ${listed(names)}`,
  cellRange: (count, first, last) => `les ${written(count)} cases de ${first} à ${last}`,
  uncoverable: (cell) => `aucune des pièces restantes ne peut couvrir la case ${cell}`,
  noRoom: (piece) => `la pièce ${piece} n’a plus assez de place`,
  wrongSize: (cells, count) =>
    count === 1
      ? `${cells} est isolée, et aucune pièce restante ne couvre une seule case`
      : `${cells} sont isolées, et les pièces restantes ne couvrent jamais exactement ${written(count)} cases`,
  wrongShape: (cells) => `les pièces restantes ne remplissent pas ${cells}`,
  samePiece: (piece, regions) =>
    `deux zones ont besoin de la pièce ${piece}, et il n’y en a pas assez pour les deux : ${regions.join(" ; ")}`,
  colouring: (cells, dark, light) =>
    `coloriées comme un échiquier, ${cells} donnent ${counted(dark, { one: "# foncée", many: "# de foncées", other: "# foncées" })} et ${counted(light, { one: "# claire", many: "# de claires", other: "# claires" })}, ce que les pièces restantes ne permettent pas`,
  choices: (cell, count) =>
    counted(
      count,
      {
        one: "la case {cell} ne laisse qu’un choix",
        many: "la case {cell} laisse # de choix",
        other: "la case {cell} laisse # choix",
      },
      { cell },
    ),
  places: (piece, count) =>
    counted(
      count,
      {
        one: "il ne reste qu’une place pour la pièce {piece}",
        many: "il reste # de places pour la pièce {piece}",
        other: "il reste # places pour la pièce {piece}",
      },
      { piece },
    ),
  piece: (piece) => `la pièce ${piece}`,
  pieceOn: (piece, cells) => `la pièce ${piece} sur ${cells}`,
  onlyChoice: (choice, cell) => `seule ${choice} peut couvrir la case ${cell}`,
  onlySpot: (piece, cells) => `la pièce ${piece} ne tient que sur ${cells}`,
  withAny: (choices) => `avec ${either(choices)}`,
  follows: (choice, text) => `${choice}, ${text}`,
  noArgument: () => "Aucun raisonnement court ne le montre : Daytile a tout essayé.",
  notEvenEmpty: () => "Même sans aucune pièce posée, il n’y a pas de solution.",
  solvableWithout: (names) => `Retirez ${pieces(names)}, et il y a de nouveau une solution.`,
  nothingToExplain: (title) => `Rien à expliquer : ${title} a une solution.`,
  coversDate: (piece, cell) => `la pièce ${piece} couvre la case ${cell}, qui doit rester visible`,
  whyNone: (steps) =>
    counted(steps, {
      one: "Pourquoi il n’y a pas de solution, en # étape",
      many: "Pourquoi il n’y a pas de solution, en # d’étapes",
      other: "Pourquoi il n’y a pas de solution, en # étapes",
    }),
  placed: (title, puzzle, count) => `${title} sur ${puzzle}, ${placed(count)}`,
  onlyCell: (piece, cell) =>
    `Une seule façon : seule la pièce ${piece} peut couvrir la case ${cell}, et dans un seul sens.`,
  onlyPiece: (piece, cell) => `Une seule pièce : seule la pièce ${piece} peut couvrir la case ${cell}.`,
  onlyPlace: (piece, cell) => `Une seule place : la pièce ${piece} ne tient plus que sur la case ${cell}.`,
  onlyPlaces: (piece, cell, copies) =>
    `Une seule place : il ne reste que ${written(copies)} places pour les ${written(copies)} exemplaires de la pièce ${piece}, dont une sur la case ${cell}.`,
  forcedRegion: (piece, cell, region) =>
    `Zone forcée : quelle que soit la façon de remplir ${region}, la pièce ${piece} couvre toujours la case ${cell} de la même manière.`,
  sharedPiece: (piece, cell, region, needs) =>
    `Pièce déjà prise : on ne peut pas remplir ${region} sans la pièce ${needs}, et sans elle, seule la pièce ${piece} peut couvrir la case ${cell}.`,
  othersFail: (piece, cell) =>
    `Les autres échouent : toute autre pièce sur la case ${cell} laisse un vide, c’est donc la pièce ${piece}.`,
  everySolution: (piece, cell) =>
    `Toutes les solutions : dans toutes celles qui restent, la pièce ${piece} couvre la case ${cell} de la même manière.`,
  bestChance: (piece, cell) =>
    `Meilleure chance : la pièce ${piece} couvre la case ${cell} dans une solution parmi beaucoup d’autres.`,
  bestChanceOf: (piece, cell, count, all) =>
    `Meilleure chance : la pièce ${piece} couvre la case ${cell} ainsi dans ${written(count)} des ${solutions(all)}.`,
  hidden: () => "Cela ne se voit pas d’un coup d’œil ; lancez daytile explain.",
  left: (count) =>
    counted(count, {
      none: "Il ne reste aucune solution.",
      one: "Il reste # solution.",
      many: "Il reste # de solutions.",
      other: "Il reste # solutions.",
    }),
  fine: () => "Jusqu’ici, tout va bien.",
  solved: () => "Résolu. Bravo !",
  impossible: () => "Il n’y a pas de solution, même sans aucune pièce posée.",
  takeOff: (names) => `Retirez ${pieces(names)}.`,
  reach: (puzzle, count, possible, all, areDates, found) =>
    `${puzzle}, ${placed(count)} : encore ${written(possible)} possibles sur ${dates(all, areDates)}${found === 0 ? "" : `, ${solutions(found)}`}`,
  reachMost: (names) => `le plus de solutions : ${names}`,
  withCount: (label, count) => `${label}\u00a0(${written(count)})`,
  reachNone: (areDates) => `aucune ${areDates ? "date" : "combinaison"} n’est possible avec ces pièces posées`,
  tasteHasOrder: (part) => `les solutions au choix viennent de la meilleure à la moins bonne ; retirez ${part}`,
  tasteIsText: () => "les solutions au choix sont du texte ou du JSON ; pour en dessiner une, utilisez --number",
  noneUpright: (title) => `aucune solution pour ${title} ne tient debout`,
  nothingToMove: () => "rien à déplacer",
  move: (names) => `déplacer ${names.length} : ${listed(names)}`,
  flipped: (count) => `pièces retournées : ${written(count)}`,
  joints: (count) => `joints droits : ${written(count)}`,
  shared: (count) => `positions partagées : ${written(count)}`,
  neighbours: (count) => `voisines symétriques : ${written(count)}`,
  difficulty: (rating) => `difficulté : ${rating} sur 5`,
  difficultyMap: () => "Difficulté, de 1 (facile) à 5 (difficile)",
  easiest: (names) => `les plus faciles : ${names}`,
  hardest: (names) => `les plus difficiles : ${names}`,
  lazyYear: (puzzle, year, days, moves, mean) =>
    `${puzzle}, ${year} : ${counted(days, { one: "# jour avec solution", many: "# de jours avec solution", other: "# jours avec solution" })}, ${counted(moves, { one: "# déplacement", many: "# de déplacements", other: "# déplacements" })}${mean === undefined ? "" : `, ${written(mean)} par matin en moyenne`}`,
  lazyStart: () => "départ",
  noSolution: () => "pas de solution",
  noDaySolved: () => "aucun jour n’a de solution",
  noDates: (puzzle) => `${puzzle} ne montre pas de date`,
  onlyWithLazy: (option, lazy) => `${option} va avec ${lazy} ; retirez-le`,
  lazyHasAllDays: (one, other) => `une année paresseuse a tous ses jours ; retirez ${one} et ${other}`,
  lazyIsNoPng: () => "une année paresseuse ne peut pas être en PNG ; choisissez txt, json, pdf, gif ou svg",
  onlyLazyIsGif: (option) => `seule une année paresseuse peut être en GIF ; ajoutez ${option}`,
};
