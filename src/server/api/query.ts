/** From the query of an address to the parts of a request, or to a refusal that names each part that is wrong. */

import { hinted } from "../../core/i18n/hinted.js";
import { isMessage, type Message } from "../../core/i18n/message.js";
import { partsMessages } from "../../core/locales/en/parts.generated.js";
import { serverMessages } from "../../core/locales/en/server.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { nearestQuoted } from "../../core/text/guess.js";
import { quoted } from "../../core/text/sentences.js";
import { wrongForm } from "../../core/text/wrong-form.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";
import { type QueryName, type QueryParameter, queryParameters, spelledInQuery } from "./parameters.js";

export type QueryParts = Readonly<Record<string, unknown>>;

/** A value, or a sentence about why it isn't one. */
type Read = { readonly value: unknown } | { readonly fault: Message };

const flags: Readonly<Record<string, boolean>> = { true: true, false: false };

function numberRead(name: string, text: string): Read {
  const isWritten = /^-?\d{1,15}(\.\d{1,6})?$/.test(text);
  return isWritten ? { value: Number(text) } : { fault: wrongForm(name, textMessages.aNumber(), text) };
}

function flagRead(name: string, text: string): Read {
  const value = flags[text];
  return value === undefined ? { fault: wrongForm(name, partsMessages.flag(), text) } : { value };
}

/** What is wrong with a value that can be read, such as a number that is too large, requests find themselves. */
function read(name: QueryName, parameter: QueryParameter, texts: readonly string[]): Read {
  const [text = "", ...others] = texts;
  if (parameter.kind === "names") return { fault: serverMessages.nameField({ name }) };
  if (parameter.kind === "cells") return { value: texts.flatMap((each) => each.split(",")) };
  if (others.length > 0) return { fault: serverMessages.once({ name }) };
  if (parameter.kind === "flag") return flagRead(name, text);
  if (parameter.kind === "whole" || parameter.kind === "number") return numberRead(name, text);
  return { value: parameter.kind === "grid" ? text.replaceAll("/", "\n") : text };
}

const fieldPattern = /^fields\[([^\]]{1,40})\]$/;

function readFields(query: URLSearchParams): QueryParts {
  const fields = [...query].flatMap(([key, value]) => {
    const field = fieldPattern.exec(key)?.[1];
    return field === undefined ? [] : [[field, value] as const];
  });
  return fields.length === 0 ? {} : { fields: Object.fromEntries(fields) };
}

/** A part that a sentence begins with is what is filled in first: into the sentence, or into one within it. */
function renamed<Kind extends Message>(said: Kind, spelled: (part: string) => string): Kind {
  const { message, values = {} } = said;
  const [[name, first] = [""]] = Object.entries(values);
  const part = /^\w+(?=: )/.exec(message)?.[0];
  if (part === undefined) return said;
  const other = isMessage(first) ? renamed(first, spelled) : first === part ? spelled(part) : first;
  return {
    ...said,
    message: message.replace(part, spelled(part)),
    ...(said.values && { values: { ...values, [name]: other } }),
  };
}

/** Sentences about a part call it what the query calls it. */
export function refusedInQuery<Answer>(
  outcome: Outcome<Answer>,
  names: Readonly<Record<string, string>> = {},
): Outcome<Answer> {
  if (outcome.ok) return outcome;
  const spelled = (part: string): string => names[part] ?? spelledInQuery(part);
  return { ...outcome, faults: outcome.faults.map((fault) => renamed(fault, spelled)) };
}

/** Only what a route has a use for is taken: nobody should wait for a word to show that it doesn't know. */
export function readQuery(query: URLSearchParams, names: readonly QueryName[]): Outcome<QueryParts> {
  const known = new Set<string>(names);
  const didYouMean = nearestQuoted(names);
  const parts: Record<string, unknown> = names.includes("fields") ? readFields(query) : {};
  const faults: Message[] = [];
  for (const key of new Set(query.keys())) {
    if (known.has("fields") && fieldPattern.test(key)) continue;
    if (!known.has(key)) {
      faults.push(hinted(serverMessages.unknownParameter({ name: quoted(key) }), didYouMean(key)));
      continue;
    }
    const parameter = queryParameters[key as QueryName];
    const value = read(key as QueryName, parameter, query.getAll(key));
    if ("fault" in value) faults.push(value.fault);
    else parts[parameter.part] = value.value;
  }
  return faults.length === 0 ? found(parts) : refused(...faults);
}

/** A date in full says what it says on any day, and so does a year. */
export function isAboutToday(names: readonly QueryName[], { date = "", year }: QueryParts): boolean {
  if (names.includes("year")) return year === undefined;
  return names.includes("date") && !/^\d{4}-\d\d-\d\d$/.test(String(date));
}
