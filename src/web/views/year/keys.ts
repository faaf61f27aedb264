/** From where links are on the page and a key to the link that the key leads to. */

import { itemAt } from "../../../core/text/list.js";

export interface LinkPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const middle = ({ y, height }: LinkPlace): number => y + height / 2;

/** The nearest row in this direction, and in it what's nearest sideways. */
function across(places: readonly LinkPlace[], from: number, direction: 1 | -1): number {
  const start = itemAt(places, from);
  const ways = places.map((place, to) => ({
    to,
    ahead: (middle(place) - middle(start)) * direction,
    aside: Math.abs(place.x - start.x),
  }));
  const others = ways.filter(({ ahead }) => ahead > start.height / 2);
  const nearest = Math.min(...others.map(({ ahead }) => ahead));
  const row = others.filter(({ ahead }) => ahead < nearest + start.height / 2);
  const nowhere = { to: from, aside: Number.POSITIVE_INFINITY };
  return row.reduce((best, way) => (way.aside < best.aside ? way : best), nowhere).to;
}

const along = (places: readonly LinkPlace[], to: number): number => Math.min(places.length - 1, Math.max(0, to));

/** Undefined for keys that lead nowhere. */
export function linkAfter(
  places: readonly LinkPlace[],
  from: number,
  key: string,
  isRightToLeft: boolean,
): number | undefined {
  const forward = isRightToLeft ? -1 : 1;
  if (key === "ArrowRight") return along(places, from + forward);
  if (key === "ArrowLeft") return along(places, from - forward);
  if (key === "ArrowUp") return across(places, from, -1);
  if (key === "ArrowDown") return across(places, from, 1);
  if (key === "Home") return 0;
  return key === "End" ? places.length - 1 : undefined;
}
