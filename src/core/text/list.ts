/**
 * From a list and a place to the item there, for places that the list is known to have. Where it hasn't, that is a
 * mistake of the program: it is said at once, rather than handed on as undefined.
 */

export function itemAt<Item>(list: ArrayLike<Item | undefined>, place: number): Item {
  const item = list[place];
  if (item === undefined) throw new RangeError(`no item ${place} among ${list.length}`);
  return item;
}

export const lastOf = <Item>(list: ArrayLike<Item | undefined>): Item => itemAt(list, list.length - 1);

/** The item at a place, where the first follows the last, and the last comes before the first. */
export const inTurn = <Item>(list: ArrayLike<Item | undefined>, place: number): Item =>
  itemAt(list, ((place % list.length) + list.length) % list.length);
