import { addCopula, Z_ENDINGS } from './endings.ts';
import { attach, plainStem, type Stem, suffix } from './phonology.ts';
import { heardStem } from './proper-name.ts';
import type { CopulaTense, Person } from './types.ts';

const PARTICLE = suffix('mI');

/** The question particle that agrees with a stem, without a person: "mı", "mi", "mu", "mü". */
export function particleAfter(stem: Stem): Stem {
  return attach({ ...plainStem(''), vowel: stem.vowel }, PARTICLE);
}

/** The separate question particle after a word, with person and copula: "güzel" → "mi", "miyim", "miydiniz". */
export function questionParticle(word: string, opts: { person?: Person; copula?: CopulaTense } = {}): string {
  const { person = '3sg', copula } = opts;
  const particle = particleAfter(heardStem(word));
  return (copula ? addCopula(particle, copula, person) : attach(particle, Z_ENDINGS[person])).text;
}
