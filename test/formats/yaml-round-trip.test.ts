import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPuzzle } from "../../src/core/puzzle/check.js";
import { draftOf } from "../../src/core/puzzle/draft-of.js";
import { formatProblems } from "../../src/formats/problem.js";
import { readDraftYaml, readPuzzleYaml } from "../../src/formats/yaml.js";
import { writeDraftYaml, writePuzzleYaml } from "../../src/formats/yaml-write.js";
import { hostileDraft, respaced, soundDraft } from "./drafts.js";

describe("a puzzle file", () => {
  it("says of every sound puzzle what it is, and no more", () => {
    fc.assert(
      fc.property(soundDraft, (draft) => {
        const checked = checkPuzzle(draft);
        if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
        const text = writePuzzleYaml(checked.value);
        const reading = readPuzzleYaml(text);
        if (!reading.ok) throw new Error(`${formatProblems(reading.problems)}\n${text}`);
        expect(reading.puzzle).toEqual(checked.value);
        expect(writePuzzleYaml(reading.puzzle)).toBe(text);
        expect(checkPuzzle(draftOf(checked.value))).toEqual(checked);
      }),
      { numRuns: 200 },
    );
  });

  it("keeps every draft, whatever text is in it", () => {
    fc.assert(
      fc.property(hostileDraft, (draft) => {
        const text = writeDraftYaml(draft);
        const reading = readDraftYaml(text);
        expect(respaced(reading.draft), text).toEqual(respaced(draft));
        expect(formatProblems(reading.problems)).not.toContain("not YAML");
      }),
      { numRuns: 400 },
    );
  });

  it("holds no character that an editor would hide or reorder", () => {
    fc.assert(
      fc.property(hostileDraft, (draft) => {
        expect(writeDraftYaml(draft)).not.toMatch(/[^\P{C}\n]|[^\P{Z} ]/u);
      }),
    );
  });
});
