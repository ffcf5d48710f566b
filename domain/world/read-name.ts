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

/** One way in which an entry can be named in a text. */
export interface SoughtName {
  /** Place of the entry in its list. */
  entry: number;
  /** Folded words before the last one, which stay as they are; the last one takes the endings. */
  before: string;
  head: string;
  /** How many words stand before the last one. */
  words: number;
  /** Whether a word in lower case can't be it. */
  isProper: boolean;
  /** Whether nobody wrote it down: it is what a longer name is cut to, and yields to who is really called so. */
  isImplied: boolean;
  /** Whether a capital at a sentence's start says nothing: the name is a common word too. */
  isWordToo: boolean;
}

/** The last word of a name as endings hear it, and where a chain of them begins. */
export interface Reading {
  stem: Stem;
  from: Stage;
}

type Named = Pick<WorldEntry, 'kind' | 'name' | 'aliases'>;

const isRole = (head: string): boolean => (head.length > 4 && /[cç][ıiuü]$/u.test(head)) || ROLES.has(head);

/**
 * Whether a name that is written with a capital stands for itself alone. Fields are often filled with a capital, so
 * things, and people who are called by what they do, are found in lower case too; what is a given name as well is not.
 */
function isProperName({ capital }: Word, head: string, words: number, kind: WorldEntry['kind']): boolean {
  if (capital === 'none') return false;
  if (kind === 'character') return !isRole(head);
  return words === 0 && NAME_AND_WORD.has(head);
}

/** The ways in which the last word of a name takes endings: as a noun, as a name, as the head of a compound. */
export function readingsOf({ head, words, isProper }: SoughtName): Reading[] {
  // A name keeps its consonants where a noun softens them; without an apostrophe either is met.
  const stems = isProper ? [nounStem(head), properStem(head, false)] : [nounStem(head)];
  if (DROPPING_HOMONYMS.has(head)) stems.push(nounStem(head, true));
  const readings: Reading[] = stems.map((stem) => ({ stem, from: 'bare' }));
  const isPhrase = words > 0;
  const isCompound = /[ıiuü]$/u.test(head) && (isPhrase || vowelCount(head) > 2 || isClosedCompound(head));
  if (!isCompound) return readings;
  readings.push({ stem: nounStem(head), from: 'ownedByThird' });
  const bare = bareCompound(`x ${head}`).slice(2);
  // "deniz feneri" → "deniz fenerleri": the possessive gives way to the plural.
  if (isPhrase && bare.length > 1) readings.push({ stem: nounStem(bare), from: 'bare' });
  return readings;
}

/** Beginnings that every form of a name's last word has one of: its last letters may soften, fall or give way. */
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

/** What people are called by for short: "Nermin Hanım" is Nermin, "Ayşe Yılmaz" is Ayşe, "Doktor Selim" is Selim. */
function givenName(words: readonly Word[]): Word | undefined {
  if (words.length < 2 || words.length > 4) return undefined;
  return words.find(
    ({ base, capital }) => capital !== 'none' && base.length > 1 && !TITLES.has(base) && !isRole(base),
  );
}

/** Every way in which entries can be named: by their names and aliases, and by what people's names are cut to. */
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

/** The words of each of many short texts, read at once: for itself each would cost as much as a whole page. */
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
