/** The words on charts of counts, and above them, in every language. */

import { type BaseLanguage, baseOf, type Language } from "../calendar/languages.js";
import { numbersIn } from "../calendar/numbers.js";
import { isDateField } from "../puzzle/date-fields.js";
import { marksIn, printable } from "./words.js";

/** What has been counted: one count for each of them. */
export type CountedNoun = "date" | "combination" | "set";

interface ChartStrings {
  /** Parts of a date, as within a sentence. */
  readonly fields: Readonly<Record<"month" | "day" | "weekday" | "thousands" | "hundreds" | "tens" | "units", string>>;
  /** With {fields}. */
  readonly solutionsBy: string;
  /** After that: the counts of these {fields} are added up. */
  readonly together: string;
  readonly histogram: Readonly<Record<CountedNoun, string>>;
  /** Of {count} cells. */
  readonly anyTwo: string;
  readonly none: string;
  readonly impossible: string;
  readonly unique: string;
  readonly few: string;
  readonly many: string;
  readonly rows: string;
  /** From {min} to {max}. */
  readonly range: string;
}

/** Also read by `npm run words`. */
export const chartStrings: Readonly<Record<BaseLanguage, ChartStrings>> = {
  en: {
    fields: {
      month: "month",
      day: "day",
      weekday: "day of the week",
      thousands: "first digit of the year",
      hundreds: "second digit of the year",
      tens: "third digit of the year",
      units: "last digit of the year",
    },
    solutionsBy: "Solutions by {fields}",
    together: "every {fields} together",
    histogram: {
      date: "Dates by number of solutions",
      combination: "Combinations by number of solutions",
      set: "Sets of cells by number of solutions",
    },
    anyTwo: "Any two of {count} cells uncovered",
    none: "none",
    impossible: "impossible",
    unique: "one solution",
    few: "few",
    many: "many",
    rows: "Rows",
    range: "From {min} to {max}",
  },
  de: {
    fields: {
      month: "Monat",
      day: "Tag",
      weekday: "Wochentag",
      thousands: "Jahresziffer 1",
      hundreds: "Jahresziffer 2",
      tens: "Jahresziffer 3",
      units: "Jahresziffer 4",
    },
    solutionsBy: "Lösungen nach {fields}",
    together: "{fields}: alle zusammen",
    histogram: {
      date: "Tage nach Anzahl der Lösungen",
      combination: "Kombinationen nach Anzahl der Lösungen",
      set: "Gruppen von Feldern nach Anzahl der Lösungen",
    },
    anyTwo: "Je zwei von {count} Feldern frei",
    none: "keine",
    impossible: "unmöglich",
    unique: "eine Lösung",
    few: "wenige",
    many: "viele",
    rows: "Zeilen",
    range: "Von {min} bis {max}",
  },
  fr: {
    fields: {
      month: "mois",
      day: "jour",
      weekday: "jour de la semaine",
      thousands: "premier chiffre de l’année",
      hundreds: "deuxième chiffre de l’année",
      tens: "troisième chiffre de l’année",
      units: "dernier chiffre de l’année",
    },
    solutionsBy: "Solutions par {fields}",
    together: "{fields}\u00a0: total",
    histogram: {
      date: "Dates par nombre de solutions",
      combination: "Combinaisons par nombre de solutions",
      set: "Groupes de cases par nombre de solutions",
    },
    anyTwo: "Deux cases visibles parmi {count}",
    none: "aucune",
    impossible: "impossible",
    unique: "une seule solution",
    few: "peu",
    many: "beaucoup",
    rows: "Lignes",
    range: "De {min} à {max}",
  },
  es: {
    fields: {
      month: "mes",
      day: "día",
      weekday: "día de la semana",
      thousands: "primera cifra del año",
      hundreds: "segunda cifra del año",
      tens: "tercera cifra del año",
      units: "última cifra del año",
    },
    solutionsBy: "Soluciones por {fields}",
    together: "{fields}: total",
    histogram: {
      date: "Fechas por número de soluciones",
      combination: "Combinaciones por número de soluciones",
      set: "Grupos de casillas por número de soluciones",
    },
    anyTwo: "Dos casillas a la vista de {count}",
    none: "ninguna",
    impossible: "imposible",
    unique: "una solución",
    few: "pocas",
    many: "muchas",
    rows: "Filas",
    range: "De {min} a {max}",
  },
  pt: {
    fields: {
      month: "mês",
      day: "dia",
      weekday: "dia da semana",
      thousands: "primeiro dígito do ano",
      hundreds: "segundo dígito do ano",
      tens: "terceiro dígito do ano",
      units: "último dígito do ano",
    },
    solutionsBy: "Soluções por {fields}",
    together: "{fields}: total",
    histogram: {
      date: "Datas por número de soluções",
      combination: "Combinações por número de soluções",
      set: "Grupos de casas por número de soluções",
    },
    anyTwo: "Duas casas à vista entre {count}",
    none: "nenhuma",
    impossible: "impossível",
    unique: "uma solução",
    few: "poucas",
    many: "muitas",
    rows: "Linhas",
    range: "De {min} a {max}",
  },
  it: {
    fields: {
      month: "mese",
      day: "giorno",
      weekday: "giorno della settimana",
      thousands: "prima cifra dell’anno",
      hundreds: "seconda cifra dell’anno",
      tens: "terza cifra dell’anno",
      units: "ultima cifra dell’anno",
    },
    solutionsBy: "Soluzioni per {fields}",
    together: "{fields}: totale",
    histogram: {
      date: "Date per numero di soluzioni",
      combination: "Combinazioni per numero di soluzioni",
      set: "Gruppi di caselle per numero di soluzioni",
    },
    anyTwo: "Due caselle scoperte su {count}",
    none: "nessuna",
    impossible: "impossibile",
    unique: "una soluzione",
    few: "poche",
    many: "molte",
    rows: "Righe",
    range: "Da {min} a {max}",
  },
  nl: {
    fields: {
      month: "maand",
      day: "dag",
      weekday: "dag van de week",
      thousands: "eerste cijfer van het jaar",
      hundreds: "tweede cijfer van het jaar",
      tens: "derde cijfer van het jaar",
      units: "laatste cijfer van het jaar",
    },
    solutionsBy: "Oplossingen per {fields}",
    together: "{fields}: alles samen",
    histogram: {
      date: "Datums naar aantal oplossingen",
      combination: "Combinaties naar aantal oplossingen",
      set: "Groepen vakken naar aantal oplossingen",
    },
    anyTwo: "Steeds twee van {count} vakken vrij",
    none: "geen",
    impossible: "onmogelijk",
    unique: "één oplossing",
    few: "weinig",
    many: "veel",
    rows: "Rijen",
    range: "Van {min} tot {max}",
  },
  ja: {
    fields: {
      month: "月",
      day: "日",
      weekday: "曜日",
      thousands: "年の千の位",
      hundreds: "年の百の位",
      tens: "年の十の位",
      units: "年の一の位",
    },
    solutionsBy: "{fields}ごとの解の数",
    together: "{fields}は合計",
    histogram: {
      date: "解の数ごとの日数",
      combination: "解の数ごとの組み合わせの数",
      set: "解の数ごとのマスの組の数",
    },
    anyTwo: "{count}マスのうち2マスが見えている場合",
    none: "なし",
    impossible: "解なし",
    unique: "解が1通り",
    few: "少ない",
    many: "多い",
    rows: "行",
    range: "{min}から{max}まで",
  },
  zh: {
    fields: {
      month: "月",
      day: "日",
      weekday: "星期",
      thousands: "年份的千位",
      hundreds: "年份的百位",
      tens: "年份的十位",
      units: "年份的个位",
    },
    solutionsBy: "按{fields}统计的解法数",
    together: "{fields}合计",
    histogram: {
      date: "按解法数统计的日期",
      combination: "按解法数统计的组合",
      set: "按解法数统计的格子组合",
    },
    anyTwo: "{count} 格中任意露出 2 格",
    none: "无",
    impossible: "无解",
    unique: "唯一解法",
    few: "少",
    many: "多",
    rows: "行",
    range: "从 {min} 到 {max}",
  },
  ar: {
    fields: {
      month: "الشهر",
      day: "اليوم",
      weekday: "يوم الأسبوع",
      thousands: "الرقم الأول من السنة",
      hundreds: "الرقم الثاني من السنة",
      tens: "الرقم الثالث من السنة",
      units: "الرقم الأخير من السنة",
    },
    solutionsBy: "الحلول بحسب {fields}",
    together: "مجموعةً على {fields}",
    histogram: {
      date: "التواريخ بحسب عدد الحلول",
      combination: "التركيبات بحسب عدد الحلول",
      set: "مجموعات الخانات بحسب عدد الحلول",
    },
    anyTwo: "أي خانتين ظاهرتين من {count}",
    none: "لا شيء",
    impossible: "بلا حل",
    unique: "حل وحيد",
    few: "قليل",
    many: "كثير",
    rows: "الصفوف",
    range: "من {min} إلى {max}",
  },
};

