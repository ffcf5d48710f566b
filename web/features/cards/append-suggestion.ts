/** Matches the end of a sentence or clause, after which only a space is needed. */
const ends = /[.!?…:;,]["”’)]*$/;
const beginsSentence = (text: string): boolean => {
  const first = text.match(/\p{L}/u)?.[0] ?? '';
  return first !== first.toLocaleLowerCase('tr');
};

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}]/u.test(char);

/** Whether the text contains the entry in whole words: "iyi" is not in "iyilik". */
export function saysEntry(text: string, entry: string): boolean {
  for (let at = text.indexOf(entry); at >= 0; at = text.indexOf(entry, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + entry.length])) return true;
  }
  return false;
}

/**
 * Appends a suggestion or an own entry to the field's text: as a new sentence, or, when it starts in lower case, as
 * another item of a list. An existing or empty entry changes nothing.
 */
export function appendSuggestion(text: string, entry: string): string {
  const addition = entry.trim();
  const before = text.trimEnd();
  if (addition === '' || saysEntry(before, addition)) return text;
  if (before === '') return addition;
  if (ends.test(before)) return `${before} ${addition}`;
  return `${before}${beginsSentence(addition) ? '. ' : ', '}${addition}`;
}

/** Replaces an earlier suggestion in a field with a single value, such as the age. */
export function chooseSuggestion(text: string, entry: string, presets: readonly string[]): string {
  const addition = entry.trim();
  if (addition === '') return text;
  return text.trim() === '' || presets.includes(text.trim()) ? addition : appendLoosely(text, addition);
}

function appendLoosely(text: string, addition: string): string {
  const before = text.trimEnd();
  return saysEntry(before, addition) ? text : `${before}, ${addition}`;
}
