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
export type Filling = string | number | boolean | undefined | readonly string[] | Message;

/** A sentence in English, and what it takes to say it in another language. */
export interface Message {
  readonly message: string;
  /** Which sentence it is, such as `dates.notADate`; left out: it is said in English only. */
  readonly key?: string;
  readonly values?: readonly Filling[];
}

/** Sentences by name, each with parameters for what is filled in. */
export type Sentences = Readonly<Record<string, (...values: never[]) => string>>;

/** A text may be a message of its own. */
type Spoken<Value> = Value extends string ? Value | Message : Value;

type AllSpoken<Values extends readonly unknown[]> = { [Place in keyof Values]: Spoken<Values[Place]> };

/** The same names, for messages. */
export type Speaker<Table extends Sentences> = {
  readonly [Name in keyof Table]: (...values: AllSpoken<Parameters<Table[Name]>>) => Message;
};

export const isMessage = (value: Filling): value is Message =>
  typeof value === "object" && !Array.isArray(value) && "message" in value;

const inEnglish = (value: Filling): Filling => (isMessage(value) ? value.message : value);

export function speaker<Table extends Sentences>(area: string, table: Table): Speaker<Table> {
  const messages = Object.entries(table).map(([name, sentence]) => {
    const say = sentence as (...values: Filling[]) => string;
    const tell = (...values: Filling[]): Message => ({
      message: say(...values.map(inEnglish)),
      key: `${area}.${name}`,
      values,
    });
    return [name, tell];
  });
  return Object.fromEntries(messages) as Speaker<Table>;
}

/** Sentences of another language, by area and name; where one is missing, English is said. */
export type Translation = Readonly<Record<string, Sentences | undefined>>;

/** How a filling is written before it is filled in. */
type Prepare = (text: string) => string;

/** What is filled into a sentence of another language. */
function filling(value: Filling, translation: Translation, prepare: Prepare): Filling {
  if (typeof value === "string") return prepare(value);
  if (Array.isArray(value)) return value.map(prepare);
  return isMessage(value) ? saidIn(translation, value, prepare) : value;
}

/**
 * A message in the language of a table, or in English where the table has no such sentence. Whatever comes from outside
 * is prepared first.
 */
export function saidIn(translation: Translation, said: Message, prepare: Prepare = (text) => text): string {
  const { message, key = "", values = [] } = said;
  const [area = "", name = ""] = key.split(".");
  const sentence = translation[area]?.[name] as ((...values: Filling[]) => string) | undefined;
  if (sentence === undefined) return prepare(message);
  return sentence(...values.map((value) => filling(value, translation, prepare)));
}
