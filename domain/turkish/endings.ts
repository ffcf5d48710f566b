import { attach, type Stem, type Suffix, suffix } from './phonology.ts';
import type { Case, CopulaTense, Person } from './types.ts';

/** Person endings after participle-like tenses and nouns ("geliyorum", "öğretmenim"). */
export const Z_ENDINGS: Readonly<Record<Person, Suffix>> = {
  '1sg': suffix('(y)Im'),
  '2sg': suffix('sIn'),
  '3sg': suffix(''),
  '1pl': suffix('(y)Iz'),
  '2pl': suffix('sInIz'),
  '3pl': suffix('lAr'),
};

/** Person endings after -DI and -sA ("geldim", "gelsek"). */
export const K_ENDINGS: Readonly<Record<Person, Suffix>> = {
  '1sg': suffix('m'),
  '2sg': suffix('n'),
  '3sg': suffix(''),
  '1pl': suffix('k'),
  '2pl': suffix('nIz'),
  '3pl': suffix('lAr'),
};

export const PLURAL: Suffix = suffix('lAr');
export const KEN: Suffix = suffix('(y)ken');
export const ASSERTIVE: Suffix = suffix('DIr');

const COPULA: Readonly<Record<CopulaTense, Suffix>> = {
  past: suffix('(y)DI'),
  evidential: suffix('(y)mIş'),
  conditional: suffix('(y)sA'),
};

export const POSSESSIVE: Readonly<Record<Person, Suffix>> = {
  '1sg': suffix('(I)m'),
  '2sg': suffix('(I)n'),
  '3sg': suffix('(s)I'),
  '1pl': suffix('(I)mIz'),
  '2pl': suffix('(I)nIz'),
  '3pl': suffix('lArI'),
};

export const CASES: Readonly<Record<Case, Suffix>> = {
  nom: suffix(''),
  acc: suffix('(y)I'),
  dat: suffix('(y)A'),
  loc: suffix('DA'),
  abl: suffix('DAn'),
  gen: suffix('(n)In'),
  ins: suffix('(y)lA'),
};

/** Cases after a third-person possessive or -ki, where the old pronominal n comes back ("evinde", "evdekini"). */
export const PRONOMINAL_CASES: Readonly<Record<Case, Suffix>> = {
  nom: suffix(''),
  acc: suffix('nI'),
  dat: suffix('nA'),
  loc: suffix('nDA'),
  abl: suffix('nDAn'),
  gen: suffix('nIn'),
  ins: suffix('(y)lA'),
};

/** Adds a copular tense and its person: "-ydım", "-ymış", "-ysak". */
export function addCopula(stem: Stem, tense: CopulaTense, person: Person): Stem {
  const endings = tense === 'evidential' ? Z_ENDINGS : K_ENDINGS;
  return attach(attach(stem, COPULA[tense]), endings[person]);
}
