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
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, i) => {
    if (ahead(place) <= start.height / 2) return;
    // A row counts more than any way along it.
    const distance = ahead(place) * 1e4 + Math.abs(place.x - start.x);
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
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
