/** From a puzzle and the part asked for to its bodies, or to a sentence about why there are none. */

import type { Language } from "../../core/calendar/languages.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { nearestMeant } from "../../core/text/guess.js";
import type { Said } from "../../core/text/message.js";
import { hinted, sayText } from "../../core/text/messages.js";
import { quoted } from "../../core/text/sentences.js";
import { sayMake } from "../messages.js";
import type { Ring } from "../plane.js";
import { type Body, frameBody, frameTop, pieceBodies, trayBody } from "./bodies.js";
import { grooveRings } from "./floor-grid.js";
import { inscriptionRings } from "./inscription.js";
import { labelRings } from "./labels.js";
import type { Letters } from "./letters.js";
import { partNames, type SolidSettings } from "./parameters.js";
import { solidSenseFaults } from "./sense.js";

export interface SolidLetters {
  readonly language: Language;
  readonly letters: Letters;
  /** What stands on the frame. */
  readonly inscription?: string | undefined;
  /** Cells with a ring around their label. */
  readonly marked?: readonly number[] | undefined;
}

function tray(puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Body {
  const { language, letters, marked } = lettering;
  const texts = settings.labels === "none" ? [] : cellLabels(puzzle, language);
  const labels = labelRings(puzzle, texts, letters, settings.cell, marked);
  const inscription = settings.frame === "fixed" ? inscriptionOn(puzzle, settings, lettering) : [];
  return trayBody(puzzle, { labels, grooves: grooveRings(puzzle, texts, settings), inscription }, settings);
}

const inscriptionOn = (puzzle: Puzzle, settings: SolidSettings, { inscription = "", letters }: SolidLetters): Ring[] =>
  inscriptionRings(inscription, frameTop(puzzle, settings), letters);

/** Whether what is to stand on the frame does; also where nothing is. */
export const hasRoomForInscription = (puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): boolean =>
  (lettering.inscription ?? "") === "" || inscriptionOn(puzzle, settings, lettering).length > 0;

const framePart = (puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Body =>
  frameBody(puzzle, settings, inscriptionOn(puzzle, settings, lettering));

/** Why a part cannot be had. */
function partFaults({ pieces }: Puzzle, { part, frame }: SolidSettings): Said[] {
  if (part === "frame" && frame === "fixed") return [sayMake.fixedFrame()];
  const names = [...partNames, ...pieces.map(({ id }) => id)];
  if (names.includes(part)) return [];
  return [hinted(sayMake.unknownPart(quoted(part)), nearestMeant(part, names) ?? sayText.chooseFrom(names))];
}

/** What of the measures makes no sense for this puzzle; none where all is well. */
export const solidFaults = (puzzle: Puzzle, settings: SolidSettings): Said[] => [
  ...solidSenseFaults(settings),
  ...partFaults(puzzle, settings),
];

/** The bodies of settings without faults. */
export function bodiesOf(puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Body[] {
  const { part } = settings;
  if (part === "tray") return [tray(puzzle, settings, lettering)];
  if (part === "frame") return [framePart(puzzle, settings, lettering)];
  const pieces = pieceBodies(puzzle, settings);
  if (part === "pieces") return pieces;
  if (part !== "all") return pieces.filter(({ name }) => name === part);
  const loose = settings.frame === "loose" ? [framePart(puzzle, settings, lettering)] : [];
  return [...pieces, tray(puzzle, settings, lettering), ...loose];
}
