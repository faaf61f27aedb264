/** From a way to make something to a way to have it: made when it is first asked for, and the same from then on. */

export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
