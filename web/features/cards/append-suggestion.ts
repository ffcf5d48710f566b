/** Ends a sentence or a part of one: what follows needs only a space. */
const ends = /[.!?…:;,]["”’)]*$/;
const beginsSentence = (text: string): boolean => {
  const first = text.match(/\p{L}/u)?.[0] ?? '';
  return first !== first.toLocaleLowerCase('tr');
};

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Whether the text says the entry in whole words: "iyi" is not in "iyilik". */
export function saysEntry(text: string, entry: string): boolean {
  for (let at = text.indexOf(entry); at >= 0; at = text.indexOf(entry, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + entry.length])) return true;
  }
  return false;
}

/**
 * Puts a suggestion or an own entry behind what the field says: as a sentence of its own, or, where it begins small,
 * as one more of a row. An entry that is there already, and an empty one, change nothing.
 */
export function appendSuggestion(text: string, entry: string): string {
  const addition = entry.trim();
  const before = text.trimEnd();
  if (addition === '' || saysEntry(before, addition)) return text;
  if (before === '') return addition;
  if (ends.test(before)) return `${before} ${addition}`;
  return `${before}${beginsSentence(addition) ? '. ' : ', '}${addition}`;
}

/** For a field that says one thing, as the age does: a suggestion takes the place of an earlier one. */
export function chooseSuggestion(text: string, entry: string, presets: readonly string[]): string {
  const addition = entry.trim();
  if (addition === '') return text;
  return text.trim() === '' || presets.includes(text.trim()) ? addition : appendLoosely(text, addition);
}

function appendLoosely(text: string, addition: string): string {
  const before = text.trimEnd();
  return saysEntry(before, addition) ? text : `${before}, ${addition}`;
}
