import { isVowel } from './phonology.ts';

/** Lower case by Turkish rules: "IŞIK" → "ışık", "İZMİR" → "izmir". For people's text, never for identifiers. */
export const lower = (text: string): string => text.toLocaleLowerCase('tr');

/** Upper case by Turkish rules: "ilık" → "ILIK" keeps i and ı apart ("iğne" → "İĞNE"). */
export const upper = (text: string): string => text.toLocaleUpperCase('tr');

/** Raises the first letter by Turkish rules and leaves the rest: "ılık rüzgâr" → "Ilık rüzgâr". */
export function capitalize(text: string): string {
  const at = text.search(/\p{L}/u);
  if (at < 0) return text;
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return text.slice(0, at) + upper(letter) + text.slice(at + letter.length);
}

/** Raises the first letter of every word: "deniz feneri" → "Deniz Feneri"; letters behind an apostrophe stay. */
export const titleCase = (text: string): string => text.replace(/\S+/gu, capitalize);

const collator = new Intl.Collator('tr');
const numericCollator = new Intl.Collator('tr', { numeric: true });

/** Orders two texts by the Turkish alphabet (ç after c, ı before i). */
export const compare = (a: string, b: string): number => collator.compare(a, b);

/** Orders two titles by the Turkish alphabet, with numbers by value: "Bölüm 2" before "Bölüm 10". */
export const compareTitles = (a: string, b: string): number => numericCollator.compare(a, b);

const MARKS = /\p{M}/gu;

/**
 * Folds a text for search, so that any spelling a Turkish keyboard or a foreign one makes is found:
 * lower case, no diacritics, and i, ı, İ, I all the same ("IŞIK", "isik" → "isik").
 */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ß', 'ss');

/** Makes an address part out of a title: "Işığın Peşinde!" → "isigin-pesinde"; empty when nothing can be kept. */
export const slugify = (text: string): string =>
  fold(text)
    .replace(/['’`´]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');

/** Divides a word into syllables: a consonant right before a vowel begins one ("Türkçe" → "Türk", "çe"). */
export function syllables(word: string): string[] {
  const letters = [...word];
  const nuclei = letters.flatMap((letter, i) => (isVowel(letter) ? [i] : []));
  if (nuclei.length < 2) return word ? [word] : [];
  const starts = nuclei.slice(1).map((at) => (isVowel(letters[at - 1] ?? '') ? at : at - 1));
  return [0, ...starts].map((start, i) => letters.slice(start, starts[i] ?? letters.length).join(''));
}
