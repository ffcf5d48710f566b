/** The offsets of a passage in a text; `exact` is false when only its beginning and end are unchanged. */
export interface FoundPassage {
  from: number;
  to: number;
  exact: boolean;
}

/** Length of the beginning and the end that find a changed passage, characters. */
const edge = 40;

/** The former position of a passage: its offset, and the characters before it. */
export interface PassageHint {
  at: number;
  lead: string;
}

/**
 * The offset of the unchanged passage; null when it is missing, or when it occurs several times and `hint` does not select
 * one, because a text inserted at the wrong one would overwrite other text.
 */
function findUnchanged(text: string, wanted: string, hint: PassageHint | null): number | null {
  const hasLead = (at: number) => !hint || text.slice(Math.max(0, at - hint.lead.length), at) === hint.lead;
  if (hint && text.startsWith(wanted, hint.at) && hasLead(hint.at)) return hint.at;
  const first = text.indexOf(wanted);
  if (first === -1) return null;
  if (text.indexOf(wanted, first + 1) === -1) return first;
  if (!hint || hint.lead === '') return null;
  let match: number | null = null;
  for (let at = first; at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!hasLead(at)) continue;
    if (match !== null) return null;
    match = at;
  }
  return match;
}

/**
 * Finds a passage in a text: unchanged, if it occurs once or `hint` selects one occurrence; else by its first and last 40
 * characters, if it is at least 120 characters long, its beginning occurs once and the found length is between half and
 * twice its own. Null when it is not found.
 */
export function locatePassage(
  text: string,
  passage: string,
  hint: PassageHint | null = null,
): FoundPassage | null {
  const wanted = passage.trim();
  if (wanted === '') return null;
  const at = findUnchanged(text, wanted, hint);
  if (at !== null) return { from: at, to: at + wanted.length, exact: true };
  if (wanted.length < edge * 3) return null;
  const from = text.indexOf(wanted.slice(0, edge));
  if (from === -1 || text.includes(wanted.slice(0, edge), from + 1)) return null;
  const last = text.indexOf(wanted.slice(-edge), from + edge);
  if (last === -1) return null;
  const to = last + edge;
  return to - from <= wanted.length * 2 && to - from >= wanted.length / 2 ? { from, to, exact: false } : null;
}
