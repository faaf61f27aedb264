/**
 * From a sentence of a table and what is filled into it to a message: the sentence in English, and what it takes to say
 * it in another language.
 *
 *     const say = speaker("dates", { notADate: (text: string) => `${text} isn't a date` });
 *     say.notADate('"x"');  // { message: '"x" isn\'t a date', key: "dates.notADate", values: ['"x"'] }
 *
 * Whoever speaks to a person looks the key up in a table of their language, and calls what is there with the values. So
 * values are plain data, and none of them is an English word that only English would need.
 */

/** What is filled into a sentence. Another message may be part of one. */
export type Filling = string | number | boolean | undefined | Said | readonly (string | Said)[];

/** A sentence in English, and what it takes to say it in another language. */
export interface Said {
  readonly message: string;
  /** Which sentence it is, such as `dates.notADate`; left out: it is said in English only. */
  readonly key?: string;
  readonly values?: readonly Filling[];
}

/** What may be said in English only. */
export const asMessage = (said: string | Said): Said => (typeof said === "string" ? { message: said } : said);

/** Sentences by name, each with parameters for what is filled in. */
export type Sentences = Readonly<Record<string, (...values: never[]) => string>>;

/** A text may itself be a message, even in a list. */
type Spoken<Value> = Value extends string
  ? Value | Said
  : Value extends readonly string[]
    ? readonly (string | Said)[]
    : Value;

type AllSpoken<Values extends readonly unknown[]> = { [Place in keyof Values]: Spoken<Values[Place]> };

/** The same names, for messages. */
export type Tellers<Table extends Sentences> = {
  readonly [Name in keyof Table]: (...values: AllSpoken<Parameters<Table[Name]>>) => Said;
};

const isList = (value: Filling): value is readonly (string | Said)[] => Array.isArray(value);

/** A filling as a sentence takes it: without any message. */
function plain(value: Filling, wordOf: (text: string) => string, said: (message: Said) => string): unknown {
  if (typeof value === "string") return wordOf(value);
  if (isList(value)) return value.map((each) => plain(each, wordOf, said));
  return typeof value === "object" ? said(value) : value;
}

const inEnglish = (value: Filling): unknown =>
  plain(
    value,
    (text) => text,
    ({ message }) => message,
  );

export function speaker<Table extends Sentences>(area: string, table: Table): Tellers<Table> {
  const messages = Object.entries(table).map(([name, sentence]) => {
    const say = sentence as (...values: unknown[]) => string;
    // Whoever calls it along with functions that take more hands it more than belongs in the sentence.
    const tell = (...given: Filling[]): Said => {
      const values = given.slice(0, say.length);
      return { message: say(...values.map(inEnglish)), key: `${area}.${name}`, values };
    };
    return [name, tell];
  });
  return Object.fromEntries(messages) as Tellers<Table>;
}

/** Sentences of another language, by area and name; where one is missing, English is said. */
export type Translation = Readonly<Record<string, Sentences | undefined>>;

/** How a filling is written before it is filled in. */
type Prepare = (text: string) => string;

/**
 * A message in the language of a table, or in English where the table has no such sentence. Whatever comes from outside
 * is prepared first.
 */
export function saidIn(translation: Translation, said: Said, prepare: Prepare = (text) => text): string {
  const { message, key = "", values = [] } = said;
  const [area = "", name = ""] = key.split(".");
  const sentence = translation[area]?.[name] as ((...values: unknown[]) => string) | undefined;
  if (sentence === undefined) return prepare(message);
  const nested = (part: Said): string => saidIn(translation, part, prepare);
  return sentence(...values.map((value) => plain(value, prepare, nested)));
}
