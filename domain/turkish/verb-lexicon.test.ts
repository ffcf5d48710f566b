import { readFileSync } from 'node:fs';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tense } from './types.ts';
import { conjugate } from './verb.ts';
import { VERBS } from './verb-lexicon.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../node_modules/dictionary-tr/${name}`, import.meta.url), 'utf8');

let dictionary: { testSpelling(word: string): boolean };
beforeAll(async () => {
  dictionary = await createHunspellFromStrings(read('index.aff'), read('index.dic'));
}, 60_000);

const TENSES = ['past', 'present', 'aorist', 'evidential', 'future'] as const;

const HIGH: Readonly<Record<string, string>> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
};
const lastOf = (text: string): string => text.match(/[aeıioöuü]/gu)?.at(-1) ?? 'i';
const low = (text: string): string => (/[aıou]/u.test(lastOf(text)) ? 'a' : 'e');

/** The rules of a school grammar, written for roots that do not change: an independent check of the conjugation. */
const BY_HAND: Readonly<Record<string, (root: string) => string>> = {
  past: (root) => `${root}${/[fstkçşhp]$/u.test(root) ? 't' : 'd'}${HIGH[lastOf(root)]}`,
  present: (root) => {
    const base = /[ae]$/u.test(root) ? root.slice(0, -1) : root;
    return /[ıiuü]$/u.test(base) ? `${base}yor` : `${base}${HIGH[lastOf(base)]}yor`;
  },
  evidential: (root) => `${root}m${HIGH[lastOf(root)]}ş`,
  future: (root) => `${root}${/[aeıioöuü]$/u.test(root) ? 'y' : ''}${low(root)}c${low(root)}k`,
  conditional: (root) => `${root}s${low(root)}`,
  necessity: (root) => `${root}m${low(root)}l${HIGH[low(root)]}`,
};

describe('the verb lexicon', () => {
  it('lists no verb twice', () => {
    expect(new Set(VERBS).size).toBe(VERBS.length);
  });

  // The dictionary was made from texts and lacks rare forms, but not most of the forms of one verb.
  it('is conjugated as the spelling dictionary has it', () => {
    const refused = VERBS.map((infinitive) =>
      TENSES.map((tense) => conjugate(infinitive, { tense })).filter(
        (form) => !dictionary.testSpelling(form),
      ),
    );
    expect(refused.filter((forms) => forms.length > 3)).toEqual([]);
    expect(refused.flat().length / (VERBS.length * TENSES.length)).toBeLessThan(0.02);
  });

  it.each(Object.keys(BY_HAND))('is conjugated by the rule of the grammar in the %s', (tense) => {
    const changing = /^(?:de|ye)$|(?:et|git|güt|tat|dit)$/u;
    const roots = VERBS.map((infinitive) => infinitive.slice(0, -3)).filter((root) => !changing.test(root));
    const wrong = roots.filter((root) => {
      const infinitive = `${root}m${low(root)}k`;
      return conjugate(infinitive, { tense: tense as Tense }) !== BY_HAND[tense]?.(root);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['gitmek', 'gidiyor', 'gidecek'],
    ['etmek', 'ediyor', 'edecek'],
    ['tatmak', 'tadıyor', 'tadacak'],
    ['demek', 'diyor', 'diyecek'],
    ['yemek', 'yiyor', 'yiyecek'],
    ['kaybetmek', 'kaybediyor', 'kaybedecek'],
    ['işitmek', 'işitiyor', 'işitecek'],
  ])('changes the root of %s', (infinitive, present, future) => {
    expect(conjugate(infinitive, { tense: 'present' })).toBe(present);
    expect(conjugate(infinitive, { tense: 'future' })).toBe(future);
  });
});
