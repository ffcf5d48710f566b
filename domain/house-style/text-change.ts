/** A piece of a text and what takes its place; places in UTF-16 code units of the text as it was. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** The text after its changes, which stand in order and don't overlap. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let out = '';
  let done = 0;
  for (const { from, to, insert } of changes) {
    out += text.slice(done, from) + insert;
    done = to;
  }
  return out + text.slice(done);
}
