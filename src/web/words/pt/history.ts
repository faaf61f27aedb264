/** The History view in Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("pt");

export const ptHistory: Words["history"] = {
  streak: "Sequência",
  longest: "Maior sequência",
  days: (count) => counted(count, { one: "dia", many: "de dias", other: "dias" }),
  solved: "Quebra-cabeças resolvidos",
  todaySolved: "Você já resolveu o quebra-cabeça de hoje.",
  todayOpen: "O quebra-cabeça de hoje está esperando você.",
  playToday: "Jogar o de hoje",
  calendar: "Datas resolvidas",
  previousMonth: "Mês anterior",
  nextMonth: "Próximo mês",
  onItsDay: "resolvido no próprio dia",
  anotherDay: "resolvido em outro dia",
  notSolved: "não resolvido",
  times: "Tempos",
  timesHint: "O melhor tempo e a mediana só contam o que foi resolvido sem dicas nem número de soluções.",
  noTimes: "Os quebra-cabeças que você resolver aparecem aqui.",
  puzzle: "Quebra-cabeça",
  count: "Resolvidos",
  best: "Melhor",
  median: "Mediana",
  none: "nenhum",
  share: "Compartilhar",
  shareHint: "Mostra como você foi. Sem spoilers.",
  shared: "Copiado.",
  copyByHand: "Copie este texto",
  solvedIn: (date, time) => `${date}: resolvido em ${time}.`,
  solvedAt: (date) => `${date}: resolvido.`,
  hints: (count) => counted(count, { none: "Sem dicas.", one: "# dica.", many: "# de dicas.", other: "# dicas." }),
  streakOf: (days) =>
    counted(days, { one: "Sequência de # dia.", many: "Sequência de # de dias.", other: "Sequência de # dias." }),
  progress: "Faça backup do seu progresso",
  progressHint: "Seu progresso está só neste navegador. Salve em um arquivo para guardar ou levar para outro lugar.",
  exportFile: "Salvar em arquivo",
  importFile: "Carregar arquivo",
  imported: (taken, known, refused) =>
    [
      counted(taken, {
        none: "Nada de novo.",
        one: "# quebra-cabeça adicionado.",
        many: "# de quebra-cabeças adicionados.",
        other: "# quebra-cabeças adicionados.",
      }),
      ...(known > 0
        ? [counted(known, { one: "# já estava aqui.", many: "# já estavam aqui.", other: "# já estavam aqui." })]
        : []),
      ...(refused > 0 ? [counted(refused, { one: "# ilegível.", many: "# ilegíveis.", other: "# ilegíveis." })] : []),
    ].join(" "),
  importFaults: {
    "not a progress file": "Esse não é um arquivo de progresso do Daytile. Nada mudou.",
    "written by a newer program": "Esse arquivo é de uma versão mais nova do Daytile. Nada mudou.",
    "too large": "Esse arquivo é grande demais. Nada mudou.",
  },
};
