/** From a text in any script to runs in the order in which they are on a line, each in a font that has its letters. */

import { itemAt } from "../core/text/list.js";
import { asFontsTakeIt, textSpansOf } from "./direction.js";

/** A font, and which characters it has. */
export interface Lettered {
  readonly characters: ReadonlySet<number>;
}

export interface TextRun<Face extends Lettered> {
  readonly face: Face;
  readonly text: string;
}

/** Marks that are not to be seen need no letter to stand for them. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
/** Stands for what no font has. */
export const unknown = "?";

/** Neighbours in one font stay together, for letters that join. */
function runsOf<Face extends Lettered>(text: string, faces: readonly Face[]): TextRun<Face>[] {
  const runs: TextRun<Face>[] = [];
  for (const character of text) {
    const face = faces.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));
    const run = { face: face ?? itemAt(faces, 0), text: face === undefined ? unknown : character };
    const last = runs.at(-1);
    if (last?.face === run.face) runs[runs.length - 1] = { face: run.face, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}

/**
 * From left to right. Marks that are not to be seen go last of all: some of them say from which side a text is read.
 */
export function runsOnLine<Face extends Lettered>(text: string, faces: readonly Face[]): TextRun<Face>[] {
  return textSpansOf(text).flatMap(({ text: span, isRightToLeft }) => {
    const runs = runsOf(span.replace(invisible, ""), faces);
    const inOrder = isRightToLeft ? runs.reverse() : runs;
    return inOrder.map((run) => ({ ...run, text: asFontsTakeIt(run.text, isRightToLeft) }));
  });
}
