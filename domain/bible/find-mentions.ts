import { nounStem } from '../turkish/noun-stem.ts';
import { LOOKALIKE, NAMES_LIKE_FORMS, NOUN_AND_VERB } from './homonyms.ts';
import type { BibleEntry } from './kinds.ts';
import { type SoughtName, soughtNames, wholeWord } from './read-name.ts';
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

interface Target {
  entry: number;
  name: SoughtName;
}

/** All names that share a last word, by the words before it. */
interface Head {
  /** Numbers of words before it that any of the names has, most first. */
  lengths: number[];
  byBefore: Map<string, Target[]>;
  /** Any of the names: their last words are the same, and so are its readings but for a phrase's. */
  names: SoughtName[];
}

/** Names of entries, ready to be looked for; made once for any number of texts. */
export interface BibleIndex {
  /** By every spelling that the last word of a name can begin with. */
  heads: ReadonlyMap<string, Head[]>;
  longest: number;
}

function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const held = map.get(key);
  if (!held) map.set(key, [value]);
  else if (!held.includes(value)) held.push(value);
}

/** Puts the names of entries in an order in which each word of a text is looked up in constant time. */
export function indexBible(entries: readonly Pick<BibleEntry, 'kind' | 'name' | 'aliases'>[]): BibleIndex {
  const byHead = new Map<string, Head>();
  entries.forEach((entry, at) => {
    for (const name of soughtNames(entry)) {
      const head: Head = byHead.get(name.head) ?? { lengths: [], byBefore: new Map(), names: [] };
      byHead.set(name.head, head);
      if (!head.lengths.includes(name.words)) head.lengths.push(name.words);
      if (!head.names.some((known) => known.readings.length >= name.readings.length)) head.names = [name];
      addTo(head.byBefore, name.before, { entry: at, name });
    }
  });
  const heads = new Map<string, Head[]>();
  let longest = 0;
  for (const [, head] of byHead) {
    head.lengths.sort((a, b) => b - a);
    for (const { stem } of head.names.flatMap(({ readings }) => readings)) {
      for (const spelling of [stem.text, stem.beforeVowel]) {
        addTo(heads, spelling, head);
        longest = Math.max(longest, spelling.length);
      }
    }
  }
  return { heads, longest };
}

/** How sure a word is to be a name: what is unsure counts only where nothing speaks against it. */
type Proof = 'sure' | 'unsure' | 'against' | null;

/** Whether the word is another one that only looks like a form of the noun ("adam" of "ada"). */
function isLookalike(word: string, noun: string): boolean {
  return (LOOKALIKE.get(noun) ?? []).some((other) => isInflected(word, nounStem(other)));
}

function isForm(base: string, { head, readings, isProper }: SoughtName, unparted: boolean): boolean {
  if (base === head) return true;
  const isVerbToo = NOUN_AND_VERB.has(head);
  const options = { isName: isProper, isVerbToo, unparted };
  return (
    readings.some(({ stem, from }) => isInflected(base, stem, { ...options, from })) &&
    !isLookalike(base, head)
  );
}

/** Short names are too often the beginning of a longer one or of a common word. */
const shortName = 4;

function proofOf(word: Word, name: SoughtName): Proof {
  const { base, tail, capital, opens } = word;
  const { head, isProper, isWordToo } = name;
  if (tail !== '') {
    // "Kitap'ın" and "KİTAP'IN" are the name itself; so are "Ankaralı'nın" and "Ahmetler'in".
    if (!isTail(tail) || !isForm(base, name, true)) return null;
    return isProper && capital === 'none' ? null : 'sure';
  }
  const exact = base === head;
  if (!isProper) return isForm(base, name, false) ? 'sure' : null;
  if (capital === 'none') return isWordToo && isForm(base, name, false) ? 'against' : null;
  if (!isForm(base, name, false)) return null;
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
export function findMentions(text: string, index: BibleIndex): Mention[] {
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
}

/** The entries that the word at this place names, with the words before it; the longest name of them. */
function lookUp(
  words: readonly Word[],
  at: number,
  word: Word,
  { heads, longest }: BibleIndex,
  doubted: Set<number>,
): Hit[] {
  let hits: Hit[] = [];
  const whole = wholeWord(word);
  const seen = new Set<Head>();
  const spelled = heads.get(whole);
  const beginnings = spelled && word.tail !== '' ? [whole] : [];
  for (let length = Math.min(word.base.length, longest); length >= 2; length--) {
    const beginning = word.base.slice(0, length);
    if (heads.has(beginning)) beginnings.push(beginning);
  }
  for (const beginning of beginnings) {
    for (const head of heads.get(beginning) ?? []) {
      if (seen.has(head)) continue;
      seen.add(head);
      for (const length of head.lengths) {
        const targets = length > at ? undefined : head.byBefore.get(before(words, at, length));
        for (const { entry, name } of targets ?? []) {
          const proof = beginning === whole && word.tail !== '' ? 'sure' : proofOf(word, name);
          if (proof === 'against') doubted.add(entry);
          if (proof === null || proof === 'against') continue;
          hits.push({ entry, words: length, proof, stem: name.head.length });
        }
      }
    }
  }
  if (hits.length < 2) return hits;
  const most = Math.max(...hits.map((hit) => hit.words));
  hits = hits.filter((hit) => hit.words === most);
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
