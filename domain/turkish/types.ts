/** Grammatical person and number. */
export type Person = '1sg' | '2sg' | '3sg' | '1pl' | '2pl' | '3pl';

/** Noun cases; `ins` is the clitic -(y)lA ("kalemle"). */
export type Case = 'nom' | 'acc' | 'dat' | 'loc' | 'abl' | 'gen' | 'ins';

/** Copular tenses that follow nouns and finite verbs: -(y)DI, -(y)mIş, -(y)sA. */
export type CopulaTense = 'past' | 'evidential' | 'conditional';

/** Derived voices of a verb. */
export type Voice = 'passive' | 'causative' | 'reflexive';

/** Tenses and moods of {@link conjugate}. */
export type Tense =
  | 'past'
  | 'evidential'
  | 'present'
  | 'aorist'
  | 'future'
  | 'conditional'
  | 'necessity'
  | 'optative'
  | 'imperative';
