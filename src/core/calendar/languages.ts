/**
 * Languages: the words of the calendar, as printed on cells and as written in dates.
 *
 * Short names stand alone on a cell, so they begin with a capital where the script has them; they follow Unicode's CLDR
 * without its full stops. Long names are written as within a sentence. Digits are Latin in every language: Arabic
 * calendars use both kinds, but the day cells of a real board show one kind to everybody, and these are read from
 * Morocco to the Gulf. Reading a date accepts the Arabic-Indic digits as well.
 */

import { expectText } from "../text/arguments.js";
import { frozen } from "../text/frozen.js";
import { monthsInYear } from "./calendar.js";

/**
 * The languages that Daytile knows, by their codes.
 *
 * @example
 * ```ts
 * languages.join(" "); // → en de fr es pt it nl ja zh ar
 * ```
 */
export const languages = frozen(["en", "de", "fr", "es", "pt", "it", "nl", "ja", "zh", "ar"]);
/** What words are kept by: a language without its region. */
export type BaseLanguage = (typeof languages)[number];
/** The code of a language that Daytile knows; `en` is British, and `en-US` puts the month before the day. */
export type Language = BaseLanguage | "en-US";

export interface CalendarWords {
  /** What the language calls itself. */
  readonly name: string;
  readonly rightToLeft: boolean;
  readonly months: readonly string[];
  readonly longMonths: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly longWeekdays: readonly string[];
  /** Yesterday, today and tomorrow; the first of each is the usual one. */
  readonly relative: readonly (readonly string[])[];
  /** How {day}, {month} or {shortMonth} make a date, and how {year} and {weekday} are added to it. */
  readonly dayAndMonth: string;
  readonly withYear: string;
  readonly withWeekday: string;
  /** How the first of a month is written, where it differs. */
  readonly first?: string;
}

const list = (words: string): string[] => words.split(" ");

const numbered = (count: number, suffix: string): string[] =>
  Array.from({ length: count }, (_, i) => `${i + 1}${suffix}`);

const cjkMonths = numbered(monthsInYear, "月");

