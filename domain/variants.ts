/** Texts that were written for one request: so many stay; more are refused until some are deleted. Held by the database. */
export const mostVariants = 20;

/** Requests of one story whose texts stay: beyond them the oldest go. Held by the database. */
export const mostVariantGroups = 100;

/** Where a passage stands in a text; `exact` is false where it was changed since, and only begins and ends as it did. */
export interface FoundPassage {
  from: number;
  to: number;
  exact: boolean;
}

/** Letters of a changed passage's beginning and end by which it is found again. */
const edge = 40;

/**
 * Finds a passage in a text: as it is, at `hint` first; else by its first and last letters, where both stand once
 * and about as far apart as they did.
 */
export function locatePassage(text: string, passage: string, hint = -1): FoundPassage | null {
  const wanted = passage.trim();
  if (wanted === '') return null;
  if (hint >= 0 && text.startsWith(wanted, hint))
    return { from: hint, to: hint + wanted.length, exact: true };
  const at = text.indexOf(wanted);
  if (at !== -1) return { from: at, to: at + wanted.length, exact: true };
  if (wanted.length < edge * 3) return null;
  const from = text.indexOf(wanted.slice(0, edge));
  if (from === -1 || text.includes(wanted.slice(0, edge), from + 1)) return null;
  const last = text.indexOf(wanted.slice(-edge), from + edge);
  if (last === -1) return null;
  const to = last + edge;
  return to - from <= wanted.length * 2 && to - from >= wanted.length / 2 ? { from, to, exact: false } : null;
}
