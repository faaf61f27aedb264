/** What is said of a solved puzzle, in Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("pt");

export const ptWin: Words["win"] = {
  best: (time) => `Seu melhor tempo: ${time}`,
  newBest: "Seu melhor tempo até agora!",
  onlyOne: "A única solução que existe.",
  isNew: "Nova na sua coleção",
  isKnown: "Você já tinha encontrado esta",
  found: (found, count) => `Você encontrou ${written(found)} de ${written(count)}.`,
  foundAll: "Você encontrou todas as soluções!",
  collection: "Suas soluções",
  noCollection: "As soluções que você encontrar aparecem aqui.",
  findAnother: "Achar outra",
  picture: "Salvar imagem",
  pictureFailed: "Não deu para criar a imagem.",
  more: "Mais",
  yesterday: "Quebra-cabeça de ontem",
  anotherBoard: "Outro tabuleiro",
  nextIn: (time) => `Próximo quebra-cabeça em ${time}`,
  counted: "Com o número de soluções à vista.",
};
