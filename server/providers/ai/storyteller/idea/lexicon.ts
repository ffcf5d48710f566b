import { isClosedCompound } from '#domain/turkish/index.ts';
import { ROLES_BY_MILIEU } from '../banks/lexicon/people.ts';
import { PLACES_BY_MILIEU } from '../banks/lexicon/places.ts';
import { KIND_DEFAULTS, THINGS } from '../banks/lexicon/things.ts';
import { milieuOf } from '../banks/milieus.ts';
import type { Noun, Place, Thing, ThingKind } from '../engine/world.ts';

/** What the lexicon knows about a noun; one noun may be several things ("tren" is a place and a thing). */
export interface Entry extends Noun {
  words: string[];
  role?: { milieu: string };
  place?: { milieu: string };
  thing?: Thing;
}

function noun(text: string): Noun {
  if (text.endsWith('*')) return { lemma: text.slice(0, -1), compound: true };
  return isClosedCompound(text) ? { lemma: text, compound: true } : { lemma: text };
}

function listOr(field: string | undefined, fallback: string): readonly string[] {
  return (field || fallback).split('|').filter(Boolean);
}

function readThing(line: string, kind: ThingKind): Thing {
  const [head = '', parts, looks, sounds, uses] = line.split('=');
  const defaults = KIND_DEFAULTS[kind];
  return {
    ...noun(head),
    kind,
    parts: listOr(parts, defaults.parts),
    looks: listOr(looks, defaults.looks),
    sounds: listOr(sounds, defaults.sounds),
    uses: listOr(uses, defaults.uses),
  };
}

function build(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const entryFor = (item: Noun): Entry => {
    const known = entries.get(item.lemma);
    if (known) return known;
    const made: Entry = { ...item, words: item.lemma.split(' ') };
    entries.set(item.lemma, made);
    return made;
  };
  for (const [milieu, text] of Object.entries(ROLES_BY_MILIEU)) {
    for (const item of text.split('|')) entryFor(noun(item)).role ??= { milieu };
  }
  for (const [milieu, text] of Object.entries(PLACES_BY_MILIEU)) {
    for (const item of text.split('|')) entryFor(noun(item)).place ??= { milieu };
  }
  for (const kind of Object.keys(THINGS) as ThingKind[]) {
    for (const line of THINGS[kind]) {
      const thing = readThing(line, kind);
      entryFor(thing).thing ??= thing;
    }
  }
  return entries;
}

let entries: Map<string, Entry> | undefined;
let byFirstLetters: Map<string, Entry[]> | undefined;

/** The whole lexicon by dictionary form. */
export function lexicon(): Map<string, Entry> {
  entries ??= build();
  return entries;
}

/** The place with this dictionary form; throws when the lexicon has none. */
export function placeNamed(text: string): Place {
  const entry = lexicon().get(noun(text).lemma);
  if (!entry?.place) throw new Error(`no place "${text}"`);
  return placeOf(entry, entry.place.milieu);
}

/** Places whose name is a proper one; the value says whether suffixes take an apostrophe. */
const PROPER_PLACES: ReadonlyMap<string, boolean> = new Map([
  ['mars', true],
  ['jüpiter', true],
  ['satürn', true],
  ['sibirya', true],
  ['antarktika', true],
  ['anadolu', true],
  ['galata', true],
  ['beyoğlu', true],
  ['kadıköy', true],
  ['kapalıçarşı', true],
  ['mars kolonisi', false],
  ['topkapı sarayı', false],
]);

/** Whether a place's name is written with a capital and an apostrophe. */
export function isProperPlace(lemma: string): boolean {
  return PROPER_PLACES.has(lemma);
}

/** A place made of a lexicon entry. */
export function placeOf(entry: Noun, milieu: string): Place {
  const apostrophe = PROPER_PLACES.get(entry.lemma);
  const lemma =
    apostrophe === undefined
      ? entry.lemma
      : entry.lemma.charAt(0).toLocaleUpperCase('tr') + entry.lemma.slice(1);
  return {
    lemma,
    compound: entry.compound ?? false,
    proper: apostrophe ?? false,
    milieu: milieuOf(milieu),
  };
}

