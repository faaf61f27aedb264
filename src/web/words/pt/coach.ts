/** What the coach says in the app, in Brazilian Portuguese: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written, counted } = numbersIn("pt");

export const ptLessons: Words["coach"] = {
  difficulty: (rating) => `Dificuldade: ${rating} de 5`,
  show: "Mostrar",
  bySolutions: "Soluções",
  byDifficulty: "Dificuldade",
  working: "Calculando a dificuldade de cada data…",
  cell: (title, rating) => `${title}: dificuldade ${rating} de 5`,
  why: "Por que não dá?",
  canWork: "Dá, sim: daqui há uma solução.",
  noShort: "Não há um motivo curto: o Daytile teve que tentar tudo.",
  step: (number, count) => `Passo ${number} de ${count}`,
  back: "Voltar",
  forward: "Avançar",
  suppose: (piece, labels) => `Imagine que a peça ${piece} cobre ${labels}.`,
  cellChoices: (label, count) => `Jeitos de cobrir a casa ${label}: ${count}.`,
  pieceChoices: (piece, count) => `Lugares que restam para a peça ${piece}: ${count}.`,
  samePiece: (piece, labels) => `Dois espaços precisam da mesma peça, a ${piece}: ${labels}.`,
  colouring: (labels, dark, light) =>
    `Colorido como um tabuleiro de xadrez, este espaço tem ${counted(dark, { one: "# casa escura", many: "# de casas escuras", other: "# casas escuras" })} e ${counted(light, { one: "# clara", many: "# de claras", other: "# claras" })}: ${labels}. Com as peças que restam não dá.`,
  reach: "Que datas restam?",
  reachable: (count) => `Datas ainda possíveis com estas peças: ${count}.`,
  reachHint: "Cada número diz quantas soluções deixam essa casa visível.",
  reachNone: "Com estas peças, nenhuma data é possível.",
  withCount: (date, count) => `${date} (${count})`,
  most: (dates) => `Mais soluções: ${dates}.`,
  easiestDay: (day) => `Seu dia da semana mais fácil: ${day}.`,
  hardestDay: (day) => `O mais difícil: ${day}.`,
  easyDates: "Datas fáceis (1–2)",
  hardDates: "Datas difíceis (4–5)",
  byRating: "Seus tempos por dificuldade",
  tastes: {
    all: "Todas",
    near: "As mais próximas do seu tabuleiro",
    upright: "Ficam em pé",
    "fewest-flips": "Menos peças viradas",
    "most-joints": "Mais juntas retas",
    "fewest-joints": "Menos juntas retas",
    rarest: "As mais raras",
    "most-neighbours": "Mais vizinhas simétricas",
  },
  comparing: "Comparando soluções…",
  best: (shown, count) => `As melhores: ${written(shown)} de ${written(count)}`,
  noneUpright: "Nenhuma solução fica em pé.",
};
