import { createMemo } from './memo.ts';
import type { CopulaTense, Person, Tense, Voice } from './types.ts';
import { conjugate } from './verb.ts';
import { VERBS } from './verb-lexicon.ts';
import { verbStem } from './verb-stem.ts';

/** One way in which a word can be read as a finite verb; conjugating it again gives the word. */
export interface VerbReading {
  readonly infinitive: string;
  readonly tense: Tense;
  readonly person: Person;
  readonly compound?: CopulaTense;
  readonly voice?: Voice;
  readonly negative?: boolean;
  readonly ability?: boolean | 'maybe';
}

const PERSONS: readonly Person[] = ['3sg', '1sg', '2sg', '3pl', '1pl', '2pl'];
const COMPOUNDS: readonly (CopulaTense | undefined)[] = [undefined, 'past', 'evidential', 'conditional'];
const TENSES: readonly Tense[] = [
  'past',
  'present',
  'aorist',
  'evidential',
  'future',
  'conditional',
  'necessity',
  'imperative',
  'optative',
];
const VOICES: readonly (Voice | undefined)[] = [undefined, 'passive', 'causative'];
const POLARITIES: readonly Pick<VerbReading, 'negative' | 'ability'>[] = [
  {},
  { negative: true },
  { ability: true },
  { negative: true, ability: true },
  { negative: true, ability: 'maybe' },
];

/** Spellings with which a form of the verb can begin: "git", "gid"; "başla", "başl" (before -ıyor); "ye", "yi", "y". */
function beginningsOf(infinitive: string): Set<string> {
  const stem = verbStem(infinitive);
  const narrowed = /[ae]$/u.test(stem.text) ? [stem.text.slice(0, -1)] : [];
  return new Set([
    stem.text,
    stem.beforeVowel,
    ...narrowed,
    ...(stem.beforeYA ? [stem.beforeYA] : []),
    ...(stem.beforeYI ? [stem.beforeYI] : []),
  ]);
}

let byBeginning: Map<string, string[]> | undefined;

function buildIndex(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const infinitive of VERBS) {
    for (const beginning of beginningsOf(infinitive)) {
      const known = index.get(beginning);
      if (known) known.push(infinitive);
      else index.set(beginning, [infinitive]);
    }
  }
  return index;
}

/** Verbs that a word can be a form of, the longest root first. */
function candidates(word: string): string[] {
  byBeginning ??= buildIndex();
  const found = new Set<string>();
  for (let length = word.length; length > 0; length--) {
    for (const infinitive of byBeginning.get(word.slice(0, length)) ?? []) found.add(infinitive);
  }
  return [...found];
}

/** Whether `word` may go on from `stem`, whose last letter a suffix may still change. */
const goesOn = (word: string, stem: string): boolean => word.startsWith(stem.slice(0, -1));

type Base = Pick<VerbReading, 'infinitive' | 'voice' | 'negative' | 'ability'>;

function* readingsOfBase(word: string, base: Base): Generator<VerbReading> {
  const { infinitive, ...polarity } = base;
  if (!goesOn(word, conjugate(infinitive, { ...polarity, tense: 'imperative', person: '2sg' }))) return;
  for (const tense of TENSES) {
    const mood = tense === 'imperative' || tense === 'optative';
    if (!mood && !goesOn(word, conjugate(infinitive, { ...polarity, tense }))) continue;
    for (const compound of mood ? [undefined] : COMPOUNDS) {
      for (const person of PERSONS) {
        const form = conjugate(infinitive, { ...polarity, tense, person, ...(compound ? { compound } : {}) });
        if (form === word) yield { ...base, tense, person, ...(compound ? { compound } : {}) };
      }
    }
  }
}

function* readingsOf(word: string, infinitive: string): Generator<VerbReading> {
  for (const voice of VOICES) {
    for (const polarity of POLARITIES) {
      yield* readingsOfBase(word, { infinitive, ...polarity, ...(voice ? { voice } : {}) });
    }
  }
}

const memo = createMemo<readonly VerbReading[]>(5000);
/** No form of a listed verb is longer. */
const LONGEST_FORM = 40;

/**
 * Every way in which a lower-case word can be read as a finite form of a known verb, the longest root first and a
 * verb of its own before a derived voice; empty for other words. Each reading is proved by conjugating it again.
 */
export const analyzeVerb = (word: string): readonly VerbReading[] =>
  word.length > LONGEST_FORM
    ? []
    : memo(word, () => {
        const readings = candidates(word).flatMap((infinitive) => [...readingsOf(word, infinitive)]);
        return [...readings.filter(({ voice }) => !voice), ...readings.filter(({ voice }) => voice)];
      });
