import { describe, expect, it } from 'vitest';
import { conjugate, inflectNoun, type Person, type Tense, type Voice } from './index.ts';

const PERSONS: readonly Person[] = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl'];
const TENSES: readonly Tense[] = [
  'past',
  'evidential',
  'present',
  'aorist',
  'future',
  'conditional',
  'necessity',
  'optative',
  'imperative',
];
const VOICES: readonly (Voice | undefined)[] = [undefined, 'passive', 'causative', 'reflexive'];

const vowelsOf = (text: string): string[] => [...text].filter((letter) => 'aeıioöuü'.includes(letter));
const isFront = (vowel: string | undefined): boolean => 'eiöü'.includes(vowel ?? '');

/** -yor is the one suffix of these that never harmonises. */
const breaksHarmony = (form: string): boolean => {
  const vowels = vowelsOf(form.replace(/yor.*$/u, ''));
  return vowels.some((vowel, i) => i > 0 && isFront(vowel) !== isFront(vowels[i - 1]));
};

describe('every form', () => {
  const verbs = [
    'gel',
    'bak',
    'gör',
    'dur',
    'git',
    'de',
    'ye',
    'oku',
    'yürü',
    'bekle',
    'söyle',
    'düşün',
    'çalış',
    'anla',
  ];
  const infinitive = (root: string): string => root + (isFront(vowelsOf(root).at(-1)) ? 'mek' : 'mak');
  const settings = TENSES.flatMap((tense) =>
    PERSONS.flatMap((person) =>
      VOICES.flatMap((voice) =>
        [false, true].flatMap((negative) =>
          [false, true].map((ability) => ({ tense, person, voice, negative, ability })),
        ),
      ),
    ),
  );

  it.each(verbs)('of %s- keeps vowel harmony and never lets two vowels meet', (root) => {
    const forms = settings.map((opts) => conjugate(infinitive(root), opts));
    // -Abil brings its own front vowel into back words.
    expect(forms.filter((form) => breaksHarmony(form.replace(/(?<=[ae])bil.*$/u, '')))).toEqual([]);
    expect(forms.filter((form) => /[aeıioöuü]{2}|[^a-zçğıöşü]/u.test(form))).toEqual([]);
  });

  const nouns = [
    'ev',
    'kız',
    'göz',
    'yol',
    'kedi',
    'araba',
    'köprü',
    'kuyu',
    'gönül',
    'burun',
    'çiçek',
    'ağaç',
    'kapak',
  ];
  it.each(nouns)('of %s keeps vowel harmony and never lets two vowels meet', (noun) => {
    const forms = PERSONS.flatMap((possessive) =>
      (['nom', 'acc', 'dat', 'loc', 'abl', 'gen', 'ins'] as const).flatMap((nounCase) =>
        [false, true].map((plural) =>
          inflectNoun(noun, { possessive, case: nounCase, plural, copula: 'past' }),
        ),
      ),
    );
    expect(forms.filter(breaksHarmony)).toEqual([]);
    expect(forms.filter((form) => /[aeıioöuü]{2}/u.test(form))).toEqual([]);
  });
});
