/** From an input that breaks a reader to a smaller one that still does: less for a person to look at. */

/** The same input with less in it, the boldest cuts first. */
function* smaller(input: unknown): Generator<unknown> {
  if (typeof input === "string") yield* shorter(input);
  else if (Array.isArray(input)) yield* fewer(input);
  else if (typeof input === "object" && input !== null) {
    for (const [key, value] of Object.entries(input))
      for (const less of smaller(value)) yield { ...input, [key]: less };
  }
}

function* cuts<Sequence extends { readonly length: number; slice(from: number, to?: number): Sequence }>(
  whole: Sequence,
  joined: (before: Sequence, after: Sequence) => Sequence,
): Generator<Sequence> {
  for (let width = whole.length; width >= 1; width = Math.floor(width / 2)) {
    for (let at = 0; at < whole.length; at += width) yield joined(whole.slice(0, at), whole.slice(at + width));
  }
}

const shorter = (text: string): Generator<string> => cuts(text, (before, after) => before + after);

function* fewer(items: readonly unknown[]): Generator<readonly unknown[]> {
  yield* cuts(items, (before, after) => [...before, ...after]);
  for (const [i, item] of items.entries()) for (const less of smaller(item)) yield items.with(i, less);
}

const defaultTries = 2000;

/** No more tries than these: a large input that breaks slowly stays as it is. */
export function shrunk<Input>(input: Input, isBreaking: (input: Input) => boolean, tries = defaultTries): Input {
  let [best, left] = [input, tries];
  for (let isBetter = true; isBetter && left > 0; ) {
    isBetter = false;
    for (const less of smaller(best) as Generator<Input>) {
      if (left-- <= 0) return best;
      if (!isBreaking(less)) continue;
      [best, isBetter] = [less, true];
      break;
    }
  }
  return best;
}
