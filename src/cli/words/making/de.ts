/** What the command line says in German about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("de");

export const deMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: erwartet wird eine Größe wie ${example}, jede Seite von ${min} bis ${measure(max)} mm, oder ein Papier wie A4, nicht ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `ein Blatt von ${measure(sheet)} ist zu klein für ein Buch; nimm mindestens ${measure(least)} × ${measure(least)} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `ein Blatt von ${measure(sheet)} ist zu klein: zwischen Rändern, Titel und Maßstab bleiben ${measure(room)}, nötig sind ${measure(least)} mm in jeder Richtung`,
  cellTooLarge: (cell, room, most) =>
    `ein Feld von ${measure(cell)} mm passt nicht auf eine Seite mit ${measure(room)} zwischen Rändern, Titel und Maßstab; nimm höchstens ${measure(most)} mm oder ein größeres Blatt`,
  partTooLarge: (part, sheet, needed) =>
    `${part} passt nicht auf eine Platte von ${measure(sheet)}; mit Abstand braucht es ${measure(needed)}`,
  narrowest: (piece, width) => `das Teil ${piece} ist an der schmalsten Stelle ${measure(width)} mm breit`,
  narrowestAfter: (piece, width, left) =>
    `das Teil ${piece} ist an der schmalsten Stelle ${measure(width)} mm breit, nach Abzug des Spiels ${measure(left)} mm`,
  clearanceTooLarge: (clearance, why) => `ein Spiel von ${measure(clearance)} mm ist zu groß: ${why}`,
  kerfTooLarge: (kerf, why) => `eine Schnittbreite von ${measure(kerf)} mm ist zu groß: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `ein Radius von ${measure(radius)} mm ist zu groß für das Teil ${piece}; nimm weniger als ${measure(less)} mm`,
  gapTooSmall: (gap, kerf) =>
    `ein Abstand von ${measure(gap)} mm ist kleiner als die Schnittbreite; nimm mindestens ${measure(kerf)} mm`,
  clearanceTooSmall: (clearance, least) =>
    `ein Spiel von ${measure(clearance)} mm ist für jeden Drucker zu klein; nimm mindestens ${measure(least)} mm`,
  clearanceForCells: (clearance, cell, most) =>
    `ein Spiel von ${measure(clearance)} mm ist zu groß für Felder von ${measure(cell)} mm; nimm höchstens ${measure(most)} mm`,
  radiusForCells: (radius, cell, most) =>
    `ein Radius von ${measure(radius)} mm ist zu groß für Felder von ${measure(cell)} mm; nimm höchstens ${measure(most)} mm`,
  cells: (own) => `Felder von ${measure(own)} mm`,
  pieces: (own) => `Teile von ${measure(own)} mm`,
  floor: (own) => `einen Boden von ${measure(own)} mm`,
  frame: (own) => `einen Rahmen von ${measure(own)} mm`,
  border: (own) => `einen Rand von ${measure(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `eine Fase von ${measure(chamfer)} mm ist zu groß für ${what}; nimm höchstens ${measure(most)} mm`,
  labelsTooDeep: (depth, base, most) =>
    `Beschriftungen, die ${measure(depth)} mm tief sind, gehen durch einen Boden von ${measure(base)} mm; nimm höchstens ${measure(most)} mm oder einen dickeren Boden`,
  gridTooDeep: (depth, base, most) =>
    `Linien, die ${measure(depth)} mm tief sind, gehen durch einen Boden von ${measure(base)} mm; nimm höchstens ${measure(most)} mm oder einen dickeren Boden`,
  labelsTooHigh: (depth, wall) =>
    `Beschriftungen, die ${measure(depth)} mm hoch sind, reichen bis zum oberen Rand eines Rahmens von ${measure(wall)} mm; mach sie niedriger oder die Wand höher`,
  borderTooNarrow: (border, least) =>
    `ein Rand von ${measure(border)} mm ist zu schmal für eine Mulde, einen Nagel oder Zapfen; nimm mindestens ${measure(least)} mm`,
  fixedFrame: () => "ein fester Rahmen gehört zum Boden; wähle den Bestandteil tray",
  thePiece: (piece) => `das Teil ${piece}`,
  theFrame: () => "der Rahmen",
  theBase: () => "der Boden",
  theBox: () => "die Schachtel",
  unknownPart: (part) => `unbekannter Bestandteil ${part}`,
};
