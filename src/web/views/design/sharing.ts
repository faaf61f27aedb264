/** From a design to a link, a game or a file, and from a file back to a design. */

import type { Design } from "../../../core/design/design.js";
import { designOf, designOfDraft, draftOfDesign } from "../../../core/design/design-puzzle.js";
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

/** The files that a person chooses; never answers where they choose none. */
function chosenFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const wish = { type: "file", accept: ".yaml,.yml,.txt", multiple: true };
    const input = Object.assign(document.createElement("input"), wish);
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.click();
  });
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Two files are a grid and its shapes. A puzzle file with faults is a design like any other. */
async function designFromTexts([first, second]: readonly NamedText[]): Promise<Design | undefined> {
  if (first !== undefined && second !== undefined) {
    const { importFiles } = await import("../../../formats/import.js");
    const imported = importFiles(first, second);
    return imported.ok ? designOf(imported.value) : undefined;
  }
  const { readDraftYaml } = await import("../../../formats/yaml.js");
  const { value } = readDraftYaml(first?.text ?? "");
  return value.board.length === 0 ? undefined : designOfDraft(value);
}

/** Undefined where nothing can be made of it. */
export async function openDesignFile(): Promise<Design | undefined> {
  const files = (await chosenFiles()).slice(0, 2);
  const texts = await Promise.all(files.map((file) => readFile(file, 4 * limitOf("file"))));
  const named = files.flatMap(({ name }, i) => (texts[i] === undefined ? [] : [{ name, text: texts[i] }]));
  return named.length === files.length ? designFromTexts(named) : undefined;
}
