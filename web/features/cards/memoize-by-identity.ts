/** The same texts for the same saved card every time: a card that did not change is not drawn anew. */
export function memoizeByIdentity<S extends object, C>(cardOf: (saved: S) => C): (saved: S) => C {
  const known = new WeakMap<S, C>();
  return (saved) => {
    const card = known.get(saved) ?? cardOf(saved);
    known.set(saved, card);
    return card;
  };
}
