/** What is tried by day of a list that is tried as a whole at night, as vitest.nightly.config.ts says. */

import { it } from "vitest";

export const isNight = process.env.DAYTILE_NIGHT !== undefined;

/** The first and the last, which differ most, are enough by day. */
export const endsByDay = <Case>(cases: readonly Case[]): readonly Case[] =>
  isNight ? cases : [...cases.slice(0, 1), ...cases.slice(1).slice(-1)];

/** One look of a view is enough by day: the first of some views and the last of others, so that all looks are seen. */
export const firstByDay = <Case>(cases: readonly Case[]): readonly Case[] => (isNight ? cases : cases.slice(0, 1));
export const lastByDay = <Case>(cases: readonly Case[]): readonly Case[] => (isNight ? cases : cases.slice(-1));

/** How often a property is tried: by day a third of the times. */
export const timesByDay = (times: number): number => (isNight ? times : Math.ceil(times / 3));

/** Every second one is enough by day, beginning with the first. */
export const halfByDay = <Case>(cases: readonly Case[]): readonly Case[] =>
  cases.filter((_, i) => isNight || i % 2 === 0);

/** A test that takes too long for the day. */
export function itAtNight(name: string, test: () => Promise<void>): void {
  if (isNight) it(name, test);
}
