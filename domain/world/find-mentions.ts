import { nounStem } from '../turkish/noun-stem.ts';
import { LOOKALIKE, NAMES_LIKE_FORMS, NOUN_AND_VERB } from './homonyms.ts';
import type { WorldEntry } from './kinds.ts';
import { beginningsOf, type Reading, readingsOf, type SoughtName, soughtNames } from './read-name.ts';
import { wholeWord } from './searchable.ts';
import { isInflected, isTail } from './suffix-chain.ts';
import { type Word, wordsOf } from './words.ts';

/** A mention of an entry in a text. */
export interface Mention {
  /** The entry's index in the list of the name index. */
  entry: number;
  /** The range in the text, in UTF-16 code units. */
  start: number;
  end: number;
}

/** All names with the same last word. */
interface Head {
  names: SoughtName[];
  /** The names by the words before the last one; built when there are many names and one is needed. */
  byBefore: Map<string, SoughtName[]> | null;
  /** The different numbers of words before the last one; set with `byBefore`. */
  lengths: readonly number[];
}

/** Up to this number, names are compared one by one. */
const fewNames = 8;
/** Maximum number of found entries with the same name, because nobody can distinguish them and each takes time. */
const maxNamesakes = 20;

/** The names of entries, prepared for searches in any number of texts. */
export interface NameIndex {
  /** The names by every beginning that a form of their last word can have. */
  heads: ReadonlyMap<string, Head[]>;
  longest: number;
  /** How each last word takes suffixes; computed at its first use. */
  readings: Map<SoughtName, Reading[]>;
}

function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Returns the names of a head that match the words before an index of the text. */
function namesAt(head: Head, words: readonly Word[], at: number): SoughtName[] {
  const { names } = head;
  if (names.length <= fewNames) {
    return names.filter((name) => name.words <= at && name.before === before(words, at, name.words));
  }
  if (!head.byBefore) {
    head.byBefore = new Map();
    for (const name of names) {
      if ((head.byBefore.get(name.before)?.length ?? 0) < maxNamesakes)
        addTo(head.byBefore, name.before, name);
    }
    head.lengths = [...new Set(names.map((name) => name.words))];
  }
  return head.lengths.flatMap((length) =>
    length > at ? [] : (head.byBefore?.get(before(words, at, length)) ?? []),
  );
}

/** Maximum number of heads per beginning, except those that are equal to it. */
const maxSharing = 40;

/** Builds the index of entries' names, in which each word of a text is looked up in constant time. */
export function indexNames(entries: readonly Pick<WorldEntry, 'kind' | 'name' | 'aliases'>[]): NameIndex {
  const byHead = new Map<string, Head>();
  const heads = new Map<string, Head[]>();
  let longest = 0;
  for (const name of soughtNames(entries)) {
    const known = byHead.get(name.head);
    if (known) known.names.push(name);
    else {
      const head: Head = { names: [name], byBefore: null, lengths: [] };
      byHead.set(name.head, head);
      for (const beginning of beginningsOf(name.head)) {
        // Every name is found by its full spelling; the limit keeps the cost of a word constant.
        if (beginning !== name.head && (heads.get(beginning)?.length ?? 0) >= maxSharing) continue;
        addTo(heads, beginning, head);
        if (beginning.length > longest) longest = beginning.length;
      }
    }
  }
  return { heads, longest, readings: new Map() };
}

/** Whether a word is a name; an unsure one counts only if the text has no evidence against it. */
type Proof = 'sure' | 'unsure' | 'against' | null;

/** Whether the word is another word that only looks like a form of the noun ("adam" of "ada"). */
function isLookalike(word: string, noun: string): boolean {
  return (LOOKALIKE.get(noun) ?? []).some((other) => isInflected(word, nounStem(other)));
}

function isForm(base: string, name: SoughtName, index: NameIndex, unparted: boolean): boolean {
  const { head, isProper } = name;
  if (base === head) return true;
  // A single letter takes suffixes after an apostrophe only.
  if (head.length === 1) return false;
  let readings = index.readings.get(name);
  if (!readings) {
    readings = readingsOf(name);
    index.readings.set(name, readings);
  }
  const isVerbToo = NOUN_AND_VERB.has(head);
  const options = { isName: isProper, isVerbToo, unparted };
  return (
    readings.some(({ stem, from }) => isInflected(base, stem, { ...options, from })) &&
    !isLookalike(base, head)
  );
}

/** A shorter name is too often the beginning of a longer one or of a common word, characters. */
const shortName = 4;

