/** From a puzzle and the part asked for to its bodies, or to a sentence about why there are none. */

import type { Language } from "../../core/calendar/languages.js";
import { hinted } from "../../core/i18n/hinted.js";
import type { Message } from "../../core/i18n/message.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { nearestMeant } from "../../core/text/guess.js";
import { quoted } from "../../core/text/sentences.js";
import { type FrameWords, type LidTexts, noFrameWords } from "../laser/labels.js";
import type { Ring } from "../plane.js";
import { type Body, findTrayOutline, frameTop, makeFrameBody, makePieceBodies, makeTrayBody } from "./bodies.js";
import { grooveRings } from "./floor-grid.js";
import { type Inscription, inscriptionRings } from "./inscription.js";
import { drawLabelRings } from "./labels.js";
import type { Letters } from "./letters.js";
import { drawLidRings, makeLidBody } from "./lid.js";
import { partNames, type SolidSettings } from "./parameters.js";
import { checkSolidSettings } from "./sense.js";
import { thickenSlivers } from "./thin.js";

export interface SolidLetters {
  readonly language: Language;
  readonly letters: Letters;
  readonly onFrame?: FrameWords | undefined;
  /** Cells with a ring around their label. */
  readonly marked?: readonly number[] | undefined;
  /** What stands on the lid. */
  readonly lid?: LidTexts | undefined;
}

function tray(puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Body {
  const { language, letters, marked } = lettering;
  const texts = settings.labels === "none" ? [] : cellLabels(puzzle, language);
  const drawn = drawLabelRings(puzzle, texts, letters, settings.cell, marked);
  const labels = drawn.map((rings) => thickenSlivers(rings, settings.nozzle));
  const inscription = settings.frame === "fixed" ? inscriptionOn(puzzle, settings, lettering) : [];
  return makeTrayBody(puzzle, { labels, grooves: grooveRings(puzzle, texts, settings), inscription }, settings);
}

const inscriptionOn = (puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Inscription =>
  inscriptionRings(lettering.onFrame ?? noFrameWords, frameTop(puzzle, settings), lettering.letters);

/** Whether the words for the frame are on it; also where there are none. */
export function hasRoomForInscription(puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): boolean {
  const { below, above } = lettering.onFrame ?? noFrameWords;
  return below + above === "" || inscriptionOn(puzzle, settings, lettering).length > 0;
}

/** With straight edges where words on the frame have room only there. */
export function roomySettings(puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): SolidSettings {
  const isTwofold = (lettering.onFrame?.above ?? "") !== "";
  const level = { ...settings, level: isTwofold ? (["lower", "upper"] as const) : (["lower"] as const) };
  const isBetter =
    !hasRoomForInscription(puzzle, settings, lettering) && hasRoomForInscription(puzzle, level, lettering);
  return isBetter ? level : settings;
}

const framePart = (puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Body =>
  makeFrameBody(puzzle, settings, inscriptionOn(puzzle, settings, lettering));

function lidPart(puzzle: Puzzle, settings: SolidSettings, { letters, lid = { lines: [] } }: SolidLetters): Body {
  const outline = findTrayOutline(puzzle, settings);
  return makeLidBody(outline, drawLidRings(outline, lid, settings, letters), settings);
}

/** Words on the frame and on the lid, where there are any. */
export function drawWordRings(puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Ring[] {
  const { part, lid } = settings;
  const onFrame = part === "all" || part === "frame" ? inscriptionOn(puzzle, settings, lettering).flat() : [];
  if (!(lid && part === "all") && part !== "lid") return onFrame;
  const { letters, lid: texts = { lines: [] } } = lettering;
  return [...onFrame, ...drawLidRings(findTrayOutline(puzzle, settings), texts, settings, letters)];
}

/** Why a part cannot be had. */
function partFaults({ pieces }: Puzzle, { part, frame }: SolidSettings): Message[] {
  if (part === "frame" && frame === "fixed") return [makeMessages.fixedFrame()];
  const names = [...partNames, ...pieces.map(({ id }) => id)];
  if (names.includes(part)) return [];
  return [
    hinted(
      makeMessages.unknownPart({ part: quoted(part) }),
      nearestMeant(part, names) ?? textMessages.chooseFrom({ words: names }),
    ),
  ];
}

/** What of the measures makes no sense for this puzzle; none where all is well. */
export const checkSolid = (puzzle: Puzzle, settings: SolidSettings): Message[] => [
  ...checkSolidSettings(settings),
  ...partFaults(puzzle, settings),
];

/** The bodies of settings without faults. */
export function makeBodies(puzzle: Puzzle, settings: SolidSettings, lettering: SolidLetters): Body[] {
  const { part } = settings;
  if (part === "tray") return [tray(puzzle, settings, lettering)];
  if (part === "frame") return [framePart(puzzle, settings, lettering)];
  if (part === "lid") return [lidPart(puzzle, settings, lettering)];
  const pieces = makePieceBodies(puzzle, settings, lettering.letters);
  if (part === "pieces") return pieces;
  if (part !== "all") return pieces.filter(({ name }) => name === part);
  const loose = settings.frame === "loose" ? [framePart(puzzle, settings, lettering)] : [];
  const lid = settings.lid ? [lidPart(puzzle, settings, lettering)] : [];
  return [...pieces, tray(puzzle, settings, lettering), ...loose, ...lid];
}
