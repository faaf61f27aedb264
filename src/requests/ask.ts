/**
 * The middle floor's one door: from a request, plain data that can be written as JSON, to its answer or a refusal.
 *
 *     await ask({ want: "count", puzzle: "classic", date: "25 Dec" })
 *     // { ok: true, value: { kind: "document", document: { version: 1, command: "count", …, count: 92 }, notes: [] } }
 *
 * A document is the JSON that the command line prints; a file has bytes and a format. Command, route and library
 * function are each a few lines around this.
 */

import { expectObject } from "../core/text/arguments.js";
import { frozen } from "../core/text/frozen.js";
import { type AuditRequest, askAudit, auditJson } from "./audit.js";
import { askTarget, type TargetRequest, targetJson } from "./board.js";
import type { Caller } from "./caller.js";
import { askCatalogue, type CatalogueRequest, catalogueJson } from "./catalogue.js";
import { askCensus, type CensusRequest, censusJson } from "./census.js";
import { askCheck, type CheckRequest, checkJson } from "./check.js";
import { askCount, type CountRequest, countJson } from "./count.js";
import { askDesign, type DesignRequest, designJson } from "./design.js";
import { askExplanation, type ExplanationRequest, explanationJson } from "./explanation.js";
import { askFacts, type FactsRequest, factsJson } from "./facts.js";
import { faultsIn } from "./file-faults.js";
import { askHint, type HintRequest, hintJson } from "./hint.js";
import { askLazyYear, type LazyYearRequest, lazyYearJson } from "./lazy-year.js";
import { askModel, type ModelRequest } from "./model.js";
import type { Note } from "./note.js";
import { Numbering } from "./numbering.js";
import { found, type Outcome, type Refusal, refused } from "./outcome.js";
import { oneOf } from "./parts.js";
import { askPicture, type FileAnswer, type PictureRequest } from "./pictures/picture.js";
import { askProduct, type ProductRequest } from "./products/product.js";
import type { AskedQuestion } from "./question.js";
import { askRace, type RaceRequest, raceJson } from "./race/race.js";
import { askReach, type ReachRequest, reachJson } from "./reach.js";
import { requestParts } from "./schema.js";
import { askSolutions, type SolutionsRequest, solutionJson, solutionsHead } from "./solutions.js";
import { askYear, type YearRequest, yearJson } from "./year.js";

/** What a request wants. */
export type Want = keyof typeof requestParts;

/**
 * What a request can want.
 *
 * @example
 * ```ts
 * wants.slice(0, 3).join(", "); // → solutions, count, year
 * ```
 */
export const wants: readonly Want[] = frozen(Object.keys(requestParts) as Want[]);

/** A request: plain data that can be written as JSON. `want` says what for. */
export type Request =
  | SolutionsRequest
  | CountRequest
  | YearRequest
  | LazyYearRequest
  | AuditRequest
  | CensusRequest
  | DesignRequest
  | HintRequest
  | ExplanationRequest
  | ReachRequest
  | PictureRequest
  | ProductRequest
  | ModelRequest
  | RaceRequest
  | CheckRequest
  | FactsRequest
  | CatalogueRequest
  | TargetRequest;

/** An answer as data, the same that the command line prints as JSON. */
export interface DocumentAnswer {
  readonly kind: "document";
  readonly document: Readonly<Record<string, unknown>>;
  readonly notes: readonly Note[];
}

/** An answer: a document, or a file. */
export type Answer = DocumentAnswer | ({ readonly kind: "file" } & FileAnswer);

const document = (data: Record<string, unknown>, notes: readonly Note[] = []): Answer => ({
  kind: "document",
  document: data,
  notes,
});

/** The answer about a board, as a document. */
function about<Value extends { readonly question: AskedQuestion }>(
  outcome: Outcome<Value>,
  toJson: (value: Value) => Record<string, unknown>,
): Outcome<Answer> {
  return outcome.ok ? found(document(toJson(outcome.value), outcome.value.question.notes)) : outcome;
}