function proofOf(word: Word, name: SoughtName, index: NameIndex): Proof {
  const { base, tail, capital, opens } = word;
  const { head, isProper, isWordToo } = name;
  if (tail !== '') {
    // "Kitap'ın" and "KİTAP'IN" are forms of the name, and so are "Ankaralı'nın" and "Ahmetler'in".
    if (!isTail(tail) || !isForm(base, name, index, true)) return null;
    return isProper && capital === 'none' ? null : 'sure';
  }
  const exact = base === head;
  if (!isProper) return isForm(base, name, index, false) ? 'sure' : null;
  if (capital === 'none') return isWordToo && isForm(base, name, index, false) ? 'against' : null;
  if (!isForm(base, name, index, false)) return null;
  if (!exact && NAMES_LIKE_FORMS.has(base)) return null;
  // Names of several words are certain.
  if (name.words > 0) return 'sure';
  if (!opens && capital === 'first') return 'sure';
  if (!isWordToo) return exact || head.length > shortName ? 'sure' : null;
  return exact ? 'unsure' : null;
}

interface Found extends Mention {
  proof: 'sure' | 'unsure';
}

/**
 * Finds all mentions of entries in a text, in order; of overlapping names the longest. Words are looked up by their
 * beginnings, so that the time depends on the text and not on the number of entries.
 */
export function findMentions(text: string, index: NameIndex): Mention[] {
  const words = wordsOf(text);
  const found: Found[] = [];
  const doubted = new Set<number>();
  const proven = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    const best = lookUp(words, at, word, index, doubted);
    for (const { entry, words: before, proof } of best) {
      const start = words[at - before]?.start ?? word.start;
      // A longer name that ends here replaces the names within it.
      while (
        found.length > 0 &&
        (found.at(-1)?.start ?? -1) >= start &&
        (found.at(-1)?.end ?? 0) < word.end
      ) {
        found.pop();
      }
      found.push({ entry, start, end: word.end, proof });
    }
  }
  for (const { entry, proof } of found) if (proof === 'sure') proven.add(entry);
  return found
    .filter(({ entry, proof }) => proof === 'sure' || proven.has(entry) || !doubted.has(entry))
    .map(({ entry, start, end }) => ({ entry, start, end }));
}

interface Hit {
  entry: number;
  /** Number of words before the last one. */
  words: number;
  proof: 'sure' | 'unsure';
  stem: number;
  isImplied: boolean;
}

/** Returns the entries that the word at an index names together with the words before it; only the longest name. */
function lookUp(
  words: readonly Word[],
  at: number,
  word: Word,
  index: NameIndex,
  doubted: Set<number>,
): Hit[] {
  const { heads, longest } = index;
  let hits: Hit[] = [];
  const whole = wholeWord(word);
  const seen = new Set<Head>();
  const spelled = heads.get(whole);
  const beginnings = spelled && word.tail !== '' ? [whole] : [];
  for (let length = Math.min(word.base.length, longest); length >= 1; length--) {
    const beginning = word.base.slice(0, length);
    if (heads.has(beginning)) beginnings.push(beginning);
  }
  for (const beginning of beginnings) {
    for (const head of heads.get(beginning) ?? []) {
      if (seen.has(head)) continue;
      seen.add(head);
      for (const name of namesAt(head, words, at)) {
        const proof = beginning === whole && word.tail !== '' ? 'sure' : proofOf(word, name, index);
        const { entry, isImplied } = name;
        if (proof === 'against') doubted.add(entry);
        if (proof === null || proof === 'against') continue;
        hits.push({ entry, words: name.words, proof, stem: name.head.length, isImplied });
      }
    }
  }
  if (hits.length < 2) return hits;
  const most = Math.max(...hits.map((hit) => hit.words));
  hits = hits.filter((hit) => hit.words === most);
  if (hits.some((hit) => !hit.isImplied)) hits = hits.filter((hit) => !hit.isImplied);
  const longestStem = Math.max(...hits.map((hit) => hit.stem));
  const seenEntries = new Set<number>();
  return hits.filter(({ stem, entry }) => {
    if (stem !== longestStem || seenEntries.has(entry)) return false;
    seenEntries.add(entry);
    return true;
  });
}

/** Returns the folded words before an index, in the form of `SoughtName.before`. */
function before(words: readonly Word[], at: number, length: number): string {
  if (length === 0) return '';
  return words
    .slice(at - length, at)
    .map(wholeWord)
    .join(' ');
}
