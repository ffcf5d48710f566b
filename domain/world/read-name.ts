import { bareCompound, isClosedCompound } from '../turkish/index.ts';
import { ALTERNATING, DROPPING_HOMONYMS } from '../turkish/lexicon-exceptions.ts';
import { nounStem } from '../turkish/noun-stem.ts';
import { type Stem, vowelCount } from '../turkish/phonology.ts';
import { properStem } from '../turkish/proper-name.ts';
import { NAME_AND_WORD, ROLES, TITLES } from './homonyms.ts';
import type { WorldEntry } from './kinds.ts';
import { isLongEnough, wholeWord } from './searchable.ts';
import type { Stage } from './suffix-chain.ts';
import { type Word, wordsOf } from './words.ts';

/** One name by which an entry can be mentioned. */
export interface SoughtName {
  /** The entry's index in the list. */
  entry: number;
  /** The folded words before the last one, which are not inflected. */
  before: string;
  head: string;
  /** Number of words before the last one. */
  words: number;
  /** Whether a word in lower case can't be this name. */
  isProper: boolean;
  /** Whether it was derived by shortening a longer name; an entry that is really named so has priority. */
  isImplied: boolean;
  /** Whether the name is also a common word, so that a capital at the start of a sentence proves nothing. */
  isWordToo: boolean;
}

/** How the last word of a name takes suffixes: its stem, and the stage at which suffixes begin. */
export interface Reading {
  stem: Stem;
  from: Stage;
}

type Named = Pick<WorldEntry, 'kind' | 'name' | 'aliases'>;

const isRole = (head: string): boolean => (head.length > 4 && /[cç][ıiuü]$/u.test(head)) || ROLES.has(head);

/**
 * Whether the last word is a proper name that is always written with a capital. Fields are often filled in with a
 * capital, so objects and roles are also found in lower case; given names are not.
 */
function isProperName({ capital }: Word, head: string, words: number, kind: WorldEntry['kind']): boolean {
  if (capital === 'none') return false;
  if (kind === 'character') return !isRole(head);
  return words === 0 && NAME_AND_WORD.has(head);
}

/** Returns how the last word of a name can take suffixes: as a noun, as a name, or as the head of a compound. */
export function readingsOf({ head, words, isProper }: SoughtName): Reading[] {
  // A name keeps consonants that a noun softens; without an apostrophe both spellings occur.
  const stems = isProper ? [nounStem(head), properStem(head, false)] : [nounStem(head)];
  if (DROPPING_HOMONYMS.has(head)) stems.push(nounStem(head, true));
  const readings: Reading[] = stems.map((stem) => ({ stem, from: 'bare' }));
  const isPhrase = words > 0;
  const isCompound = /[ıiuü]$/u.test(head) && (isPhrase || vowelCount(head) > 2 || isClosedCompound(head));
  if (!isCompound) return readings;
  readings.push({ stem: nounStem(head), from: 'ownedByThird' });
  const bare = bareCompound(`x ${head}`).slice(2);
  // "deniz feneri" → "deniz fenerleri": the plural replaces the possessive suffix.
  if (isPhrase && bare.length > 1) readings.push({ stem: nounStem(bare), from: 'bare' });
  return readings;
}

/** Returns beginnings of which every form of a word has one, because its last letters can change or drop. */
export function beginningsOf(head: string): string[] {
  const beginnings = [head];
  if (head.length > 2) beginnings.push(head.slice(0, -1));
  // "Galata Kulesi" → "kuleler", "akarsuyu" → "akarsular"
  if (head.length > 3 && /[sy][ıiuü]$/u.test(head)) beginnings.push(head.slice(0, -2));
  for (const table of [ALTERNATING, DROPPING_HOMONYMS]) {
    const changed = table.get(head);
    if (changed) beginnings.push(changed);
  }
  return beginnings;
}

function sought(
  words: readonly Word[],
  kind: WorldEntry['kind'],
  entry: number,
  isImplied: boolean,
): SoughtName | null {
  const last = words.at(-1);
  if (!last) return null;
  const head = wholeWord(last);
  const before = words.length - 1;
  const isProper = isProperName(last, head, before, kind);
  if (before === 0 && !isLongEnough(last, kind)) return null;
  return {
    entry,
    before: before === 0 ? '' : words.slice(0, -1).map(wholeWord).join(' '),
    head,
    words: before,
    isProper,
    isImplied,
    isWordToo: before === 0 && (NAME_AND_WORD.has(head) || isRole(head)),
  };
}

/** The given name within a longer name: "Nermin Hanım" is Nermin, "Ayşe Yılmaz" is Ayşe, "Doktor Selim" is Selim. */
function givenName(words: readonly Word[]): Word | undefined {
  if (words.length < 2 || words.length > 4) return undefined;
  return words.find(
    ({ base, capital }) => capital !== 'none' && base.length > 1 && !TITLES.has(base) && !isRole(base),
  );
}

/** Returns all names by which entries can be mentioned: names, aliases, and the given names of characters. */
export function soughtNames(entries: readonly Named[]): SoughtName[] {
  const lines: { text: string; entry: number; isName: boolean }[] = [];
  entries.forEach(({ name, aliases }, entry) => {
    lines.push({ text: name, entry, isName: true });
    for (const text of aliases) lines.push({ text, entry, isName: false });
  });
  const words = readLines(lines.map(({ text }) => text));
  const names: SoughtName[] = [];
  lines.forEach(({ entry, isName }, at) => {
    const kind = entries[entry]?.kind ?? 'note';
    const read = words[at] ?? [];
    const name = sought(read, kind, entry, false);
    if (name) names.push(name);
    const given = isName && kind === 'character' ? givenName(read) : undefined;
    const implied = given && sought([given], kind, entry, true);
    if (implied) names.push(implied);
  });
  return names;
}

/** Splits many short texts into words in one pass, because a pass for each would cost as much as a whole page. */
function readLines(texts: readonly string[]): Word[][] {
  const composed = texts.map((text) => text.normalize('NFC'));
  const lines: Word[][] = texts.map(() => []);
  const ends: number[] = [];
  let length = 0;
  for (const text of composed) {
    length += text.length + 1;
    ends.push(length);
  }
  let line = 0;
  for (const word of wordsOf(composed.join('\n'))) {
    while (word.start >= (ends[line] ?? Number.POSITIVE_INFINITY)) line++;
    lines[line]?.push(word);
  }
  return lines;
}
