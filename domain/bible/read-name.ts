import { bareCompound, isClosedCompound } from '../turkish/index.ts';
import { DROPPING_HOMONYMS } from '../turkish/lexicon-exceptions.ts';
import { nounStem } from '../turkish/noun-stem.ts';
import type { Stem } from '../turkish/phonology.ts';
import { vowelCount } from '../turkish/phonology.ts';
import { properStem } from '../turkish/proper-name.ts';
import { NAME_AND_WORD, ROLES, TITLES } from './homonyms.ts';
import type { BibleEntry } from './kinds.ts';
import type { Stage } from './suffix-chain.ts';
import { foldWord, wordsOf } from './words.ts';

/** One way in which an entry can be named in a text. */
export interface SoughtName {
  /** Folded words before the last one, which stay as they are; the last one takes the endings. */
  before: string;
  head: string;
  /** How many words stand before the last one. */
  words: number;
  /** The last word as endings hear it, and where a chain of them begins. */
  readings: readonly { stem: Stem; from: Stage }[];
  /** Whether a word in lower case can't be it. */
  isProper: boolean;
  /** Whether a capital at a sentence's start says nothing: the name is a common word too. */
  isWordToo: boolean;
}

function isCapitalised(word: string): boolean {
  const first = word.charAt(0);
  return first !== first.toLocaleLowerCase('tr');
}

const isRole = (head: string): boolean => ROLES.has(head) || (head.length > 4 && /[cç][ıiuü]$/u.test(head));

/**
 * Whether a name that is written with a capital stands for itself alone. Fields are often filled with a capital, so
 * things, and people who are called by what they do, are found in lower case too; what is a given name as well is not.
 */
function isProperName(written: string, head: string, words: number, kind: BibleEntry['kind']): boolean {
  if (!isCapitalised(written)) return false;
  if (kind === 'character') return !isRole(head);
  return words === 0 && NAME_AND_WORD.has(head);
}

function readingsOf(head: string, isPhrase: boolean): SoughtName['readings'] {
  const plain = [nounStem(head), properStem(head, false)];
  if (DROPPING_HOMONYMS.has(head)) plain.push(nounStem(head, true));
  const readings: { stem: Stem; from: Stage }[] = plain.map((stem) => ({ stem, from: 'bare' as const }));
  const isCompound = /[ıiuü]$/u.test(head) && (isPhrase || vowelCount(head) > 2 || isClosedCompound(head));
  if (!isCompound) return readings;
  readings.push({ stem: nounStem(head), from: 'ownedByThird' });
  const bare = bareCompound(`x ${head}`).slice(2);
  // "deniz feneri" → "deniz fenerleri": the possessive gives way to the plural.
  if (isPhrase && bare.length > 1) readings.push({ stem: nounStem(bare), from: 'bare' });
  return readings;
}

function sought(name: string, kind: BibleEntry['kind']): SoughtName | null {
  const words = wordsOf(name);
  const last = words.at(-1);
  if (!last) return null;
  const written = name.normalize('NFC').slice(last.start);
  const head = last.tail === '' ? last.base : `${last.base}'${last.tail}`;
  if (head.length < 2 && words.length === 1) return null;
  const before = words.slice(0, -1);
  return {
    before: before.map(wholeWord).join(' '),
    head,
    words: before.length,
    readings: readingsOf(head, before.length > 0),
    isProper: isProperName(written, head, before.length, kind),
    isWordToo: before.length === 0 && (NAME_AND_WORD.has(head) || isRole(head)),
  };
}

/** A word as it is compared where it takes no endings. */
export const wholeWord = ({ base, tail }: { base: string; tail: string }): string =>
  tail === '' ? base : `${base}'${tail}`;

/** What people are called by for short: "Nermin Hanım" is Nermin, "Ayşe Yılmaz" is Ayşe, "Doktor Selim" is Selim. */
function givenName(name: string): string | null {
  const words = name.trim().split(/\s+/u);
  if (words.length < 2 || words.length > 4) return null;
  const given = words.find((word) => {
    const bare = foldWord(word).replaceAll(/[^\p{L}]/gu, '');
    return isCapitalised(word) && bare.length > 1 && !TITLES.has(bare) && !isRole(bare);
  });
  return given ?? null;
}

/** Every way in which an entry can be named: its name, its aliases, and what its name is cut to in a story. */
export function soughtNames(entry: Pick<BibleEntry, 'kind' | 'name' | 'aliases'>): SoughtName[] {
  const given = entry.kind === 'character' ? givenName(entry.name) : null;
  const names = new Set(
    [entry.name, ...entry.aliases, ...(given ? [given] : [])].filter((name) => name.trim()),
  );
  return [...names].flatMap((name) => sought(name, entry.kind) ?? []);
}
