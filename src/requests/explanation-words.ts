/** From an argument of the coach's to sentences, a line each, indented where a choice has been made. */

import type { Contradiction, Explanation, Proof, ProofCase } from "../core/coach/coach.js";
import type { Message } from "../core/i18n/message.js";
import { coachMessages } from "../core/locales/en/coach.generated.js";
import type { Placement } from "../core/tiling/placement.js";
import { cellInWords, cellsInWords, onDateWords, pieceName, pieceNames, type SpokenBoard } from "./board-words.js";
import type { AskedQuestion } from "./question.js";

/** A sentence, and what it is indented by. */
interface SpokenLine {
  readonly indent: string;
  readonly said: Message;
}

/** From messages to sentences of a language. */
export type Translate = (said: Message) => string;

const inEnglish: Translate = ({ message }) => message;

type Sentence<Kind extends Contradiction["kind"]> = (
  board: SpokenBoard,
  contradiction: Extract<Contradiction, { kind: Kind }>,
) => Message;

/** Without a capital and a full stop, since it may come in the midst of a sentence. */
const sentences: { readonly [Kind in Contradiction["kind"]]: Sentence<Kind> } = {
  uncoverable: (board, { cell }) => coachMessages.uncoverable({ cell: cellInWords(board, cell) }),
  "no-room": (board, { piece }) => coachMessages.noRoom({ piece: pieceName(board, piece) }),
  "wrong-size": (board, { cells }) =>
    coachMessages.wrongSize({ cells: cellsInWords(board, cells), count: cells.length }),
  "wrong-shape": (board, { cells }) => coachMessages.wrongShape({ cells: cellsInWords(board, cells) }),
  "same-piece": (board, { piece, regions }) =>
    coachMessages.samePiece({
      piece: pieceName(board, piece),
      regions: regions.map((cells) => cellsInWords(board, cells)),
    }),
  colouring: (board, { cells, dark }) =>
    coachMessages.colouring({
      cells: cellsInWords(board, cells),
      dark: dark.length,
      light: cells.length - dark.length,
    }),
};

export const contradictionWords = (board: SpokenBoard, contradiction: Contradiction): Message =>
  (sentences[contradiction.kind] as Sentence<Contradiction["kind"]>)(board, contradiction as never);

type Split = Exclude<Proof, { kind: "contradiction" }>;

/** What a split asks for. */
export const choicesWords = (board: SpokenBoard, proof: Split): Message =>
  proof.kind === "cell"
    ? coachMessages.choices({ cell: cellInWords(board, proof.cell), count: proof.cases.length })
    : coachMessages.places({ piece: pieceName(board, proof.piece), count: proof.cases.length });

const placementWords = (board: SpokenBoard, { piece, cells }: Placement): Message =>
  coachMessages.pieceOn({ piece: pieceName(board, piece), cells: cellsInWords(board, cells) });

/** The choice that comes before what follows from it. */
export const choiceWords = (board: SpokenBoard, placement: Placement): Message =>
  coachMessages.withAny({ choices: [placementWords(board, placement)] });

interface Group {
  readonly said: Message;
  readonly cases: readonly ProofCase[];
}

/** Choices that one look rules out, by what it shows. */
function groups(board: SpokenBoard, cases: readonly ProofCase[]): Group[] {
  const bySentence = new Map<string, Group>();
  for (const each of cases) {
    if (each.proof.kind !== "contradiction") continue;
    const said = contradictionWords(board, each.proof.contradiction);
    bySentence.set(said.message, { said, cases: [...(bySentence.get(said.message)?.cases ?? []), each] });
  }
  return [...bySentence.values()];
}

/** Choices that fail alike. A piece all of whose choices do is told by its name, any other by its cells. */
function groupWords(board: SpokenBoard, group: readonly ProofCase[], all: readonly ProofCase[]): Message {
  const ofPiece = (cases: readonly ProofCase[], piece: number): Placement[] =>
    cases.map(({ placement }) => placement).filter((placement) => placement.piece === piece);
  const pieces = [...new Set(group.map(({ placement }) => placement.piece))];
  const choices = pieces.flatMap((piece) => {
    const here = ofPiece(group, piece);
    const isAll = here.length === ofPiece(all, piece).length && group.length > 1;
    return isAll
      ? [coachMessages.piece({ piece: pieceName(board, piece) })]
      : here.map((placement) => placementWords(board, placement));
  });
  return coachMessages.withAny({ choices });
}

const line = (said: Message, indent = ""): SpokenLine => ({ indent, said });

function caseLines(board: SpokenBoard, { cases: all }: Split): SpokenLine[] {
  const plain = groups(board, all).map(({ said, cases }) =>
    line(coachMessages.follows({ choice: groupWords(board, cases, all), text: said }), "- "),
  );
  const deeper = all.flatMap(({ placement, proof: rest }) =>
    rest.kind === "contradiction"
      ? []
      : [
          line(coachMessages.subheading({ text: choiceWords(board, placement) }), "- "),
          ...proofLines(board, rest).map(({ said, indent }) => line(said, `  ${indent}`)),
        ],
  );
  return [...plain, ...deeper];
}

/** The only choice that a cell or a piece leaves. */
const onlyWords = (board: SpokenBoard, split: Split, only: Placement): Message =>
  split.kind === "cell"
    ? coachMessages.onlyChoice({ choice: placementWords(board, only), cell: cellInWords(board, split.cell) })
    : coachMessages.onlySpot({ piece: pieceName(board, only.piece), cells: cellsInWords(board, only.cells) });

/** An argument, a line for each look. What leaves no choice goes deeper without being told as a case. */
function proofLines(board: SpokenBoard, proof: Proof): SpokenLine[] {
  if (proof.kind === "contradiction")
    return [line(coachMessages.sentence({ text: contradictionWords(board, proof.contradiction) }))];
  const [first, ...others] = proof.cases;
  if (first !== undefined && others.length === 0)
    return [
      line(coachMessages.sentence({ text: onlyWords(board, proof, first.placement) })),
      ...proofLines(board, first.proof),
    ];
  return [line(coachMessages.heading({ text: choicesWords(board, proof) })), ...caseLines(board, proof)];
}

interface Explained {
  readonly question: Pick<AskedQuestion, "title" | "puzzle" | "language" | "placed" | "uncovered">;
  readonly explanation: Explanation | undefined;
}

function longLines(question: Explained["question"], lift: readonly number[] | undefined): SpokenLine[] {
  const none = line(coachMessages.noArgument());
  if (lift === undefined) return [none, line(coachMessages.notEvenEmpty())];
  const pieces = lift.flatMap((index) => question.placed[index] ?? []);
  return [none, line(coachMessages.solvableWithout({ names: pieceNames(question, pieces) }))];
}

function spokenLines({ question, explanation }: Explained): SpokenLine[] {
  const onDate = explanation === undefined ? onDateWords(question) : undefined;
  if (explanation === undefined) return onDate === undefined ? [] : [line(onDate)];
  if (explanation.kind === "proof") return proofLines(question, explanation.proof);
  if (explanation.kind === "solvable") return [line(coachMessages.nothingToExplain({ title: question.title }))];
  return longLines(question, explanation.lift);
}

/** Why there is no solution, a line per sentence. */
export const explanationLines = (explained: Explained, speaks: Translate = inEnglish): string[] =>
  spokenLines(explained).map(({ indent, said }) => `${indent}${speaks(said)}`);
