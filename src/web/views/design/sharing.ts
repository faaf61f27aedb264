/** From a design to a link, a game or a file, and from a file back to a design. */

import type { Design } from "../../../core/design/design.js";
import { designOfDraft, draftOfDesign } from "../../../core/design/design-puzzle.js";
import { limitOf } from "../../../core/puzzle/limits.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import { titleOf } from "../../../core/puzzle/titles.js";
import { writePuzzleLink } from "../../../formats/link.js";
import type { AppContext } from "../../context.js";
import { share, shareLink } from "../../share.js";
import { readFile, saveFile } from "../history/files.js";

/** Opens the puzzle as it is, or passes on a link to it: either way, the address carries all of it. */
export async function shareDesign(context: AppContext, puzzle: Puzzle, way: "play" | "share"): Promise<void> {
  const { design: words } = context.words;
  const link = await writePuzzleLink(puzzle).catch(() => undefined);
  if (link === undefined) return context.say(words.tooLarge);
  if (way === "play") return context.go({ puzzle: link, target: undefined, view: "play" });
  const address = shareLink({ puzzle: link, date: undefined, target: undefined });
  const outcome = await share(titleOf(puzzle, context.language), address);
  if (outcome === "copied") context.say(words.copied);
  if (outcome === "by hand") context.say(`${words.copyThis} ${address}`);
}

export async function downloadDesign(design: Design): Promise<void> {
  const { writeDraftYaml } = await import("../../../formats/yaml-write.js");
  const draft = draftOfDesign(design);
  saveFile(`${draft.id}.yaml`, writeDraftYaml(draft), "text/yaml");
}

/** The file that a person chooses; never answers where they choose none. */
function chosenFile(): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = Object.assign(document.createElement("input"), { type: "file", accept: ".yaml,.yml,.txt" });
    input.addEventListener("change", () => resolve(input.files?.[0]));
    input.click();
  });
}

/** Undefined where nothing can be made of it. A file with faults is a design like any other. */
export async function openDesignFile(): Promise<Design | undefined> {
  const file = await chosenFile();
  const text = file && (await readFile(file, 4 * limitOf("file")));
  if (text === undefined) return undefined;
  const { readDraftYaml } = await import("../../../formats/yaml.js");
  const reading = readDraftYaml(text);
  return reading.ok ? designOfDraft(reading.value) : undefined;
}
