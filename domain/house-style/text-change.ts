/** A range of a text and its replacement, in UTF-16 code units of the text before the change. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** Applies changes to a text; they must be sorted and must not overlap. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let out = '';
  let done = 0;
  for (const { from, to, insert } of changes) {
    out += text.slice(done, from) + insert;
    done = to;
  }
  return out + text.slice(done);
}
