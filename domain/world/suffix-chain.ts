import {
  ASSERTIVE,
  CASES,
  K_ENDINGS,
  KEN,
  PLURAL,
  POSSESSIVE,
  PRONOMINAL_CASES,
  Z_ENDINGS,
} from '../turkish/endings.ts';
import { attach, plainStem, type Stem, type Suffix, suffix } from '../turkish/phonology.ts';

/** How far an inflected noun has come: what may follow depends on it. */
export type Stage =
  | 'bare'
  | 'plural'
  | 'owned'
  | 'ownedByThird'
  | 'derived'
  | 'fond'
  | 'located'
  | 'genitive'
  | 'cased'
  | 'relative'
  | 'relativePlural'
  | 'past'
  | 'evidential'
  | 'end';

type Edge = readonly [added: Suffix, to: Stage];

const to = (stage: Stage, ...added: Suffix[]): Edge[] => added.map((one) => [one, stage] as const);

const caseEdges = (cases: typeof CASES): Edge[] => [
  ...to('cased', cases.acc, cases.dat, cases.abl, cases.ins),
  ...to('located', cases.loc),
  ...to('genitive', cases.gen),
];
const plainCases = caseEdges(CASES);
const pronominalCases = caseEdges(PRONOMINAL_CASES);
const owners: Edge[] = [
  ...to('owned', POSSESSIVE['1sg'], POSSESSIVE['2sg'], POSSESSIVE['1pl'], POSSESSIVE['2pl']),
  ...to('ownedByThird', POSSESSIVE['3sg'], POSSESSIVE['3pl']),
];
/** What may follow the noun but not the verb that is spelled alike: "güldü" is hardly ever "it was a rose". */
const copula: Edge[] = [
  ...to('past', suffix('(y)DI'), suffix('(y)sA')),
  ...to('evidential', suffix('(y)mIş')),
  ...to('end', KEN, ASSERTIVE),
];
const persons: Edge[] = to(
  'end',
  ...(['1sg', '2sg', '1pl', '2pl'] as const).map((person) => Z_ENDINGS[person]),
);
const verbless = [...copula, ...persons];
const likeness: Edge[] = to('derived', suffix('CA'));
/** -lI and -sIz; -CI and -lIk make other words ("kitapçı", "kitaplık") and are left out. */
const derivations: Edge[] = [...to('derived', suffix('lI'), suffix('sIz')), ...likeness];
const ki: Edge[] = to('relative', suffix('ki'));

const EDGES: Readonly<Record<Stage, readonly Edge[]>> = {
  bare: [...derivations, ...to('plural', PLURAL), ...owners, ...plainCases, ...verbless],
  plural: [...owners, ...plainCases, ...likeness, ...verbless],
  owned: [...plainCases, ...verbless],
  ownedByThird: [...pronominalCases, ...to('end', suffix('ncA')), ...verbless],
  derived: [...to('plural', PLURAL), ...owners, ...plainCases, ...likeness, ...verbless],
  fond: [...to('plural', PLURAL), ...owners, ...plainCases, ...verbless],
  located: [...ki, ...verbless, ...to('end', PLURAL)],
  genitive: [...ki, ...verbless],
  cased: verbless,
  relative: [...to('relativePlural', PLURAL), ...pronominalCases, ...verbless],
  relativePlural: [...plainCases, ...verbless],
  past: to('end', ...Object.values(K_ENDINGS), suffix('(y)sA')),
  evidential: to('end', ...Object.values(Z_ENDINGS), ASSERTIVE),
  end: [],
};

/** A name of endearment and a family: only names take them ("Ayşeciğim", "Ahmetgil"). */
const nameEdges: Edge[] = [...to('fond', suffix('CIK')), ...to('plural', suffix('gil'))];

export interface ChainOptions {
  /** Where the noun stands already: a compound carries a possessive ("deniz feneri" → "fenerinde"). */
  from?: Stage;
  /** Takes endings that only names take. */
  isName?: boolean;
  /** Leaves out the endings that would make a verb of it. */
  isVerbToo?: boolean;
  /** Only endings that no apostrophe parts from a name: "Ankaralı", "Ahmetler". */
  unparted?: boolean;
}

const mayBegin = (word: string, { text, beforeVowel }: Stem): boolean =>
  word.startsWith(text) || (beforeVowel !== text && word.startsWith(beforeVowel));

const isUnparted = (stage: Stage): boolean => stage === 'derived' || stage === 'plural' || stage === 'fond';

/**
 * Whether a folded word is a noun's stem with a chain of endings that Turkish allows: each in its order, its vowels in
 * harmony, its consonants hard or soft as they must be there.
 */
export function isInflected(word: string, stem: Stem, options: ChainOptions = {}): boolean {
  const { from = 'bare', isName = false, isVerbToo = false, unparted = false } = options;
  const follow = (at: Stem, stage: Stage): boolean => {
    if (at.text === word) return true;
    const edges = stage === 'bare' && isName ? [...EDGES.bare, ...nameEdges] : EDGES[stage];
    for (const edge of edges) {
      if (stage === 'bare' && isVerbToo && copula.includes(edge)) continue;
      const [added, next] = edge;
      // "Ayşen" is another person, not "your Ayşe".
      if (isName && added === POSSESSIVE['2sg']) continue;
      if (unparted && !isUnparted(next)) continue;
      const longer = attach(at, added);
      if (mayBegin(word, longer) && follow(longer, next)) return true;
    }
    return false;
  };
  return mayBegin(word, stem) && follow(stem, from);
}

/** Endings of names that are heard otherwise than written ("Holmes'un"): every sound that may stand before them. */
const SOUNDS = [...'aeıioöuü'].flatMap((vowel) => [vowel, `${vowel}t`, `${vowel}n`]).map(plainStem);
const known = new Map<string, boolean>();
const maxKnown = 5_000;

/** Whether what follows an apostrophe is a chain of endings, whatever the name before it sounds like. */
export function isTail(tail: string): boolean {
  let answer = known.get(tail);
  if (answer === undefined) {
    answer = SOUNDS.some(
      (stem) =>
        isInflected(stem.text + tail, stem, { isName: true }) ||
        isInflected(stem.text + tail, stem, { from: 'ownedByThird' }),
    );
    if (known.size >= maxKnown) known.clear();
    known.set(tail, answer);
  }
  return answer;
}
