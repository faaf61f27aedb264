/** What tests of requests share: small puzzles as data, and answers taken out of their envelopes. */

import { type Answer, ask, type Caller, type Note, type Request, sentencesOf } from "../../src/requests/requests.js";
import { files } from "../cli/wiring/puzzles.js";

type PuzzleFile = keyof typeof files & `${string}.yaml`;

/** A small puzzle, as the text of its file. */
export const puzzleFile = (name: PuzzleFile): { yaml: string; name: string } => ({ yaml: files[name], name });

export const hooks = puzzleFile("hooks.yaml");

/** A request in a line, a puzzle by its name. */
export const shown = (request: Request): string =>
  JSON.stringify(request, (key, value) => (key === "puzzle" && typeof value === "object" ? value.name : value));

/** Christmas Eve of 2026, a Thursday. */
export const now = new Date(2026, 11, 24, 9, 30);

async function answered(request: Request, caller: Caller = { now }): Promise<Answer> {
  const outcome = await ask(request, caller);
  if (!outcome.ok) throw new Error(sentencesOf(outcome).join("\n"));
  return outcome.value;
}

export async function document(request: Request, caller?: Caller): Promise<Readonly<Record<string, unknown>>> {
  const answer = await answered(request, caller);
  if (answer.kind !== "document") throw new Error("the answer is a file");
  return answer.document;
}

/** The text of a file, and its format. */
export async function file(request: Request, caller?: Caller): Promise<{ text: string; format: string }> {
  const answer = await answered(request, caller);
  if (answer.kind !== "file") throw new Error("the answer is a document");
  return { text: Buffer.from(answer.data).toString("latin1"), format: answer.format };
}

export const notes = async (request: Request, caller?: Caller): Promise<readonly Note[]> =>
  (await answered(request, caller)).notes;

/** The kind of a refusal, and what it says. */
export async function refusal(request: Request, caller: Caller = { now }): Promise<[kind: string, ...says: string[]]> {
  const outcome = await ask(request, caller);
  if (outcome.ok) throw new Error("it was answered");
  return [outcome.kind, ...sentencesOf(outcome)];
}
