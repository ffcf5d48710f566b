import { addNominalEndings, type NominalEndings } from './noun.ts';
import { attach, plainStem, type Stem, type Suffix, suffix } from './phonology.ts';
import { aoristStem, type Polarity, polarStem, tenseStem } from './tense.ts';
import type { Tense } from './types.ts';
import { attachToVerb, type VerbStem } from './verb-stem.ts';

const SUFFIXES = {
  mek: suffix('mAk'),
  me: suffix('mA'),
  iş: suffix('(y)Iş'),
  en: suffix('(y)An'),
  dik: suffix('DIK'),
  ecek: suffix('(y)AcAK'),
  miş: suffix('mIş'),
  ip: suffix('(y)Ip'),
  erek: suffix('(y)ArAk'),
  e: suffix('(y)A'),
  ince: suffix('(y)IncA'),
  meden: suffix('mAdAn'),
  dikçe: suffix('DIkçA'),
  eli: suffix('(y)AlI'),
  mektense: suffix('mAktAnsA'),
  meksizin: suffix('mAksIzIn'),
  esiye: suffix('(y)AsIyA'),
  esi: suffix('(y)AsI'),
  ici: suffix('(y)IcI'),
} as const satisfies Record<string, Suffix>;

/** Forms made from a tense: "gelirken", "gelircesine", "gelmişken". */
const TENSED = {
  er: ['aorist', suffix('')],
  ken: ['aorist', suffix('ken')],
  cesine: ['aorist', suffix('CAsInA')],
  yorken: ['present', suffix('ken')],
  mişken: ['evidential', suffix('ken')],
  ecekken: ['future', suffix('ken')],
  mişçesine: ['evidential', suffix('CAsInA')],
} as const satisfies Record<string, readonly [Tense, Suffix]>;

/** Verbal nouns (mek, me, iş), participles (en, dik, ecek, miş, er, esi, ici) and converbs (the others). */
export type NonfiniteForm = keyof typeof SUFFIXES | keyof typeof TENSED;

/** Options of {@link nonfinite}. */
export type NonfiniteOptions = Polarity & NominalEndings;

const isTensed = (form: NonfiniteForm): form is keyof typeof TENSED => form in TENSED;

/** "-mek" keeps only these cases; for the others Turkish uses "-me" ("gelmekte", but "gelmeyi"). */
const takesMe = ({ case: asked, possessive, plural }: NominalEndings): boolean =>
  Boolean(possessive || plural || asked === 'acc' || asked === 'dat' || asked === 'gen');

function bareForm(infinitive: string, form: NonfiniteForm, opts: NonfiniteOptions): Stem {
  if (isTensed(form)) {
    const [tense, added] = TENSED[form];
    const stem = tense === 'aorist' ? aoristStem(infinitive, opts) : tenseStem(infinitive, tense, opts);
    return attach(stem, added);
  }
  const stem: VerbStem = polarStem(infinitive, form === 'meden' ? withoutNegation(opts) : opts);
  if (form === 'meden' && opts.ability) return cannotBefore(infinitive, opts);
  return attachToVerb(stem, SUFFIXES[form === 'mek' && takesMe(opts) ? 'me' : form]);
}

/** "-meden" is negative in itself ("gelmeden"). */
const withoutNegation = (opts: NonfiniteOptions): NonfiniteOptions => ({
  ...opts,
  negative: false,
  ability: false,
});

const DAN = suffix('dAn');
/** "without being able": "gelemeden". */
const cannotBefore = (infinitive: string, opts: NonfiniteOptions): Stem =>
  attach(plainStem(polarStem(infinitive, { ...opts, negative: true, ability: true }).text), DAN);

/**
 * A form without tense and person of its own, with the endings of a noun where it takes them:
 * "gelmek" + dik + 3sg + loc → "geldiğinde". Throws RangeError when the verb is not an infinitive.
 */
export function nonfinite(infinitive: string, form: NonfiniteForm, opts: NonfiniteOptions = {}): string {
  return addNominalEndings(bareForm(infinitive, form, opts), opts).text;
}
