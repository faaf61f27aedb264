/**
 * From what the coach finds to what it says: messages, which the app, the command line, pictures and the server put into the
 * reader's language.
 */

import type { Language } from "../calendar/languages.js";
import type { Message } from "../i18n/message.js";
import { coachMessages } from "../locales/en/coach.generated.js";
import { nameCells } from "../puzzle/name-cells.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import type { Placement } from "../tiling/placement.js";
import type { Contradiction } from "./contradiction.js";
import type { DeadEnd } from "./dead-end.js";
import type { Explanation, ProofStep } from "./explain.js";
import type { Hint } from "./hint.js";
import type { Proof, ProofCase } from "./proof.js";
import type { Reason, Technique } from "./techniques.js";

/** A board with pieces on it, and the language in which its cells are named. */
export interface SpokenBoard {
  readonly puzzle: Puzzle;
  readonly language: Language;
  readonly placed: readonly Placement[];
  readonly uncovered: readonly number[];
}

type Name = string | Message;

/** More cells than this are summed up. */
const maxNamed = 6;

const namePiece = ({ puzzle }: SpokenBoard, piece: number): string => puzzle.pieces[piece]?.id ?? "";

const nameCell = ({ puzzle, language }: SpokenBoard, cell: number): Name => nameCells(puzzle, language)[cell] ?? "";

/** Names a few cells one by one, and of many the first and the last. */
function nameAll({ puzzle, language }: SpokenBoard, cells: readonly number[]): Message {
  const all = nameCells(puzzle, language);
  const names = cells.map((cell) => all[cell] ?? "");
  const [first = ""] = names;
  return names.length <= maxNamed
    ? coachMessages.cells({ names })
    : coachMessages.cellRange({ count: names.length, first, last: names[names.length - 1] ?? "" });
}

/** Names a gap by its cells, or by its size and a cell with a label, since its cells touch. */
function nameGap({ puzzle, language }: SpokenBoard, cells: readonly number[]): Message {
  const all = nameCells(puzzle, language);
  const names = cells.map((cell) => all[cell] ?? "");
  if (names.length <= maxNamed) return coachMessages.gap({ names });
  const cell = names.find((name) => typeof name === "string") ?? names[0] ?? "";
  return coachMessages.largeGap({ count: names.length, cell });
}

/** Says which pieces to take off, by their indexes among those on the board. */
export function takeOffMessage(board: SpokenBoard, indexes: readonly number[]): Message {
  return coachMessages.takeOff({ names: namePlaced(board, indexes) });
}

const namePlaced = (board: SpokenBoard, indexes: readonly number[]): string[] =>
  indexes.flatMap((index) => board.placed[index] ?? []).map(({ piece }) => namePiece(board, piece));

/** Says which piece covers what must stay visible, as the solution of another date does. */
function coversDate(board: SpokenBoard): Message | undefined {
  for (const { piece, cells } of board.placed) {
    const cell = cells.find((each) => board.uncovered.includes(each));
    if (cell === undefined) continue;
    return coachMessages.sentence({
      text: coachMessages.coversDate({ piece: namePiece(board, piece), cell: nameCell(board, cell) }),
    });
  }
  return undefined;
}

interface Told {
  readonly board: SpokenBoard;
  readonly reason: Reason;
  /** The index of the piece that is spoken of, even where it isn't named. */
  readonly index: number;
  readonly values: { readonly piece: string | undefined; readonly cell: Name };
}

/** Where a piece has several copies left, it has as many places. */
function onlyPlace({ board, index, values }: Told): Message {
  const placed = board.placed.filter(({ piece }) => piece === index).length;
  const copies = (board.puzzle.pieces[index]?.copies ?? 1) - placed;
  return copies > 1 ? coachMessages.onlyPlaces({ ...values, copies }) : coachMessages.onlyPlace(values);
}

