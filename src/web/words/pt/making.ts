/** Printing and making in Portuguese. */

import type { Words } from "../en-later.js";

export const ptMaking: Words["making"] = {
  title: "Imprimir ou fazer",
  what: "O que você quer?",
  kinds: {
    print: "Tabuleiro e peças em papel",
    book: "Um caderno de quebra-cabeças",
    laser: "Desenho para cortadora a laser",
    solid: "Modelo para impressora 3D",
    gift: "Um presente completo",
  },
  paper: "Papel",
  wholeYear: "Ano inteiro",
  cell: "Tamanho da casa em mm",
  save: "Salvar arquivo",
  making: "Preparando seu arquivo…",
  saved: (name) => `${name} foi salvo.`,
  fullSize: "Imprima a 100%, sem “ajustar à página”.",
  refused: "Não cabe. Tente casas menores ou papel maior.",
  preview: "Prévia",
  previewOf: (number, total) => `Prévia ${number} de ${total}`,
  machine: "Máquina",
  anyMachine: "Qualquer máquina",
  forWhom: "Para quem?",
  ownTitle: "Seu título",
  dedication: "Algumas palavras",
  day: "Dia a marcar",
  extras: "Extras",
  extra: {
    box: "Caixa",
    tactile: "Tátil, com braille",
    cover: "Capa para a gráfica",
    poster: "Pôster em vez de livro",
    notch: "Entalhe para o dedo",
    letters: "Letras nas peças",
    pegs: "Pinos para a moldura",
    lid: "Tampa",
    hanging: "Para pendurar",
  },
  warnings: {
    unknownLetters: (letters) => `Nossas fontes não têm ${letters}. No lugar há pontos de interrogação.`,
    noRoom: "A moldura não tem espaço para essas palavras.",
    thin: "Algumas letras ou paredes são finas demais para o bico.",
  },
};
