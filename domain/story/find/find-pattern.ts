import { lower, upper } from '../../turkish/text.ts';

/** What a writer looks for in the text of a story. */
export interface FindQuery {
  text: string;
  /** Without it, a plain text is compared by Turkish rules: i is İ and ı is I. A regular expression always tells cases apart. */
  matchCase: boolean;
  /** A whole word ends at an apostrophe: "Ayşe" is one in "Ayşe'nin", the suffix "nin" is none. */
  wholeWord: boolean;
  isRegex: boolean;
}

const wordCharacter = String.raw`[\p{L}\p{M}\p{N}_]`;
const notBehindWord = `(?<!${wordCharacter}['’]?)`;
const notBeforeWord = `(?!${wordCharacter})`;
const startsWithWord = new RegExp(`^${wordCharacter}`, 'u');
const endsWithWord = new RegExp(`${wordCharacter}$`, 'u');

/** What a keyboard writes, and what stands in a printed text for it. */
const printedForms: Readonly<Record<string, readonly string[]>> = { "'": ['‘', '’'], '"': ['“', '”'] };

const escapeSyntax = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** A pattern of one character in all its forms; the same letter may also stand there as a base and a combining mark. */
function characterPattern(character: string, matchCase: boolean): string {
  const forms = [character, ...(printedForms[character] ?? [])];
  if (!matchCase) forms.push(lower(character), upper(character));
  const all = new Set(forms.flatMap((form) => [form, form.normalize('NFD')]));
  return all.size === 1 ? escapeSyntax(character) : `(?:${Array.from(all, escapeSyntax).join('|')})`;
}

function plainPattern({ text, matchCase, wholeWord }: FindQuery): string {
  const characters = Array.from(text.normalize('NFC'));
  const pattern = characters.map((character) => characterPattern(character, matchCase)).join('');
  // A letter with a combining mark after it is another letter.
  const end = /\p{L}$/u.test(text) ? String.raw`(?!\p{M})` : '';
  const before = wholeWord && startsWithWord.test(text) ? notBehindWord : '';
  const after = wholeWord && endsWithWord.test(text) ? notBeforeWord : '';
  return before + pattern + end + after;
}

/** `^` and `$` mean the ends of a paragraph. */
const flags = 'gmu';

/** Returns the pattern of a query; null for a regular expression that is not valid. */
export function findPattern(query: FindQuery): RegExp | null {
  if (!query.isRegex) return new RegExp(plainPattern(query), flags);
  try {
    const pattern = new RegExp(query.text, flags);
    return query.wholeWord ? new RegExp(`${notBehindWord}(?:${query.text})${notBeforeWord}`, flags) : pattern;
  } catch {
    return null;
  }
}
