export { analyzeVerb, type VerbReading } from './analyze-verb.ts';
export { withoutCircumflex } from './circumflex.ts';
export { clitic, withClitic } from './clitic.ts';
export { bareCompound, looksLikeCompound } from './compound.ts';
export { assertive, type CopulaOptions, copula, whileBeing } from './copula.ts';
export { type Derivation, derive, intensify } from './derivation.ts';
export { type NonfiniteForm, type NonfiniteOptions, nonfinite } from './nonfinite.ts';
export { inflectNoun, type NounOptions, plural, proper } from './noun.ts';
export { isClosedCompound } from './noun-stem.ts';
export { distributiveWord, numberOrdinal, numberSuffix, numberWord, ordinalWord } from './number.ts';
export { isLikelyProperName } from './proper-guess.ts';
export { questionParticle } from './question.ts';
export { lastSentenceEnd, type SentenceSpan, sentenceSpans, splitSentences } from './sentence.ts';
export { stemCandidates, stripSuffixes } from './stem.ts';
export {
  capitalize,
  compare,
  compareTitles,
  fold,
  lower,
  slugify,
  syllables,
  titleCase,
  upper,
} from './text.ts';
export type { Case, CopulaTense, Person, Tense, Voice } from './types.ts';
export { conjugate, type VerbOptions } from './verb.ts';
export { wordSet } from './word-set.ts';