function plain<Value>(outcome: Outcome<Value>, toJson: (value: Value) => Record<string, unknown>): Outcome<Answer> {
  return outcome.ok ? found(document(toJson(outcome.value))) : outcome;
}

const file = (outcome: Outcome<FileAnswer>): Outcome<Answer> =>
  outcome.ok ? found({ kind: "file", ...outcome.value }) : outcome;

async function solutionsDocument(request: SolutionsRequest, caller: Caller): Promise<Outcome<Answer>> {
  const answered = await askSolutions(request, caller);
  if (!answered.ok) return answered;
  const { question, solutions } = answered.value;
  const list: Record<string, unknown>[] = [];
  for await (const solution of solutions) list.push(solutionJson(question, solution));
  return found(document({ ...solutionsHead(answered.value), solutions: list }, question.notes));
}

async function modelFile(request: ModelRequest, caller: Caller): Promise<Outcome<Answer>> {
  const answered = await askModel(request, caller);
  if (!answered.ok) return answered;
  const { question, format, text, tiling } = answered.value;
  if (tiling === undefined) return found({ kind: "file", data: text, format, notes: question.notes });
  const number = await new Numbering(question, caller.signal).numberOf(tiling);
  return found(document(solutionJson(question, { number, tiling }), question.notes));
}

type Answerer<Kind extends Want> = (
  request: Extract<Request, { want: Kind }>,
  caller: Caller,
) => Promise<Outcome<Answer>>;

const answerers: { readonly [Kind in Want]: Answerer<Kind> } = {
  solutions: solutionsDocument,
  count: async (request, caller) => about(await askCount(request, caller), countJson),
  year: async (request, caller) => plain(await askYear(request, caller), yearJson),
  "lazy-year": async (request, caller) => plain(await askLazyYear(request, caller), lazyYearJson),
  audit: async (request, caller) => plain(await askAudit(request, caller), auditJson),
  census: async (request, caller) => plain(await askCensus(request, caller), censusJson),
  design: async (request, caller) => plain(await askDesign(request, caller), designJson),
  hint: async (request, caller) => about(await askHint(request, caller), hintJson),
  explanation: async (request, caller) => about(await askExplanation(request, caller), explanationJson),
  reach: async (request, caller) => plain(await askReach(request, caller), reachJson),
  picture: async (request, caller) => file(await askPicture(request, caller)),
  product: async (request, caller) => file(await askProduct(request, caller)),
  model: modelFile,
  race: async (request, caller) => about(await askRace(request, caller), raceJson),
  check: async (request, caller) => plain(await askCheck(request, caller), (answer) => checkJson([answer])),
  facts: async (request) => plain(await askFacts(request), factsJson),
  catalogue: async (request) => plain(await askCatalogue(request), catalogueJson),
  target: async (request, caller) => plain(await askTarget(request, caller), targetJson),
};

/** What is wrong with a puzzle file, in the language that is asked for. */
const inLanguage = async (refusal: Refusal, request: Request): Promise<Refusal> => ({
  ...refusal,
  faults: await faultsIn(refusal.faults, "language" in request ? request.language : undefined),
});

/**
 * Answers any request, or refuses it with sentences. It throws only where a program is wrong, or stopped by its
 * signal.
 *
 * @example
 * ```ts
 * const answer = unwrap(await ask({ want: "count", date: "25 Dec" }));
 * answer.kind === "document" && answer.document.count; // → 92
 * ```
 */
export async function ask(request: Request, caller: Caller = {}): Promise<Outcome<Answer>> {
  expectObject(request, "request");
  const unknown = oneOf(wants)(request.want, "want");
  if (unknown.length > 0) return refused(...unknown);
  const answerer = answerers[request.want] as Answerer<Want>;
  const outcome = await answerer(request, caller);
  return outcome.ok || outcome.kind !== "file" ? outcome : inLanguage(outcome, request);
}