/** The thing with this dictionary form; throws when the lexicon has none. */
export function thingNamed(text: string): Thing {
  const thing = lexicon().get(text)?.thing;
  if (!thing) throw new Error(`no thing "${text}"`);
  return thing;
}

const SUFFIX =
  /^(?:l[ae]r)?(?:[ıiuü]?m(?:[ıiuü]z)?|[ıiuü]?n(?:[ıiuü]z)?|s?[ıiuü]|l[ae]r[ıi])?(?:n?[ıiuü]n?|y[ıiuü]|y?[ae]|n[ae]|n?[dt][ae]n?|y?l[ae])?(?:[dt][ae])?(?:ki)?(?:y?[dt][ıiuü]|y?m[ıiuü]ş|[dt][ıiuü]r)?$/u;
/** "öğretmendi", but "taşıdı" is no stone: only what people are is said of them with a copula. */
const COPULA = /(?:[dt][ıiuü]|m[ıiuü]ş|[dt][ıiuü]r)$/u;

function stemsOf(word: string): string[] {
  const stems = [word];
  const last = word.at(-1);
  const soft =
    last === 'k' ? ['ğ', 'g'] : last === 'p' ? ['b'] : last === 'ç' ? ['c'] : last === 't' ? ['d'] : [];
  if (word.length > 2) stems.push(...soft.map((letter) => word.slice(0, -1) + letter));
  return stems;
}

/** True when a written word is an inflected form of the given dictionary word. */
export function isFormOf(written: string, word: string, compound = false): boolean {
  if (written === word) return true;
  const base = compound ? word.replace(/s?[ıiuü]$/u, '') : word;
  if (written.slice(0, 2) !== base.slice(0, 2)) return false;
  for (const stem of stemsOf(base)) {
    if (!written.startsWith(stem)) continue;
    const rest = written.slice(stem.length);
    if (stem === base || /^[aeıioöuü]/u.test(rest)) {
      if (SUFFIX.test(rest) && (word.length > 2 || rest.length < 5) && harmonic(base, rest)) return true;
    }
  }
  return false;
}

function harmonic(base: string, rest: string): boolean {
  const suffixVowel = /[aeıioöuü]/u.exec(rest)?.[0];
  const baseVowel = base.match(/[aeıioöuüâîû]/gu)?.at(-1);
  if (
    !suffixVowel ||
    !baseVowel ||
    /(saat|harf|kalp|rol|gol|hal|meşgul|kontrol|hayal|sembol|ihtimal|festival|terminal|kapital|sinyal|petrol|alkol)$/u.test(
      base,
    )
  )
    return true;
  return /[aıouâû]/u.test(baseVowel) === /[aıou]/u.test(suffixVowel);
}

function candidates(word: string): Entry[] {
  if (!byFirstLetters) {
    byFirstLetters = new Map();
    for (const entry of lexicon().values()) {
      const key = (entry.words[0] ?? '').slice(0, 2);
      byFirstLetters.set(key, [...(byFirstLetters.get(key) ?? []), entry]);
    }
    for (const group of byFirstLetters.values()) {
      group.sort((a, b) => b.words.length - a.words.length || b.lemma.length - a.lemma.length);
    }
  }
  return byFirstLetters.get(word.slice(0, 2)) ?? [];
}

/** The longest lexicon noun that starts at this position, if any. */
export function entryAt(words: readonly string[], at: number): Entry | undefined {
  const first = words[at];
  if (!first) return undefined;
  return candidates(first).find((entry) => {
    const last = entry.words.length - 1;
    return entry.words.every((word, offset) => {
      const written = words[at + offset] ?? '';
      if (offset < last) return written === word;
      if (!entry.role && last === 0 && written !== word && COPULA.test(written)) return false;
      return isFormOf(written, word, entry.compound && last > 0);
    });
  });
}
