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

/** The stage of an inflected noun, which determines the suffixes that can follow. */
export type Stage =
  | 'bare'
  | 'plural'
  | 'owned'
  | 'ownedByThird'
  | 'derived'
  | 'endearment'
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
/** Suffixes that can follow a noun but not one that is also a verb: "güldü" hardly ever means "it was a rose". */
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
const equative: Edge[] = to('derived', suffix('CA'));
/** -lI and -sIz; -CI and -lIk form other words ("kitapçı", "kitaplık") and are omitted. */
const derivations: Edge[] = [...to('derived', suffix('lI'), suffix('sIz')), ...equative];
const ki: Edge[] = to('relative', suffix('ki'));

const EDGES: Readonly<Record<Stage, readonly Edge[]>> = {
  bare: [...derivations, ...to('plural', PLURAL), ...owners, ...plainCases, ...verbless],
  plural: [...owners, ...plainCases, ...equative, ...verbless],
  owned: [...plainCases, ...verbless],
  ownedByThird: [...pronominalCases, ...to('end', suffix('ncA')), ...verbless],
  derived: [...to('plural', PLURAL), ...owners, ...plainCases, ...equative, ...verbless],
  endearment: [...to('plural', PLURAL), ...owners, ...plainCases, ...verbless],
  located: [...ki, ...verbless, ...to('end', PLURAL)],
  genitive: [...ki, ...verbless],
  cased: verbless,
  relative: [...to('relativePlural', PLURAL), ...pronominalCases, ...verbless],
  relativePlural: [...plainCases, ...verbless],
  past: to('end', ...Object.values(K_ENDINGS), suffix('(y)sA')),
  evidential: to('end', ...Object.values(Z_ENDINGS), ASSERTIVE),
  end: [],
};

/** Suffixes of names only, for endearment and family ("Ayşeciğim", "Ahmetgil"). */
const nameEdges: Edge[] = [...to('endearment', suffix('CIK')), ...to('plural', suffix('gil'))];

export interface ChainOptions {
  /** The stage at which suffixes begin: a compound already has a possessive suffix ("deniz feneri" → "fenerinde"). */
  from?: Stage;
  /** Whether to allow suffixes of names. */
  isName?: boolean;
  /** Whether to exclude suffixes that would form a verb. */
  isVerbToo?: boolean;
  /** Whether to allow only suffixes that names take without an apostrophe: "Ankaralı", "Ahmetler". */
  unparted?: boolean;
}

const mayBegin = (word: string, { text, beforeVowel }: Stem): boolean =>
  word.startsWith(text) || (beforeVowel !== text && word.startsWith(beforeVowel));

const isUnparted = (stage: Stage): boolean =>
  stage === 'derived' || stage === 'plural' || stage === 'endearment';

/**
 * Whether a folded word is a noun's stem with a valid chain of suffixes, in order, with vowel harmony and consonant
 * changes.
 */
export function isInflected(word: string, stem: Stem, options: ChainOptions = {}): boolean {
  const { from = 'bare', isName = false, isVerbToo = false, unparted = false } = options;
  const follow = (at: Stem, stage: Stage): boolean => {
    if (at.text === word) return true;
    const edges = stage === 'bare' && isName ? [...EDGES.bare, ...nameEdges] : EDGES[stage];
    for (const edge of edges) {
      if (stage === 'bare' && isVerbToo && copula.includes(edge)) continue;
      const [added, next] = edge;
      // "Ayşen" is another name, not "your Ayşe".
      if (isName && added === POSSESSIVE['2sg']) continue;
      if (unparted && !isUnparted(next)) continue;
      const longer = attach(at, added);
      if (mayBegin(word, longer) && follow(longer, next)) return true;
    }
    return false;
  };
  return mayBegin(word, stem) && follow(stem, from);
}

/** The possible sounds before a suffix, for names whose pronunciation differs from their spelling ("Holmes'un"). */
const SOUNDS = [...'aeıioöuü'].flatMap((vowel) => [vowel, `${vowel}t`, `${vowel}n`]).map(plainStem);
const known = new Map<string, boolean>();
const maxKnown = 5_000;

/** Whether the text after an apostrophe is a valid chain of suffixes for any pronunciation of the name. */
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
