/** The eight vowels that decide harmony; â, î, û are heard as a, i, u. */
export type Vowel = 'a' | 'e' | 'ı' | 'i' | 'o' | 'ö' | 'u' | 'ü';

/** A word under construction: its spelling plus what the next suffix must know about its sound. */
export interface Stem {
  readonly text: string;
  /** Spelling that replaces `text` before a suffix that begins with a vowel ("kitab", "burn", "hiss"). */
  readonly beforeVowel: string;
  /** The vowel that suffixes harmonise with, as heard, which is not always the last one written ("saat" → e). */
  readonly vowel: Vowel;
  /** True when the last sound is a vowel. */
  readonly open: boolean;
  /** True when the last sound is one of f s t k ç ş h p, after which d and c turn into t and ç. */
  readonly voiceless: boolean;
  /** True for "su" and "ne", which take y where other nouns take n, s or nothing ("suyun", "suyu"). */
  readonly glide?: boolean;
}

/** A suffix pattern compiled by {@link suffix}. */
export interface Suffix {
  /** Consonant written only after a vowel. */
  readonly buffer: string;
  /** Vowel written only after a consonant. */
  readonly link: string;
  readonly body: string;
}

const VOWEL_OF: ReadonlyMap<string, Vowel> = new Map([
  ...[...'aeıioöuü'].map((v) => [v, v as Vowel] as const),
  ...[...'AEIİOÖUÜ'].map((v, i) => [v, 'aeıioöuü'[i] as Vowel] as const),
  ['â', 'a'],
  ['î', 'i'],
  ['û', 'u'],
  ['Â', 'a'],
  ['Î', 'i'],
  ['Û', 'u'],
]);

const VOICELESS: ReadonlySet<string> = new Set('fstkçşhpFSTKÇŞHP');
const HIGH: Readonly<Record<Vowel, Vowel>> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
};
const FRONTED: Readonly<Record<Vowel, Vowel>> = {
  a: 'e',
  ı: 'i',
  o: 'ö',
  u: 'ü',
  e: 'e',
  i: 'i',
  ö: 'ö',
  ü: 'ü',
};

/** Tells whether a letter is a Turkish vowel, circumflexed ones included. */
export const isVowel = (letter: string): boolean => VOWEL_OF.has(letter);

/** Tells whether a letter is one of f s t k ç ş h p. */
export const isVoiceless = (letter: string): boolean => VOICELESS.has(letter);

/** The front partner of a vowel, for words whose palatal ending asks for front suffixes ("hayal" → "hayali"). */
export const fronted = (vowel: Vowel): Vowel => FRONTED[vowel];

/** The last vowel of a text, or undefined when it has none ("hmm"). */
export function lastVowel(text: string): Vowel | undefined {
  for (let i = text.length - 1; i >= 0; i--) {
    const vowel = VOWEL_OF.get(text.charAt(i));
    if (vowel) return vowel;
  }
  return undefined;
}

/** How many vowels, and so syllables, a text has. */
export function vowelCount(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (VOWEL_OF.has(text.charAt(i))) count++;
  return count;
}

/** A stem that is heard as it is written; e stands in for a vowelless one. */
export function plainStem(text: string): Stem {
  const last = text.charAt(text.length - 1);
  return {
    text,
    beforeVowel: text,
    vowel: lastVowel(text) ?? 'e',
    open: isVowel(last),
    voiceless: isVoiceless(last),
  };
}

/**
 * Compiles a suffix pattern: A = a/e, I = ı/i/u/ü, D = d/t, C = c/ç, K = k that softens to ğ,
 * "(y)" = consonant only after a vowel, "(I)" = vowel only after a consonant.
 */
export function suffix(pattern: string): Suffix {
  const match = /^\((.)\)(.*)$/u.exec(pattern);
  if (!match) return { buffer: '', link: '', body: pattern };
  const [, optional = '', body = ''] = match;
  return optional === 'I' || optional === 'A'
    ? { buffer: '', link: optional, body }
    : { buffer: optional, link: '', body };
}

const startsWithVowel = (shape: string): boolean => {
  const first = shape.charAt(0);
  return (
    first === 'A' || first === 'I' || (first !== 'D' && first !== 'C' && first !== 'K' && isVowel(first))
  );
};

function shapeAfter(stem: Stem, { buffer, link, body }: Suffix): string {
  if (stem.open && stem.glide && (link || buffer === 'n' || buffer === 's')) return `y${link}${body}`;
  return stem.open ? buffer + body : link + body;
}

/** Adds one suffix, choosing its vowels, consonants and buffer by the sound of what stands before it. */
export function attach(stem: Stem, added: Suffix): Stem {
  const shape = shapeAfter(stem, added);
  if (shape === '') return stem;
  let text = !stem.open && startsWithVowel(shape) ? stem.beforeVowel : stem.text;
  let { vowel, voiceless } = stem;
  let open = stem.open;
  for (let i = 0; i < shape.length; i++) {
    const symbol = shape.charAt(i);
    let letter = symbol;
    if (symbol === 'A') letter = FRONTED[vowel] === vowel ? 'e' : 'a';
    else if (symbol === 'I') letter = HIGH[vowel];
    else if (symbol === 'D') letter = voiceless ? 't' : 'd';
    else if (symbol === 'C') letter = voiceless ? 'ç' : 'c';
    else if (symbol === 'K') letter = 'k';
    const heard = VOWEL_OF.get(letter);
    if (heard) vowel = heard;
    open = heard !== undefined;
    voiceless = !open && VOICELESS.has(letter);
    text += letter;
  }
  const beforeVowel = shape.endsWith('K') ? `${text.slice(0, -1)}ğ` : text;
  return { text, beforeVowel, vowel, open, voiceless };
}
