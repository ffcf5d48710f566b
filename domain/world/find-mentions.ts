import { nounStem } from '../turkish/noun-stem.ts';
import { LOOKALIKE, NAMES_LIKE_FORMS, NOUN_AND_VERB } from './homonyms.ts';
import type { WorldEntry } from './kinds.ts';
import { beginningsOf, type Reading, readingsOf, type SoughtName, soughtNames } from './read-name.ts';
import { wholeWord } from './searchable.ts';
import { isInflected, isTail } from './suffix-chain.ts';
import { type Word, wordsOf } from './words.ts';

/** Where a text names an entry. */
export interface Mention {
  /** Place of the entry in the list that the index was made of. */
  entry: number;
  /** In UTF-16 units of the text. */
  start: number;
  end: number;
}

/** All names that share a last word. */
interface Head {
  names: SoughtName[];
  /** The same by the words before it, once there are many and one of them is wanted. */
  byBefore: Map<string, SoughtName[]> | null;
  /** Numbers of words before it that any of the names has; known with `byBefore`. */
  lengths: readonly number[];
}

/** So many names are looked through one by one. */
const fewNames = 8;
/** Of more entries with one and the same name only so many are found: nobody tells them apart, and each costs time. */
const maxNamesakes = 20;

/** Names of entries, ready to be looked for; made once for any number of texts. */
export interface NameIndex {
  /** By every beginning that a form of the names' last word can have. */
  heads: ReadonlyMap<string, Head[]>;
  longest: number;
  /** How each last word takes endings, worked out when it is first met. */
  readings: Map<SoughtName, Reading[]>;
}

function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const held = map.get(key);
  if (held) held.push(value);
  else map.set(key, [value]);
}

/** The names of a head that stand at a place of the text, judged by the words before it. */
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

/** Names that one beginning leads to, each beside those that are spelled so. */
const maxSharing = 40;

/** Puts the names of entries in an order in which each word of a text is looked up in constant time. */
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
        // Each name is found by all of its letters; how many share a beginning must not decide what a word costs.
        if (beginning !== name.head && (heads.get(beginning)?.length ?? 0) >= maxSharing) continue;
        addTo(heads, beginning, head);
        if (beginning.length > longest) longest = beginning.length;
      }
    }
  }
  return { heads, longest, readings: new Map() };
}

/** How sure a word is to be a name: what is unsure counts only where nothing speaks against it. */
type Proof = 'sure' | 'unsure' | 'against' | null;

/** Whether the word is another one that only looks like a form of the noun ("adam" of "ada"). */
function isLookalike(word: string, noun: string): boolean {
  return (LOOKALIKE.get(noun) ?? []).some((other) => isInflected(word, nounStem(other)));
}

function isForm(base: string, name: SoughtName, index: NameIndex, unparted: boolean): boolean {
  const { head, isProper } = name;
  if (base === head) return true;
  // A single letter takes its endings behind an apostrophe.
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

/** Short names are too often the beginning of a longer one or of a common word. */
const shortName = 4;

function proofOf(word: Word, name: SoughtName, index: NameIndex): Proof {
  const { base, tail, capital, opens } = word;
  const { head, isProper, isWordToo } = name;
  if (tail !== '') {
    // "Kitap'ın" and "KİTAP'IN" are the name itself; so are "Ankaralı'nın" and "Ahmetler'in".
    if (!isTail(tail) || !isForm(base, name, index, true)) return null;
    return isProper && capital === 'none' ? null : 'sure';
  }
  const exact = base === head;
  if (!isProper) return isForm(base, name, index, false) ? 'sure' : null;
  if (capital === 'none') return isWordToo && isForm(base, name, index, false) ? 'against' : null;
  if (!isForm(base, name, index, false)) return null;
  if (!exact && NAMES_LIKE_FORMS.has(base)) return null;
  // Names of several words prove themselves.
  if (name.words > 0) return 'sure';
  if (!opens && capital === 'first') return 'sure';
  if (!isWordToo) return exact || head.length > shortName ? 'sure' : null;
  return exact ? 'unsure' : null;
}

interface Found extends Mention {
  proof: 'sure' | 'unsure';
}

/**
 * Every place where a text names an entry, in its order; of several names at one place the longest. Each word is looked
 * up by its beginnings, so the time grows with the text and not with the number of entries.
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
      // A longer name that ends here takes the place of those inside it.
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
  /** Words before the last one. */
  words: number;
  proof: 'sure' | 'unsure';
  stem: number;
  isImplied: boolean;
}

/** The entries that the word at this place names, with the words before it; the longest name of them. */
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

/** The folded words before a place, as names hold them. */
function before(words: readonly Word[], at: number, length: number): string {
  if (length === 0) return '';
  return words
    .slice(at - length, at)
    .map(wholeWord)
    .join(' ');
}