const english: CalendarWords = {
  name: "English",
  rightToLeft: false,
  months: list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
  longMonths: list("January February March April May June July August September October November December"),
  weekdays: list("Sun Mon Tue Wed Thu Fri Sat"),
  longWeekdays: list("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
  relative: [["yesterday"], ["today"], ["tomorrow"]],
  dayAndMonth: "{day} {month}",
  withYear: "{date} {year}",
  withWeekday: "{weekday} {date}",
};

const american: CalendarWords = {
  ...english,
  dayAndMonth: "{month} {day}",
  withYear: "{date}, {year}",
  withWeekday: "{weekday}, {date}",
};

const german: CalendarWords = {
  name: "Deutsch",
  rightToLeft: false,
  months: list("Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez"),
  longMonths: list("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
  weekdays: list("So Mo Di Mi Do Fr Sa"),
  longWeekdays: list("Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
  relative: [["gestern"], ["heute"], ["morgen"]],
  dayAndMonth: "{day}. {month}",
  withYear: "{date} {year}",
  withWeekday: "{weekday}, {date}",
};

const french: CalendarWords = {
  name: "Français",
  rightToLeft: false,
  months: list("Janv Févr Mars Avr Mai Juin Juil Août Sept Oct Nov Déc"),
  longMonths: list("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
  weekdays: list("Dim Lun Mar Mer Jeu Ven Sam"),
  longWeekdays: list("dimanche lundi mardi mercredi jeudi vendredi samedi"),
  relative: [["hier"], ["aujourd'hui"], ["demain"]],
  dayAndMonth: "{day} {month}",
  withYear: "{date} {year}",
  withWeekday: "{weekday} {date}",
  first: "1er",
};

const spanish: CalendarWords = {
  name: "Español",
  rightToLeft: false,
  months: list("Ene Feb Mar Abr May Jun Jul Ago Sept Oct Nov Dic"),
  longMonths: list("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
  weekdays: list("Dom Lun Mar Mié Jue Vie Sáb"),
  longWeekdays: list("domingo lunes martes miércoles jueves viernes sábado"),
  relative: [["ayer"], ["hoy"], ["mañana"]],
  dayAndMonth: "{day} de {month}",
  withYear: "{date} de {year}",
  withWeekday: "{weekday}, {date}",
};

const portuguese: CalendarWords = {
  name: "Português",
  rightToLeft: false,
  months: list("Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez"),
  longMonths: list("janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
  weekdays: list("Dom Seg Ter Qua Qui Sex Sáb"),
  longWeekdays: list("domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado"),
  relative: [["ontem"], ["hoje"], ["amanhã"]],
  dayAndMonth: "{day} de {month}",
  withYear: "{date} de {year}",
  withWeekday: "{weekday}, {date}",
  first: "1º",
};

const italian: CalendarWords = {
  name: "Italiano",
  rightToLeft: false,
  months: list("Gen Feb Mar Apr Mag Giu Lug Ago Set Ott Nov Dic"),
  longMonths: list("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
  weekdays: list("Dom Lun Mar Mer Gio Ven Sab"),
  longWeekdays: list("domenica lunedì martedì mercoledì giovedì venerdì sabato"),
  relative: [["ieri"], ["oggi"], ["domani"]],
  dayAndMonth: "{day} {month}",
  withYear: "{date} {year}",
  withWeekday: "{weekday} {date}",
  first: "1º",
};

const dutch: CalendarWords = {
  name: "Nederlands",
  rightToLeft: false,
  months: list("Jan Feb Mrt Apr Mei Jun Jul Aug Sep Okt Nov Dec"),
  longMonths: list("januari februari maart april mei juni juli augustus september oktober november december"),
  weekdays: list("Zo Ma Di Wo Do Vr Za"),
  longWeekdays: list("zondag maandag dinsdag woensdag donderdag vrijdag zaterdag"),
  relative: [["gisteren"], ["vandaag"], ["morgen"]],
  dayAndMonth: "{day} {month}",
  withYear: "{date} {year}",
  withWeekday: "{weekday} {date}",
};

const japanese: CalendarWords = {
  name: "日本語",
  rightToLeft: false,
  months: cjkMonths,
  longMonths: cjkMonths,
  weekdays: list("日 月 火 水 木 金 土"),
  longWeekdays: list("日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日"),
  relative: [["昨日"], ["今日"], ["明日"]],
  dayAndMonth: "{month}{day}日",
  withYear: "{year}年{date}",
  withWeekday: "{date}{weekday}",
};

const chinese: CalendarWords = {
  name: "简体中文",
  rightToLeft: false,
  months: cjkMonths,
  longMonths: list("一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月"),
  weekdays: list("周日 周一 周二 周三 周四 周五 周六"),
  longWeekdays: list("星期日 星期一 星期二 星期三 星期四 星期五 星期六"),
  relative: [["昨天"], ["今天"], ["明天"]],
  dayAndMonth: "{shortMonth}{day}日",
  withYear: "{year}年{date}",
  withWeekday: "{date}{weekday}",
};

/** Arabic has no short names of months; on a cell the weekdays go without their article. */
const arabicMonths = list("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر");

const arabic: CalendarWords = {
  name: "العربية",
  rightToLeft: true,
  months: arabicMonths,
  longMonths: arabicMonths,
  weekdays: list("أحد اثنين ثلاثاء أربعاء خميس جمعة سبت"),
  longWeekdays: list("الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"),
  relative: [["أمس"], ["اليوم"], ["غدًا", "غدا"]],
  dayAndMonth: "{day} {month}",
  withYear: "{date} {year}",
  withWeekday: "{weekday}، {date}",
};

const words: Readonly<Record<Language, CalendarWords>> = {
  en: english,
  "en-US": american,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  ja: japanese,
  zh: chinese,
  ar: arabic,
};

/**
 * Where English puts the month first: the United States with their territories, Canada and a few more. A list, since a
 * formatter takes a phone milliseconds, and engines know different regions. A test compares it with what they know.
 */
const monthFirst = /^en[-_](u[sm]|ca|p[hr]|gu|vi|as|m[hp]|bi|jp)/i;

/**
 * The language that a tag such as "de-AT" or "pt_BR.UTF-8" begins with; undefined where Daytile doesn't know it.
 *
 * @example
 * ```ts
 * languageOf("pt_BR.UTF-8"); // → pt
 * languageOf("en_CA.UTF-8"); // → en-US
 * ```
 */
export function languageOf(tag: string): Language | undefined {
  expectText(tag, "tag");
  const [start] = tag.toLowerCase().split(/[-_.@]/);
  return monthFirst.test(tag) ? "en-US" : languages.find((language) => language === start);
}

/** The language without its region. Programs pass on whatever tag a system gives them: one that isn't ours is English. */
export function baseOf(language: Language): BaseLanguage {
  const known = languageOf(language) ?? "en";
  return known === "en-US" ? "en" : known;
}

/** A tag that isn't ours is answered in English. */
export const wordsOf = (language: Language): CalendarWords => words[languageOf(language) ?? "en"];

/** What is kept under a tag, or else under the language it begins with. */
export function inLanguage<Value>(byTag: Readonly<Record<string, Value>>, tag: string): Value | undefined {
  const known = languageOf(tag);
  const found = [tag, known ?? tag, known === undefined ? tag : baseOf(known)].find((each) =>
    Object.hasOwn(byTag, each),
  );
  return found === undefined ? undefined : byTag[found];
}

/** As a heading, a row or a line of a list begins: French "vendredi" becomes "Vendredi". */
export function capitalised(text: string, language: Language): string {
  const [first = "", ...rest] = text;
  return `${first.toLocaleUpperCase(baseOf(language))}${rest.join("")}`;
}
