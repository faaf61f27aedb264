/**
 * From a sentence and the values that fill it to a message: the sentence in English, and what it takes to say it in any other
 * language.
 *
 *     dateMessages.notADate({ text: '"x"' });
 *     // { message: '"x" isn\'t a date', id: "dates.notADate", values: { text: '"x"' } }
 *
 * A door that speaks to a person looks the id up among the messages of their language. So values are plain data, and none
 * of them is an English word that only English would need.
 */

/** A value that fills a sentence. It may be a message itself. */
export type MessageValue =
  | string
  | number
  | boolean
  | undefined
  | Message
  | readonly (string | Message)[]
  | { readonly year: number; readonly month: number; readonly day: number };

/** A sentence in English, and what it takes to say it in another language. */
export interface Message {
  readonly message: string;
  /** The sentence in `locales/`, such as `dates.notADate`. Without it, the message is English only. */
  readonly id?: string;
  readonly values?: Readonly<Record<string, MessageValue>>;
}

/** Compiled sentences by name, as `scripts/build-locales.mjs` writes them. */
export type Sentences = Readonly<Record<string, unknown>>;

/** A text may itself be a message, even in a list. */
type Given<Value> = Value extends string
  ? Value | Message
  : Value extends readonly string[]
    ? readonly (string | Message)[]
    : Value;

type Factory<Sentence> = Sentence extends (values: infer Values) => string
  ? (values: { readonly [Name in keyof Values]: Given<Values[Name]> }) => Message
  : () => Message;

export type Factories<Table> = { readonly [Name in keyof Table]: Factory<Table[Name]> };

/** Returns a text without a sentence as a message in English. */
export const asMessage = (text: string | Message): Message => (typeof text === "string" ? { message: text } : text);

type MessageValues = NonNullable<Message["values"]>;

export const isMessage = (value: MessageValue): value is Message =>
  typeof value === "object" && !Array.isArray(value) && "message" in value;

type Write = (value: string | Message) => string;

const isFilledIn = (value: MessageValue): value is string | Message => typeof value === "string" || isMessage(value);

const written = (value: MessageValue, write: Write): unknown =>
  isFilledIn(value) ? write(value) : Array.isArray(value) ? value.map(write) : value;

/** Returns the text of a compiled sentence; texts and messages among its values are written first. */
function fill(sentence: unknown, values: MessageValues, write: Write): string {
  if (typeof sentence !== "function") return String(sentence);
  const filled: Record<string, unknown> = {};
  for (const name in values) filled[name] = written(values[name], write);
  return sentence(filled);
}

const inEnglish: Write = (value) => asMessage(value).message;

/** Returns a function for each sentence of an area that makes it a message. */
export function defineMessages<Table extends Sentences>(area: string, table: Table): Factories<Table> {
  const factories = Object.entries(table).map(([name, sentence]) => {
    const id = `${area}.${name}`;
    return [
      name,
      (values: MessageValues = {}): Message => ({ message: fill(sentence, values, inEnglish), id, values }),
    ];
  });
  return Object.fromEntries(factories) as Factories<Table>;
}

/**
 * Returns a message in the language of these areas, or in English where they lack it. What comes from outside is prepared
 * before it is filled in.
 */
export function formatMessage(
  areas: Readonly<Record<string, Sentences>>,
  message: Message,
  prepare: (text: string) => string,
): string {
  const [area = "", name = ""] = message.id?.split(".") ?? [];
  const sentence = areas[area]?.[name];
  if (sentence === undefined) return prepare(message.message);
  return fill(sentence, message.values ?? {}, (value) =>
    typeof value === "string" ? prepare(value) : formatMessage(areas, value, prepare),
  );
}
