/** What must hold for every puzzle and draft that goes into a file and comes back. */

import { expect } from "vitest";
import { checkPuzzle } from "../../src/core/puzzle/check/check.js";
import type { PuzzleDraft } from "../../src/core/puzzle/draft.js";
import { draftOf } from "../../src/core/puzzle/draft-of.js";
import { formatProblems } from "../../src/formats/problem.js";
import { readDraftYaml, readPuzzleYaml } from "../../src/formats/yaml.js";
import { writeDraftYaml, writePuzzleYaml } from "../../src/formats/yaml-write.js";
import { respaced } from "./drafts.js";

export function expectPuzzleBack(draft: PuzzleDraft): void {
  const checked = checkPuzzle(draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const text = writePuzzleYaml(checked.value);
  const reading = readPuzzleYaml(text);
  if (!reading.ok) throw new Error(`${formatProblems(reading.faults)}\n${text}`);
  expect(reading.value).toEqual(checked.value);
  expect(writePuzzleYaml(reading.value)).toBe(text);
  expect(checkPuzzle(draftOf(checked.value))).toEqual(checked);
}

export function expectDraftBack(draft: PuzzleDraft): void {
  const text = writeDraftYaml(draft);
  const reading = readDraftYaml(text);
  expect(respaced(reading.value), text).toEqual(respaced(draft));
  expect(formatProblems(reading.faults)).not.toContain("not YAML");
}

/** Nothing in the file is hidden by an editor or shown in another order. */
export function expectVisible(draft: PuzzleDraft): void {
  expect(writeDraftYaml(draft)).not.toMatch(/[^\P{C}\n]|[^\P{Z} ]/u);
}