export interface ChartWords extends Pick<ChartStrings, "histogram" | "none" | "few" | "many"> {
  readonly written: (value: number) => string;
  readonly labelled: (label: string, text: string) => string;
  /** Fields by the names they have in puzzle files, of which those that are no part of a date stay as they are. */
  readonly solutionsBy: (fields: readonly string[], together: readonly string[]) => string;
  readonly histogramOf: (noun: CountedNoun, count: number) => string;
  readonly anyTwo: (cells: number) => string;
  readonly impossible: (count: number) => string;
  readonly unique: (count: number) => string;
  /** The same with the names of the pairs. */
  readonly impossiblePairs: (names: readonly string[]) => string;
  readonly uniquePairs: (names: readonly string[]) => string;
  readonly rows: (labels: readonly string[]) => string;
  readonly range: (min: number, max: number) => string;
  /** Puts parts of a sentence, and sentences, beside each other. */
  readonly joined: (parts: readonly string[]) => string;
  readonly sentences: (texts: readonly string[]) => string;
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

const isWide = (language: BaseLanguage): boolean => language === "ja" || language === "zh";

/** Headings start with a capital, even where the same words don't within a sentence. */
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export function chartWords(language: Language): ChartWords {
  const base = baseOf(language);
  const say = chartStrings[base];
  const numbers = numbersIn(base);
  const written = (value: number): string => printable(numbers.written(value));
  const [colon, comma, semicolon] = marksIn(base);
  const fields = (names: readonly string[]): string =>
    numbers.listed(names.map((name) => (isDateField(name) ? say.fields[name] : name)));
  const labelled = (label: string, text: string): string => `${label}${colon}${text}`;
  const pairs = (label: string, names: readonly string[]): string =>
    labelled(capital(label), names.join(comma) || say.none);
  const [stop, between] = isWide(base) ? ["。", ""] : [".", " "];
  return {
    histogram: say.histogram,
    none: say.none,
    few: say.few,
    many: say.many,
    written,
    labelled,
    solutionsBy: (names, together) => {
      const title = filled(say.solutionsBy, { fields: fields(names) });
      return together.length === 0 ? title : `${title}${comma}${filled(say.together, { fields: fields(together) })}`;
    },
    histogramOf: (noun, count) => labelled(say.histogram[noun], written(count)),
    anyTwo: (cells) => filled(say.anyTwo, { count: written(cells) }),
    impossible: (count) => labelled(say.impossible, written(count)),
    unique: (count) => labelled(say.unique, written(count)),
    impossiblePairs: (names) => pairs(say.impossible, names),
    uniquePairs: (names) => pairs(say.unique, names),
    rows: (labels) => labelled(say.rows, labels.join(comma)),
    range: (min, max) => filled(say.range, { min: written(min), max: written(max) }),
    joined: (parts) => parts.join(semicolon),
    sentences: (texts) => texts.map((text) => `${text}${stop}`).join(between),
  };
}
