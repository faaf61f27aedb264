/** What the server says in Brazilian Portuguese. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("pt");

export const ptServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "O pedido tem um erro",
  noSolution: () => "Nenhuma solução",
  fileMistakes: () => "O arquivo do quebra-cabeça tem erros",
  noPuzzle: () => "Esse quebra-cabeça não existe",
  busy: () => "Há pedidos demais neste momento",
  stopping: () => "O servidor está prestes a parar",
  tooLong: () => "A busca demorou demais e foi interrompida",
  tooLarge: () => "A resposta é grande demais",
  askLess: () => "peça só uma parte",
  broken: () => "Algo deu errado aqui",
  tooOften: () => "Você está fazendo pedidos demais",
  unknownParameter: (name) => `parâmetro desconhecido ${name}`,
  expectedNumber: (name, text) => `${name}: era esperado um número, não ${text}`,
  expectedRange: (name, min, max, text) =>
    `${name}: era esperado um número de ${written(min)} a ${written(max)}, não ${text}`,
  expectedFlag: (name, text) => `${name}: era esperado true ou false, não ${text}`,
  expectedSolution: (text) => `solution: era esperado um número ou none, não ${text}`,
  gifShowsSearch: () => "solution: deixe de fora; um GIF mostra a busca inteira",
  once: (name) => `${name}: escreva uma só vez`,
  nameField: (name) => `${name}: escreva o campo, como em ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: fuso horário desconhecido ${zone}`,
};
