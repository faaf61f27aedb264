/** What the server says in Brazilian Portuguese. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("pt");

export const ptServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "A requisição tem um erro",
  noSolution: () => "Nenhuma solução",
  fileMistakes: () => "O arquivo do quebra-cabeça tem erros",
  noPuzzle: () => "Esse quebra-cabeça não existe",
  busy: () => "Há requisições demais neste momento",
  stopping: () => "O servidor está prestes a parar",
  tooLong: () => "A busca demorou demais e foi interrompida",
  tooLarge: () => "A resposta é grande demais",
  askLess: () => "peça só uma parte",
  broken: () => "Algo deu errado aqui",
  tooOften: () => "Você está fazendo requisições demais",
  unknownParameter: (name) => `parâmetro desconhecido ${name}`,
  expectedSolution: (text) => `solution: espera-se um número ou none, não ${text}`,
  gifShowsSearch: () => "solution: deixe de fora; um GIF mostra a busca inteira",
  once: (name) => `${name}: escreva uma só vez`,
  nameField: (name) => `${name}: escreva o campo, como em ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: fuso horário desconhecido ${zone}`,
  ownAddress: (text) => `url: espera-se um endereço deste servidor, não ${text}`,
  pageByPage: (most) => `peça página por página, com from e um limit de até ${most}, em vez de tudo`,
  notJson: () => "isto não é JSON",
  sendJson: () => "Envie JSON, com o content-type dele",
  onlyJson: () => "Aqui só funciona JSON",
  requestTooLarge: (most) => `Uma requisição pode ter até ${most} kB`,
  wrongMethod: () => "Esse método não funciona neste endereço",
  onlyGet: () => "Aqui só funcionam GET e HEAD",
  nothingHere: (address) => `Não há nada aqui; veja ${address}`,
  otherName: () => "Este servidor não atende por esse nome",
};

/** With no end where there is none. */
export const ptRange = (min: number, max: number | undefined): string =>
  max === undefined ? `a partir de ${measure(min)}` : `de ${measure(min)} a ${measure(max)}`;

export const ptParts: NonNullable<CommandWords["parts"]> = {
  unknownPart: (name) => `chave desconhecida ${name}`,
  unknownValue: (part, value) => `${part}: valor desconhecido ${value}`,
  flag: () => "true ou false",
  texts: () => "uma lista de textos",
  textOrNumber: () => "um texto ou um número",
  number: (min, max) => `um número ${ptRange(min, max)}`,
  wholeNumber: (min, max) => `um número inteiro ${ptRange(min, max)}`,
  oneOf: (words) => `uma palavra entre ${words.join(", ")}`,
  puzzle: () => "o id de um quebra-cabeça, um arquivo de quebra-cabeça ou um objeto com as chaves dele",
  rows: () => "linhas de palavras",
  choices: (example) => `escolhas por campo, como ${example}`,
  settings: (example) => `ajustes por nome, como ${example}`,
  expectedRequest: (example) => `espera-se uma requisição como ${example}`,
};
