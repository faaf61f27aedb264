/** From an argument of the coach's to English sentences, a line each, indented where a choice has been made. */

import type { Contradiction, Explanation, Proof, ProofCase } from "../core/coach/coach.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import type { Question } from "../core/solver/question.js";
import { counted } from "../core/text/sentences.js";
import type { Placement } from "../core/tiling/placement.js";
import { cellInWords, cellsInWords, pieceWords } from "./board-words.js";
import type { AskedQuestion } from "./question.js";

/** `a`, `a or b`, `a, b or c`. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names[names.length - 1]}`;

type Sentence<Kind extends Contradiction["kind"]> = (
  puzzle: Puzzle,
  contradiction: Extract<Contradiction, { kind: Kind }>,
) => string;

const areOrIs = (cells: readonly number[]): string => (cells.length === 1 ? "is" : "are");

/** Without a capital and a full stop, since it may come in the midst of a sentence. */
const sentences: { readonly [Kind in Contradiction["kind"]]: Sentence<Kind> } = {
  uncoverable: (puzzle, { cell }) => `no piece left can cover ${cellInWords(puzzle, cell)}`,
  "no-room": (puzzle, { piece }) => `there isn't enough room left for ${pieceWords(puzzle, piece)}`,
  "wrong-size": (puzzle, { cells }) =>
    `${cellsInWords(puzzle, cells)} ${areOrIs(cells)} cut off, and no pieces left have ${counted(cells.length, "cell")} together`,
  "wrong-shape": (puzzle, { cells }) => `no pieces left fill ${cellsInWords(puzzle, cells)}`,
  "same-piece": (puzzle, { piece, regions }) =>
    `two regions both need ${pieceWords(puzzle, piece)}, and there aren't enough for both: ` +
    regions.map((cells) => cellsInWords(puzzle, cells)).join("; "),
  colouring: (puzzle, { cells, dark }) =>
    `coloured like a chessboard, ${cellsInWords(puzzle, cells)} are ${dark.length} dark and ${cells.length - dark.length} light, ` +
    "and the pieces left can't match that",
};

export const contradictionWords = (puzzle: Puzzle, contradiction: Contradiction): string =>
  (sentences[contradiction.kind] as Sentence<Contradiction["kind"]>)(puzzle, contradiction as never);

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What a split asks for. */
export function choicesWords(puzzle: Puzzle, proof: Exclude<Proof, { kind: "contradiction" }>): string {
  const many = proof.cases.length === 1 ? "one choice" : counted(proof.cases.length, "choice");
  if (proof.kind === "cell") return `${cellInWords(puzzle, proof.cell)} leaves ${many}`;
  const places = proof.cases.length === 1 ? "one place" : counted(proof.cases.length, "place");
  return `${pieceWords(puzzle, proof.piece)} has ${places} left`;
}

export const placementWords = (puzzle: Puzzle, { piece, cells }: Placement): string =>
  `${pieceWords(puzzle, piece)} on ${cellsInWords(puzzle, cells)}`;

/** Choices that one look rules out, by what it shows. */
function groups(puzzle: Puzzle, cases: readonly ProofCase[]): Map<string, ProofCase[]> {
  const bySentence = new Map<string, ProofCase[]>();
  for (const each of cases) {
    if (each.proof.kind !== "contradiction") continue;
    const sentence = contradictionWords(puzzle, each.proof.contradiction);
    bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), each]);
  }
  return bySentence;
}

/** Choices that fail alike. A piece all of whose choices do is told by its name, any other by its cells. */
function groupWords(puzzle: Puzzle, group: readonly ProofCase[], all: readonly ProofCase[]): string {
  const ofPiece = (cases: readonly ProofCase[], piece: number): Placement[] =>
    cases.map(({ placement }) => placement).filter((placement) => placement.piece === piece);
  const pieces = [...new Set(group.map(({ placement }) => placement.piece))];
  const names = pieces.flatMap((piece) => {
    const here = ofPiece(group, piece);
    const isAll = here.length === ofPiece(all, piece).length && group.length > 1;
    return isAll ? [pieceWords(puzzle, piece)] : here.map((placement) => placementWords(puzzle, placement));
  });
  return `with ${either(names)}`;
}

function caseLines(puzzle: Puzzle, proof: Exclude<Proof, { kind: "contradiction" }>): string[] {
  const plain = [...groups(puzzle, proof.cases)].map(
    ([sentence, cases]) => `- ${groupWords(puzzle, cases, proof.cases)}, ${sentence}`,
  );
  const deeper = proof.cases.flatMap(({ placement, proof: rest }) =>
    rest.kind === "contradiction"
      ? []
      : [`- with ${placementWords(puzzle, placement)}:`, ...proofLines(puzzle, rest).map((line) => `  ${line}`)],
  );
  return [...plain, ...deeper];
}

/** An argument, a line for each look. */
function proofLines(puzzle: Puzzle, proof: Proof): string[] {
  if (proof.kind === "contradiction") return [`${capital(contradictionWords(puzzle, proof.contradiction))}.`];
  return [`${capital(choicesWords(puzzle, proof))}:`, ...caseLines(puzzle, proof)];
}

interface Explained {
  readonly question: Pick<AskedQuestion, "title" | "obstacle"> & Question;
  readonly explanation: Explanation | undefined;
}

function longLines(puzzle: Puzzle, placed: readonly Placement[], lift: readonly number[] | undefined): string[] {
  const none = "No short argument shows it: Daytile tried everything.";
  if (lift === undefined) return [none, "It has no solution even with no piece placed."];
  const pieces = lift.flatMap((index) => placed[index] ?? []).map(({ piece }) => pieceWords(puzzle, piece));
  return [none, `Take off ${pieces.join(" and ")}, and there's a solution again.`];
}

/** Why there is no solution, a line per sentence. */
export function explanationLines({ question, explanation }: Explained): string[] {
  const { puzzle, placed = [], obstacle, title } = question;
  if (explanation === undefined) return [`${capital(obstacle?.message ?? "")}.`];
  if (explanation.kind === "proof") return proofLines(puzzle, explanation.proof);
  if (explanation.kind === "solvable") return [`There's nothing to explain: ${title} has a solution.`];
  return longLines(puzzle, placed, explanation.lift);
}
