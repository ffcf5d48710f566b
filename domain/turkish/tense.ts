import { attach, type Stem, type Suffix, suffix } from './phonology.ts';
import type { Tense, Voice } from './types.ts';
import { attachProgressive, attachToVerb, type VerbStem, verbStem } from './verb-stem.ts';

const NEGATIVE = suffix('mA');
const ABILITY = suffix('(y)Abil');
const INABILITY = suffix('(y)AmA');
const POTENTIAL = suffix('(y)A');
const NEGATIVE_AORIST = suffix('mAz');

const TENSES: Readonly<Record<Exclude<Tense, 'present' | 'aorist' | 'imperative'>, Suffix>> = {
  past: suffix('DI'),
  evidential: suffix('mIş'),
  future: suffix('(y)AcAK'),
  conditional: suffix('sA'),
  necessity: suffix('mAlI'),
  optative: suffix('(y)A'),
};

const AORIST: Readonly<Record<'A' | 'I' | 'R', Suffix>> = {
  A: suffix('Ar'),
  I: suffix('Ir'),
  R: suffix('r'),
};

/** Voice, ability and negation of a verb form. */
export interface Polarity {
  readonly negative?: boolean;
  /**
   * "can": -(y)Abil, in the negative "cannot": -(y)AmA. `'maybe'` differs only in the negative,
   * where it says "may not": -mAyAbil ("gelmeyebilir").
   */
  readonly ability?: boolean | 'maybe';
  readonly voice?: Voice;
}

const asVerb = (stem: Stem): VerbStem => ({ ...stem, aorist: 'I' });

/** The stem that tense suffixes attach to: root, voice, ability and negation. */
export function polarStem(infinitive: string, { negative, ability, voice }: Polarity): VerbStem {
  const stem = verbStem(infinitive, voice);
  if (ability && negative && ability !== 'maybe') return asVerb(attachToVerb(stem, INABILITY));
  const negated = negative ? asVerb(attach(stem, NEGATIVE)) : stem;
  return ability ? asVerb(attachToVerb(negated, ABILITY)) : negated;
}

/** The stem that the negative aorist -mAz, -mAm attaches to, or undefined when the aorist is not negative. */
export function negativeAoristRoot(
  infinitive: string,
  { negative, ability, voice }: Polarity,
): Stem | undefined {
  if (!negative || ability === 'maybe') return undefined;
  const stem = verbStem(infinitive, voice);
  return ability ? attachToVerb(stem, POTENTIAL) : stem;
}

/** The aorist without a person: "gelir", "bakar", "gelmez", "gelemez". */
export function aoristStem(infinitive: string, polarity: Polarity): Stem {
  const negative = negativeAoristRoot(infinitive, polarity);
  if (negative) return attach(negative, NEGATIVE_AORIST);
  const stem = polarStem(infinitive, polarity);
  return attach(stem, AORIST[stem.open ? 'R' : stem.aorist]);
}

/** A verb in a tense, without a person: "geliyor", "gelecek", "gelmeli". The imperative is the bare stem. */
export function tenseStem(infinitive: string, tense: Tense, polarity: Polarity): Stem {
  if (tense === 'aorist') return aoristStem(infinitive, polarity);
  const stem = polarStem(infinitive, polarity);
  if (tense === 'present') return attachProgressive(stem);
  return tense === 'imperative' ? stem : attachToVerb(stem, TENSES[tense]);
}
