/** Most texts stored for one request; more are refused until some are deleted. The database enforces it. */
export const maxVariants = 20;

/** Most requests of one story whose texts are stored; the oldest are deleted first. The database enforces it. */
export const maxVariantGroups = 100;

/** Where a passage stands in a text; `exact` is false where it was changed since, and only begins and ends as it did. */
export interface FoundPassage {
  from: number;
  to: number;
  exact: boolean;
}

/** Characters at both ends of a passage that find it again after a change. */
const edge = 40;

/** The former position of a passage: its offset, and the characters before it. */
export interface PassageHint {
  at: number;
  lead: string;
}

/**
 * Where a passage stands as it is; null where it doesn't, or where it stands several times and nothing tells which is
 * meant: a text put into the wrong one would overwrite another.
 */
function placeOf(text: string, wanted: string, hint: PassageHint | null): number | null {
  const isLed = (at: number) => !hint || text.slice(Math.max(0, at - hint.lead.length), at) === hint.lead;
  if (hint && text.startsWith(wanted, hint.at) && isLed(hint.at)) return hint.at;
  const first = text.indexOf(wanted);
  if (first === -1) return null;
  if (text.indexOf(wanted, first + 1) === -1) return first;
  if (!hint || hint.lead === '') return null;
  let led: number | null = null;
  for (let at = first; at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!isLed(at)) continue;
    if (led !== null) return null;
    led = at;
  }
  return led;
}

/**
 * Finds a passage in a text: as it is, where `hint` or its being there only once tells the place; else by its first and
 * last letters, where both stand once and about as far apart as they did.
 */
export function locatePassage(
  text: string,
  passage: string,
  hint: PassageHint | null = null,
): FoundPassage | null {
  const wanted = passage.trim();
  if (wanted === '') return null;
  const at = placeOf(text, wanted, hint);
  if (at !== null) return { from: at, to: at + wanted.length, exact: true };
  if (wanted.length < edge * 3) return null;
  const from = text.indexOf(wanted.slice(0, edge));
  if (from === -1 || text.includes(wanted.slice(0, edge), from + 1)) return null;
  const last = text.indexOf(wanted.slice(-edge), from + edge);
  if (last === -1) return null;
  const to = last + edge;
  return to - from <= wanted.length * 2 && to - from >= wanted.length / 2 ? { from, to, exact: false } : null;
}