/** Each sentence is true wherever its technique applies. */
const reasons: Readonly<Record<Technique, (told: Told) => Message>> = {
  "only-cell": ({ values }) => coachMessages.onlyCell(values),
  "only-piece": ({ values }) => coachMessages.onlyPiece(values),
  "only-place": onlyPlace,
  "forced-region": ({ board, reason: { region = [] }, values }) =>
    coachMessages.forcedRegion({ ...values, gap: nameGap(board, region) }),
  "shared-piece": ({ board, reason: { region = [], needs = 0 }, values }) =>
    coachMessages.sharedPiece({ ...values, gap: nameGap(board, region), needs: namePiece(board, needs) }),
  "others-fail": ({ values }) => coachMessages.othersFail(values),
  "every-solution": ({ values }) => coachMessages.everySolution(values),
  "best-chance": ({ reason: { chance }, values }) =>
    chance === undefined
      ? coachMessages.bestChance(values)
      : coachMessages.bestChanceOf({ ...values, count: chance.count, all: chance.of }),
};

function reasonMessage(board: SpokenBoard, reason: Reason, index: number, piece: string | undefined): Message {
  return reasons[reason.kind]({ board, reason, index, values: { piece, cell: nameCell(board, reason.cell) } });
}

function deadEndMessage(board: SpokenBoard, reason: DeadEnd): Message {
  if (reason.kind === "hidden") return coachMessages.hidden();
  const contradiction: Contradiction = reason.kind === "cut-off" ? { kind: "wrong-size", cells: reason.cells } : reason;
  return coachMessages.sentence({ text: contradictionMessage(board, contradiction) });
}

/** Says what a hint tells, a message for each sentence. A whole solution speaks for itself. */
export function hintMessages(board: SpokenBoard, hint: Hint): Message[] {
  switch (hint.kind) {
    case "left":
      return [coachMessages.left({ count: hint.count })];
    case "fine":
      return [coachMessages.fine()];
    case "solved":
      return [coachMessages.solved()];
    case "impossible":
      return [coachMessages.impossible()];
    case "everything":
      return [];
    case "wrong":
      return [coversDate(board) ?? deadEndMessage(board, hint.reason), takeOffMessage(board, hint.wrong)];
    case "nudge":
      return [reasonMessage(board, hint.reason, hint.piece, undefined)];
    case "next": {
      const { piece } = hint.placement;
      return [reasonMessage(board, hint.reason, piece, namePiece(board, piece))];
    }
  }
}

/** Says a contradiction without a capital and a full stop, since it may follow something else. */
export function contradictionMessage(board: SpokenBoard, contradiction: Contradiction): Message {
  switch (contradiction.kind) {
    case "uncoverable":
      return coachMessages.uncoverable({ cell: nameCell(board, contradiction.cell) });
    case "no-room":
      return coachMessages.noRoom({ piece: namePiece(board, contradiction.piece) });
    case "wrong-size":
      return coachMessages.wrongSize({
        gap: nameGap(board, contradiction.cells),
        count: contradiction.cells.length,
      });
    case "wrong-shape":
      return coachMessages.wrongShape({ gap: nameGap(board, contradiction.cells) });
    case "same-piece":
      return coachMessages.samePiece({
        piece: namePiece(board, contradiction.piece),
        copies: board.puzzle.pieces[contradiction.piece]?.copies ?? 1,
        gaps: contradiction.regions.map((cells) => nameGap(board, cells)),
      });
    case "colouring":
      return coachMessages.colouring({
        gap: nameGap(board, contradiction.cells),
        dark: contradiction.dark.length,
        light: contradiction.cells.length - contradiction.dark.length,
      });
  }
}

type Split = Exclude<Proof, { kind: "contradiction" }>;

const choicesMessage = (board: SpokenBoard, proof: Split): Message =>
  proof.kind === "cell"
    ? coachMessages.choices({ cell: nameCell(board, proof.cell), count: proof.cases.length })
    : coachMessages.places({ piece: namePiece(board, proof.piece), count: proof.cases.length });

const placementMessage = (board: SpokenBoard, { piece, cells }: Placement): Message =>
  coachMessages.pieceOn({ piece: namePiece(board, piece), cells: nameAll(board, cells) });

const choiceMessage = (board: SpokenBoard, placement: Placement): Message =>
  coachMessages.withAny({ choices: [placementMessage(board, placement)] });

/** Says a step of an argument; it begins with the piece that was placed last. */
export function proofStepMessage(board: SpokenBoard, { path, proof }: ProofStep): Message {
  const text =
    proof.kind === "contradiction" ? contradictionMessage(board, proof.contradiction) : choicesMessage(board, proof);
  const last = path[path.length - 1];
  return coachMessages.sentence({
    text: last === undefined ? text : coachMessages.follows({ choice: choiceMessage(board, last), text }),
  });
}

