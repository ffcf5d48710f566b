/**
 * One's own changes laid over what stands there now: what oneself has not touched is taken from there. `both` names
 * the fields that both sides changed, each in its way.
 */
export function mergeChanges<Fields extends Record<string, string | number | boolean>>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): { merged: Fields; both: (keyof Fields & string)[] } {
  const touched = Object.keys(base).filter((field) => mine[field] !== base[field]);
  return {
    merged: { ...theirs, ...Object.fromEntries(touched.map((field) => [field, mine[field]])) },
    both: touched.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]),
  };
}
