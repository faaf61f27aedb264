/** How much a puzzle may hold: one list that the checks, the readers and the documentation share. */

export const limits = [
  { name: "file", most: 100_000 },
  // Less than a file holds by what is written around names and texts, so that every puzzle fits into one.
  {
    name: "text",
    most: 90_000,
  },
  { name: "cells", most: 400 },
  { name: "rows", most: 64 },
  { name: "columns", most: 64 },
  { name: "fields", most: 12 },
  { name: "choices", most: 400 },
  { name: "choiceCells", most: 16 },
  { name: "targets", most: 100_000_000 },
  { name: "pieces", most: 100 },
  { name: "copies", most: 400 },
  { name: "shapeRows", most: 64 },
  { name: "shapeColumns", most: 64 },
  { name: "id", most: 40 },
  { name: "word", most: 24 },
  { name: "title", most: 120 },
  { name: "note", most: 2_000 },
  { name: "credits", most: 24 },
  { name: "credit", most: 300 },
  { name: "label", most: 40 },
  { name: "languages", most: 60 },
] as const;

export type LimitName = (typeof limits)[number]["name"];

export function limitOf(name: LimitName): number {
  return limits.find((limit) => limit.name === name)?.most ?? 0;
}
