/** Puzzles so small that every run is quick and every count can be checked by hand. */

import { exampleFiles, smallWeek } from "../support.js";

/**
 * A hook and a bar on two rows of four. With Sunday uncovered the hook must lie on its back, Wednesday and Thursday
 * leave it face up, and no other weekday works.
 */
const hooks = smallWeek
  .replace("id: small-week\ntitle: A small week", "id: hooks\ntitle: {en: Hooks, de: Haken}")
  .replace("L3  I2\n  ##  ##\n  #.", "L4   I3\n  ###  ###\n  #..")
  .replace("copies: {I2: 2}\n", "");

/** The same with German labels instead of English ones. */
const haken = `${hooks.replace("{en: Hooks, de: Haken}", "Haken")}labels:
  en: {Sun: So, Mon: Mo, Tue: Di, Wed: Mi, Thu: Do, Fri: Fr, Sat: Sa}
`;

/** The same, the week beginning with Monday. */
const monday = hooks
  .replace("id: hooks", "id: monday")
  .replace("Sun Mon Tue Wed\n  Thu Fri Sat *", "Mon Tue Wed Thu\n  Fri Sat Sun *");

/** A hook on two rows of three: it goes along an edge, and the two cells beside its foot stay uncovered. */
const pair = `id: pair
title: {en: A pair, de: Ein Paar}
board: |
  Sun Mon Tue
  Wed Thu Fri
fields:
  upper: Sun Mon Tue
  lower: Wed Thu Fri
pieces: |
  L4
  ###
  #..
flips: all
labels:
  en: {Sun: Sun}
  de: {Sun: So, Mon: Mo, Tue: Di, Wed: Mi, Thu: Do, Fri: Fr}
`;

export const files = {
  ...exampleFiles,
  "hooks.yaml": hooks,
  "haken.yaml": haken,
  "monday.yaml": monday,
  "pair.yaml": pair,
} as const;
