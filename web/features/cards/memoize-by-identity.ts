/** Returns the same texts for the same saved card, so that an unchanged card is not rendered again. */
export function memoizeByIdentity<S extends object, C>(cardOf: (saved: S) => C): (saved: S) => C {
  const known = new WeakMap<S, C>();
  return (saved) => {
    const card = known.get(saved) ?? cardOf(saved);
    known.set(saved, card);
    return card;
  };
}
