/** From where links lie on the page and a key to the link that the key leads to. */

export interface LinkPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

const middle = ({ y, height }: LinkPlace): number => y + height / 2;

/** The nearest row in this direction, and in it what lies nearest sideways. */
function across(places: readonly LinkPlace[], from: number, direction: 1 | -1): number {
  const start = places[from]!;
  const ahead = (place: LinkPlace): number => (middle(place) - middle(start)) * direction;
  const others = [...places.keys()].filter((i) => ahead(places[i]!) > start.height / 2);
  const nearest = Math.min(...others.map((i) => ahead(places[i]!)));
  const row = others.filter((i) => ahead(places[i]!) < nearest + start.height / 2);
  const aside = (i: number): number => Math.abs(places[i]!.x - start.x);
  return row.reduce((best, i) => (best === from || aside(i) < aside(best) ? i : best), from);
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
