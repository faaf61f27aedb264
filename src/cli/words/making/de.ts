/** What the command line says in German about files to print, cut and build. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("de");

export const deMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: erwartet ist eine Größe wie ${example}, jede Seite von ${min} bis ${written(max)} mm, oder ein Papier wie A4, nicht ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `ein Blatt von ${sheet} ist zu klein für ein Buch; nimm mindestens ${least} × ${least} mm`,
  sheetTooSmall: (sheet, room, least) =>
    `ein Blatt von ${sheet} ist zu klein: zwischen Rändern, Titel und Maßstab bleiben ${room}, nötig sind ${least} mm in jeder Richtung`,
  cellTooLarge: (cell, room, most) =>
    `ein Feld von ${written(cell)} mm passt nicht auf eine Seite mit ${room} zwischen Rändern, Titel und Maßstab; nimm höchstens ${most} mm oder ein größeres Blatt`,
  partTooLarge: (part, sheet, needed) =>
    `${part} passt nicht auf eine Platte von ${sheet}; mit Abstand braucht es ${needed}`,
  narrowest: (piece, width) => `das Teil ${piece} ist an der schmalsten Stelle ${width} mm breit`,
  narrowestAfter: (piece, width, left) =>
    `das Teil ${piece} ist an der schmalsten Stelle ${width} mm breit, nach Abzug des Spiels ${left} mm`,
  clearanceTooLarge: (clearance, why) => `ein Spiel von ${written(clearance)} mm ist zu groß: ${why}`,
  kerfTooLarge: (kerf, why) => `eine Schnittbreite von ${written(kerf)} mm ist zu groß: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `ein Radius von ${written(radius)} mm ist zu groß für das Teil ${piece}; nimm weniger als ${less} mm`,
  gapTooSmall: (gap, kerf) =>
    `ein Abstand von ${written(gap)} mm ist kleiner als die Schnittbreite; nimm mindestens ${written(kerf)} mm`,
  clearanceTooSmall: (clearance, least) =>
    `ein Spiel von ${written(clearance)} mm ist für jeden Drucker zu klein; nimm mindestens ${least} mm`,
  clearanceForCells: (clearance, cell, most) =>
    `ein Spiel von ${written(clearance)} mm ist zu groß für Felder von ${written(cell)} mm; nimm höchstens ${most} mm`,
  radiusForCells: (radius, cell, most) =>
    `ein Radius von ${written(radius)} mm ist zu groß für Felder von ${written(cell)} mm; nimm höchstens ${most} mm`,
  cells: (own) => `Felder von ${written(own)} mm`,
  pieces: (own) => `Teile von ${written(own)} mm`,
  floor: (own) => `einen Boden von ${written(own)} mm`,
  frame: (own) => `einen Rahmen von ${written(own)} mm`,
  border: (own) => `einen Rand von ${written(own)} mm`,
  chamferTooLarge: (chamfer, what, most) =>
    `eine Fase von ${written(chamfer)} mm ist zu groß für ${what}; nimm höchstens ${most} mm`,
  labelsTooDeep: (depth, base, most) =>
    `Beschriftungen, die ${written(depth)} mm tief sind, gehen durch einen Boden von ${written(base)} mm; nimm höchstens ${most} mm oder einen dickeren Boden`,
  gridTooDeep: (depth, base, most) =>
    `Linien, die ${written(depth)} mm tief sind, gehen durch einen Boden von ${written(base)} mm; nimm höchstens ${most} mm oder einen dickeren Boden`,
  labelsTooHigh: (depth, wall) =>
    `Beschriftungen, die ${written(depth)} mm hoch sind, reichen bis zum oberen Rand eines Rahmens von ${written(wall)} mm; mach sie niedriger oder die Wand höher`,
  fixedFrame: () => "ein fester Rahmen gehört zum Boden; wähle den Bestandteil tray",
  thePiece: (piece) => `das Teil ${piece}`,
  theFrame: () => "der Rahmen",
  theBase: () => "der Boden",
  unknownPart: (part) => `unbekannter Bestandteil ${part}`,
};
