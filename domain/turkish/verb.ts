import { addCopula, K_ENDINGS, Z_ENDINGS } from './endings.ts';
import { attach, type Stem, type Suffix, suffix } from './phonology.ts';
import { particleAfter } from './question.ts';
import { negativeAoristRoot, type Polarity, polarStem, tenseStem } from './tense.ts';
import type { CopulaTense, Person, Tense } from './types.ts';
import { attachToVerb } from './verb-stem.ts';

/** Options of {@link conjugate}. */
export interface VerbOptions extends Polarity {
  readonly tense: Tense;
  /** Third singular by default. */
  readonly person?: Person;
  /** A second tense on top: "geliyordu", "gelmişmiş", "gelirse". */
  readonly compound?: CopulaTense;
  /** Adds the separate question particle, which takes over the person where Turkish wants it ("geliyor musun"). */
  readonly question?: boolean;
  /** In the second plural of the imperative: the formal -(y)InIz ("giriniz"). */
  readonly formal?: boolean;
}

const OPTATIVE: Readonly<Record<Person, Suffix>> = {
  '1sg': suffix('(y)AyIm'),
  '2sg': suffix('(y)AsIn'),
  '3sg': suffix('(y)A'),
  '1pl': suffix('(y)AlIm'),
  '2pl': suffix('(y)AsInIz'),
  '3pl': suffix('(y)AlAr'),
};

/** The first persons of the imperative are borrowed from the optative. */
const IMPERATIVE: Readonly<Record<Person, Suffix>> = {
  ...OPTATIVE,
  '2sg': suffix(''),
  '3sg': suffix('sIn'),
  '2pl': suffix('(y)In'),
  '3pl': suffix('sInlAr'),
};

const FORMAL_IMPERATIVE = suffix('(y)InIz');

const NEGATIVE_AORIST_FIRST: Partial<Record<Person, Suffix>> = {
  '1sg': suffix('mAm'),
  '1pl': suffix('mAyIz'),
};

type PlainTense = Exclude<Tense, 'imperative' | 'optative'>;
const isK = (tense: Tense): boolean => tense === 'past' || tense === 'conditional';
const isMood = (tense: Tense): tense is 'imperative' | 'optative' =>
  tense === 'imperative' || tense === 'optative';

/** "-lar" stands before the second tense ("geliyorlardı"), except after -malı and the optative ("gelmeliydiler"). */
const pluralFirst = (tense: Tense): boolean => tense !== 'necessity' && tense !== 'optative';

function compoundForm(infinitive: string, opts: VerbOptions, compound: CopulaTense, person: Person): string {
  const stem = tenseStem(infinitive, opts.tense, opts);
  const early = person === '3pl' && pluralFirst(opts.tense);
  const base = early ? attach(stem, Z_ENDINGS['3pl']) : stem;
  const rest = early ? '3sg' : person;
  if (!opts.question) return addCopula(base, compound, rest).text;
  return `${base.text} ${addCopula(particleAfter(base), compound, rest).text}`;
}

function simpleForm(infinitive: string, opts: VerbOptions, tense: PlainTense, person: Person): Stem {
  const negativeRoot = tense === 'aorist' ? negativeAoristRoot(infinitive, opts) : undefined;
  const fused = NEGATIVE_AORIST_FIRST[person];
  if (negativeRoot && fused) return attach(negativeRoot, fused);
  return attach(tenseStem(infinitive, tense, opts), (isK(tense) ? K_ENDINGS : Z_ENDINGS)[person]);
}

function moodForm(
  infinitive: string,
  opts: VerbOptions,
  mood: 'imperative' | 'optative',
  person: Person,
): Stem {
  const endings = mood === 'imperative' ? IMPERATIVE : OPTATIVE;
  const formal = opts.formal && mood === 'imperative' && person === '2pl';
  return attachToVerb(polarStem(infinitive, opts), formal ? FORMAL_IMPERATIVE : endings[person]);
}

/**
 * A finite verb form: "gelmek" + present + 1sg → "geliyorum"; + negative + ability + past → "gelemedim";
 * + question → "geliyor muyum". Throws RangeError when the verb is not an infinitive.
 */
export function conjugate(infinitive: string, opts: VerbOptions): string {
  const { tense, person = '3sg', compound, question } = opts;
  if (compound) return compoundForm(infinitive, opts, compound, person);
  if (isMood(tense) || isK(tense) || (question && person === '3pl')) {
    const form = isMood(tense)
      ? moodForm(infinitive, opts, tense, person)
      : simpleForm(infinitive, opts, tense, person);
    return question ? `${form.text} ${particleAfter(form).text}` : form.text;
  }
  if (!question) return simpleForm(infinitive, opts, tense, person).text;
  const base = tenseStem(infinitive, tense, opts);
  return `${base.text} ${attach(particleAfter(base), Z_ENDINGS[person]).text}`;
}