/** A sentence of an argument, and what it is indented by. */
export interface ExplanationLine {
  readonly indent: string;
  readonly message: Message;
}

const line = (message: Message, indent = ""): ExplanationLine => ({ indent, message });

interface Group {
  readonly message: Message;
  readonly cases: readonly ProofCase[];
}

/** Groups the choices that one look rules out by what it shows. */
function groupCases(board: SpokenBoard, cases: readonly ProofCase[]): Group[] {
  const byText = new Map<string, Group>();
  for (const each of cases) {
    if (each.proof.kind !== "contradiction") continue;
    const message = contradictionMessage(board, each.proof.contradiction);
    byText.set(message.message, { message, cases: [...(byText.get(message.message)?.cases ?? []), each] });
  }
  return [...byText.values()];
}

/** Names choices that fail alike: a piece all of whose choices do by its name, any other by its cells. */
function groupMessage(board: SpokenBoard, group: readonly ProofCase[], all: readonly ProofCase[]): Message {
  const ofPiece = (cases: readonly ProofCase[], piece: number): Placement[] =>
    cases.map(({ placement }) => placement).filter((placement) => placement.piece === piece);
  const pieces = [...new Set(group.map(({ placement }) => placement.piece))];
  const choices = pieces.flatMap((piece) => {
    const here = ofPiece(group, piece);
    const isAll = here.length === ofPiece(all, piece).length && group.length > 1;
    return isAll
      ? [coachMessages.piece({ piece: namePiece(board, piece) })]
      : here.map((placement) => placementMessage(board, placement));
  });
  return coachMessages.withAny({ choices });
}

function caseLines(board: SpokenBoard, { cases: all }: Split): ExplanationLine[] {
  const plain = groupCases(board, all).map(({ message, cases }) =>
    line(coachMessages.follows({ choice: groupMessage(board, cases, all), text: message }), "- "),
  );
  const deeper = all.flatMap(({ placement, proof: rest }) =>
    rest.kind === "contradiction"
      ? []
      : [
          line(coachMessages.subheading({ text: choiceMessage(board, placement) }), "- "),
          ...proofLines(board, rest).map(({ message, indent }) => line(message, `  ${indent}`)),
        ],
  );
  return [...plain, ...deeper];
}

/** Says the only choice that a cell or a piece leaves. */
const onlyMessage = (board: SpokenBoard, split: Split, only: Placement): Message =>
  split.kind === "cell"
    ? coachMessages.onlyChoice({ choice: placementMessage(board, only), cell: nameCell(board, split.cell) })
    : coachMessages.onlySpot({ piece: namePiece(board, only.piece), cells: nameAll(board, only.cells) });

/** Says an argument, a line for each look. What leaves no choice goes deeper without being told as a case. */
function proofLines(board: SpokenBoard, proof: Proof): ExplanationLine[] {
  if (proof.kind === "contradiction")
    return [line(coachMessages.sentence({ text: contradictionMessage(board, proof.contradiction) }))];
  const [first, ...others] = proof.cases;
  if (first !== undefined && others.length === 0)
    return [
      line(coachMessages.sentence({ text: onlyMessage(board, proof, first.placement) })),
      ...proofLines(board, first.proof),
    ];
  return [line(coachMessages.heading({ text: choicesMessage(board, proof) })), ...caseLines(board, proof)];
}

/** Says why there is no solution, a line for each sentence; an explanation is missing where a piece covers the date. */
export function explanationLines(board: SpokenBoard, explanation: Explanation | undefined): ExplanationLine[] {
  if (explanation === undefined) return [coversDate(board) ?? []].flat().map((message) => line(message));
  if (explanation.kind === "proof") return proofLines(board, explanation.proof);
  if (explanation.kind === "solvable") return [line(coachMessages.canWork())];
  const { lift } = explanation;
  return [
    line(coachMessages.noArgument()),
    line(
      lift === undefined
        ? coachMessages.impossible()
        : coachMessages.solvableWithout({ names: namePlaced(board, lift) }),
    ),
  ];
}
