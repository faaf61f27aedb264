/** What the coach says in Brazilian Portuguese. */

import { type CoachWords, coachToolsIn } from "./translation.js";

const { written, counted, listed, either, capital } = coachToolsIn("pt");

const dates = (count: number, areDates: boolean): string =>
  counted(
    count,
    areDates
      ? { one: "# data", many: "# de datas", other: "# datas" }
      : { one: "# combinação", many: "# de combinações", other: "# combinações" },
  );
const solutions = (count: number): string =>
  counted(count, { one: "# solução", many: "# de soluções", other: "# soluções" });
const placed = (count: number): string =>
  counted(count, { one: "# peça colocada", many: "# de peças colocadas", other: "# peças colocadas" });
const pieces = (names: readonly string[]): string => `${names.length === 1 ? "a peça" : "as peças"} ${listed(names)}`;

export const ptCoach: CoachWords = {
  sentence: (text) => `${capital(text)}.`,
  heading: (text) => `${capital(text)}:`,
  subheading: (text) => `${text}:`,
  cells: (names) => `${names.length === 1 ? "a casa" : "as casas"} ${listed(names)}`,
  cellRange: (count, first, last) => `as ${written(count)} casas de ${first} a ${last}`,
  uncoverable: (cell) => `nenhuma das peças que restam consegue cobrir a casa ${cell}`,
  noRoom: (piece) => `não há mais lugar para a peça ${piece}`,
  wrongSize: (cells, count) =>
    count === 1
      ? `${cells} fica isolada, e nenhuma peça que resta cobre uma casa só`
      : `${cells} ficam isoladas, e as peças que restam nunca cobrem exatamente ${written(count)} casas`,
  wrongShape: (cells) => `as peças que restam não preenchem ${cells}`,
  samePiece: (piece, regions) =>
    `duas regiões precisam da peça ${piece}, e não há o bastante para as duas: ${regions.join("; ")}`,
  colouring: (cells, dark, light) =>
    `pintadas como um tabuleiro de xadrez, ${cells} são ${counted(dark, { one: "# escura", many: "# de escuras", other: "# escuras" })} e ${counted(light, { one: "# clara", many: "# de claras", other: "# claras" })}, e com as peças que restam a conta não fecha`,
  choices: (cell, count) =>
    counted(
      count,
      {
        one: "para a casa {cell} resta uma opção",
        many: "para a casa {cell} restam # de opções",
        other: "para a casa {cell} restam # opções",
      },
      { cell },
    ),
  places: (piece, count) =>
    counted(
      count,
      {
        one: "para a peça {piece} resta um lugar",
        many: "para a peça {piece} restam # de lugares",
        other: "para a peça {piece} restam # lugares",
      },
      { piece },
    ),
  piece: (piece) => `a peça ${piece}`,
  pieceOn: (piece, cells) => `a peça ${piece} sobre ${cells}`,
  onlyChoice: (choice, cell) => `só ${choice} consegue cobrir a casa ${cell}`,
  onlySpot: (piece, cells) => `a peça ${piece} só cabe sobre ${cells}`,
  withAny: (choices) => `com ${either(choices)}`,
  follows: (choice, text) => `${choice}, ${text}`,
  noArgument: () => "Nenhum argumento curto mostra isso: o Daytile tentou tudo.",
  notEvenEmpty: () => "Não há solução nem mesmo sem nenhuma peça colocada.",
  solvableWithout: (names) => `Tire ${pieces(names)} e volta a haver uma solução.`,
  nothingToExplain: (title) => `Não há nada a explicar: ${title} tem solução.`,
  coversDate: (piece, cell) => `a peça ${piece} cobre a casa ${cell}, que precisa ficar à mostra`,
  whyNone: (steps) =>
    counted(steps, {
      one: "Por que não há solução, em # passo",
      many: "Por que não há solução, em # de passos",
      other: "Por que não há solução, em # passos",
    }),
  placed: (title, puzzle, count) => `${title} em ${puzzle}, ${placed(count)}`,
  onlyCell: (piece, cell) => `Único jeito: só a peça ${piece} consegue cobrir a casa ${cell}, e só de um jeito.`,
  onlyPiece: (piece, cell) => `Única peça: só a peça ${piece} consegue cobrir a casa ${cell}.`,
  onlyPlace: (piece, cell) => `Único lugar: a peça ${piece} só cabe sobre a casa ${cell}.`,
  onlyPlaces: (piece, cell, copies) =>
    `Único lugar: para as ${written(copies)} cópias da peça ${piece} só restam ${written(copies)} lugares, um deles sobre a casa ${cell}.`,
  forcedRegion: (piece, cell, region) =>
    `Região forçada: não importa como você preencha ${region}, a peça ${piece} cobre a casa ${cell} do mesmo jeito.`,
  sharedPiece: (piece, cell, region, needs) =>
    `Peça comprometida: não dá para preencher ${region} sem a peça ${needs}, e sem ela só a peça ${piece} consegue cobrir a casa ${cell}.`,
  othersFail: (piece, cell) =>
    `As outras falham: qualquer outra peça sobre a casa ${cell} deixa um espaço, então é a peça ${piece}.`,
  everySolution: (piece, cell) =>
    `Todas as soluções: em todas as que restam, a peça ${piece} cobre a casa ${cell} do mesmo jeito.`,
  bestChance: (piece, cell) => `Melhor chance: a peça ${piece} cobre a casa ${cell} em uma de muitas soluções.`,
  bestChanceOf: (piece, cell, count, all) =>
    `Melhor chance: a peça ${piece} cobre a casa ${cell} assim em ${written(count)} de ${solutions(all)}.`,
  hidden: () => "Não dá para ver o motivo de relance; execute daytile explain.",
  left: (count) =>
    counted(count, {
      none: "Não resta nenhuma solução.",
      one: "Resta # solução.",
      many: "Restam # de soluções.",
      other: "Restam # soluções.",
    }),
  fine: () => "Até aqui, tudo certo.",
  solved: () => "Resolvido. Muito bem!",
  impossible: () => "Não há solução, nem mesmo sem nenhuma peça colocada.",
  takeOff: (names) => `Tire ${pieces(names)}.`,
  reach: (puzzle, count, possible, all, areDates, found) =>
    `${puzzle}, ${placed(count)}: ainda possíveis ${written(possible)} de ${dates(all, areDates)}${found === 0 ? "" : `, ${solutions(found)}`}`,
  reachMost: (names) => `com mais soluções: ${names}`,
  withCount: (label, count) => `${label}\u00a0(${written(count)})`,
  reachNone: (areDates) => `nenhuma ${areDates ? "data" : "combinação"} é possível com estas peças colocadas`,
  tasteHasOrder: (part) => `as soluções sob medida vêm da melhor para a pior; tire ${part}`,
  tasteIsText: () => "as soluções sob medida são texto ou JSON; para desenhar uma, use --number",
  noneUpright: (title) => `nenhuma solução para ${title} fica em pé`,
  nothingToMove: () => "nada a mover",
  move: (names) => `mover ${names.length}: ${listed(names)}`,
  flipped: (count) => `peças viradas: ${written(count)}`,
  joints: (count) => `juntas retas: ${written(count)}`,
  shared: (count) => `posições em comum: ${written(count)}`,
  neighbours: (count) => `vizinhas simétricas: ${written(count)}`,
  difficulty: (rating) => `dificuldade: ${rating} de 5`,
  difficultyMap: () => "Dificuldade, de 1 (fácil) a 5 (difícil)",
  easiest: (names) => `mais fáceis: ${names}`,
  hardest: (names) => `mais difíceis: ${names}`,
  lazyYear: (puzzle, year, days, moves, mean) =>
    `${puzzle}, ${year}: ${counted(days, { one: "# dia com solução", many: "# de dias com solução", other: "# dias com solução" })}, ${counted(moves, { one: "# movimento", many: "# de movimentos", other: "# movimentos" })}${mean === undefined ? "" : `, ${written(mean)} por manhã`}`,
  lazyStart: () => "início",
  noSolution: () => "sem solução",
  noDaySolved: () => "nenhum dia tem solução",
  noDates: (puzzle) => `${puzzle} não mostra datas`,
  onlyWithLazy: (option, lazy) => `${option} só vai com ${lazy}; tire essa opção`,
  lazyHasAllDays: (one, other) => `um ano preguiçoso tem todos os dias; tire ${one} e ${other}`,
  lazyIsNoPng: () => "um ano preguiçoso não pode ser PNG; escolha txt, json, pdf, gif ou svg",
  onlyLazyIsGif: (option) => `só um ano preguiçoso pode ser GIF; acrescente ${option}`,
};
