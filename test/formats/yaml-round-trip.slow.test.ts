/** A puzzle that is written as a file is read as the same puzzle. */

import * as fc from "fast-check";
import { describe, it } from "vitest";
import { hostileDraft, soundDraft } from "./drafts.js";
import { expectDraftBack, expectPuzzleBack, expectVisible } from "./round-trip.js";

const numRuns = 60;

describe("a puzzle file", () => {
  it("says of every sound puzzle what it is, and no more", () => {
    fc.assert(fc.property(soundDraft, expectPuzzleBack), { numRuns });
  });

  it("keeps every draft, whatever text is in it", () => {
    fc.assert(fc.property(hostileDraft, expectDraftBack), { numRuns });
  });

  it("holds no character that an editor would hide or reorder", () => {
    fc.assert(fc.property(hostileDraft, expectVisible), { numRuns });
  });
});
