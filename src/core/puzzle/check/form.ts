/** From whatever a program passes as a draft to a fault for each part that doesn't even have the form of one. */

import type { Message } from "../../i18n/message.js";
import { checkMessages } from "../../locales/en/check.generated.js";
import { textMessages } from "../../locales/en/text.generated.js";
import { expectObject, isObject, isText } from "../../text/arguments.js";
import type { Fault } from "../../text/fault.js";
import { quoted } from "../../text/sentences.js";
import { wrongForm } from "../../text/wrong-form.js";
import type { PuzzleDraft } from "../draft.js";

type Path = Fault["path"];

/** What is wrong with a value, of the first thing in it that is. */
type Form = (value: unknown, path: Path) => Fault | undefined;

const wrong = (path: Path, what: Message, value: unknown): Fault => ({
  path,
  ...wrongForm(path.join("."), what, value),
});

const text: Form = (value, path) => (isText(value) ? undefined : wrong(path, textMessages.aString(), value));

const number: Form = (value, path) =>
  typeof value === "number" ? undefined : wrong(path, textMessages.aNumber(), value);

function firstOf<Item>(items: Iterable<Item>, faultOf: (item: Item) => Fault | undefined): Fault | undefined {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const listOf =
  (form: Form): Form =>
  (value, path) =>
    Array.isArray(value)
      ? firstOf(value.entries(), ([i, item]) => form(item, [...path, i]))
      : wrong(path, textMessages.aList(), value);

const byName =
  (form: Form): Form =>
  (value, path) =>
    isObject(value)
      ? firstOf(Object.entries(value), ([name, item]) => form(item, [...path, name]))
      : wrong(path, textMessages.anObject(), value);

const withParts =
  (parts: Readonly<Record<string, Form>>): Form =>
  (value, path) =>
    isObject(value)
      ? firstOf(Object.entries(parts), ([name, form]) => form(value[name], [...path, name]))
      : wrong(path, textMessages.anObject(), value);

const flips: Form = (value, path) => {
  if (value === "all" || value === "none") return undefined;
  return Array.isArray(value)
    ? listOf(text)(value, path)
    : wrong(path, checkMessages.flipsForm({ all: quoted("all"), none: quoted("none") }), value);
};

const choice = withParts({ id: text, cells: listOf(text) });

const forms: Readonly<Record<keyof PuzzleDraft, Form>> = {
  id: text,
  title: byName(text),
  note: byName(text),
  credits: listOf(text),
  lattice: text,
  board: listOf(text),
  fields: listOf(withParts({ name: text, choices: listOf(choice) })),
  pieces: listOf(withParts({ id: text, shape: listOf(text), copies: number })),
  flips,
  labels: byName(byName(text)),
};

/** One fault at most for each part. What isn't an object at all is a mistake of the program's. */
export function formFaults(draft: PuzzleDraft): Fault[] {
  expectObject(draft, "draft", "a draft");
  return Object.entries(forms).flatMap(([part, form]) => form(draft[part as keyof PuzzleDraft], [part]) ?? []);
}

const empty: PuzzleDraft = {
  id: "",
  title: {},
  note: {},
  credits: [],
  lattice: "",
  board: [],
  fields: [],
  pieces: [],
  flips: "all",
  labels: {},
};

/** The draft with nothing in the parts that have faults, as a reader of files leaves them. */
export function emptied(draft: PuzzleDraft, faults: readonly Fault[]): PuzzleDraft {
  const parts = faults.map(({ path }) => path[0] as keyof PuzzleDraft);
  return { ...draft, ...Object.fromEntries(parts.map((part) => [part, empty[part]])) };
}

/** For what a program without types passes as a draft, where it has to be one. */
export function expectDraft(draft: PuzzleDraft): void {
  const [fault] = formFaults(draft);
  if (fault !== undefined) throw new TypeError(`draft.${fault.message}`);
}
