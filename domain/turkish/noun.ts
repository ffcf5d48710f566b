import { bareCompound } from './compound.ts';
import { ASSERTIVE, addCopula, CASES, PLURAL, POSSESSIVE, PRONOMINAL_CASES, Z_ENDINGS } from './endings.ts';
import { isClosedCompound, nounStem } from './noun-stem.ts';
import { attach, type Stem } from './phonology.ts';
import { pronounForm } from './pronoun.ts';
import { isSpelledOut, properStem } from './proper-name.ts';
import { relativeStem } from './relative.ts';
import type { Case, CopulaTense, Person } from './types.ts';

/** What may be added to a noun stem, in the order in which Turkish adds it. */
export interface NominalEndings {
  readonly plural?: boolean;
  readonly possessive?: Person;
  readonly case?: Case;
  /** Adds -ki ("evdeki", "bugünkü"). */
  readonly relative?: boolean;
  /** Ending of the relative itself ("evdekinin"). */
  readonly relativeCase?: Case;
  /** Plural of the relative itself ("evdekiler"). */
  readonly relativePlural?: boolean;
  readonly copula?: CopulaTense | 'present';
  /** Person of the copula, third singular by default. */
  readonly person?: Person;
  /** Adds -DIr to a third person in the present ("doğrudur"). */
  readonly assertive?: boolean;
}

/** Options of {@link inflectNoun}. */
export interface NounOptions extends NominalEndings {
  /** A proper name: suffixes follow an apostrophe and the spelling of the name never changes. */
  readonly proper?: boolean;
  /** The noun already ends in a third-person possessive ("deniz feneri"). */
  readonly compound?: boolean;
  /** Picks the homonym that loses its vowel ("koyun" → "koynu") or, when false, the one that keeps it. */
  readonly drop?: boolean;
}

/** Adds the copula in the present, past, evidential or conditional to a nominal stem. */
export function addNominalCopula(
  stem: Stem,
  tense: CopulaTense | 'present',
  person: Person,
  assertive = false,
): Stem {
  if (tense !== 'present') return addCopula(stem, tense, person);
  if (!assertive || (person !== '3sg' && person !== '3pl')) return attach(stem, Z_ENDINGS[person]);
  const asserted = attach(stem, ASSERTIVE);
  return person === '3pl' ? attach(asserted, PLURAL) : asserted;
}

/**
 * Adds plural, possessive, case, -ki and copula to a stem; `possessed` says that it already ends in a
 * third-person possessive.
 */
export function addNominalEndings(stem: Stem, endings: NominalEndings, possessed = false): Stem {
  const { plural, possessive, relative, copula } = endings;
  let form = stem;
  if (plural && possessive !== '3pl') form = attach(form, PLURAL);
  if (possessive) form = attach(form, POSSESSIVE[possessive]);
  const pronominal = possessed || possessive === '3sg' || possessive === '3pl';
  form = attach(form, (pronominal ? PRONOMINAL_CASES : CASES)[endings.case ?? 'nom']);
  if (relative) {
    form = relativeStem(form);
    if (endings.relativePlural) form = attach(form, PLURAL);
    const cases = endings.relativePlural ? CASES : PRONOMINAL_CASES;
    form = attach(form, cases[endings.relativeCase ?? 'nom']);
  }
  return copula ? addNominalCopula(form, copula, endings.person ?? '3sg', endings.assertive) : form;
}

/** A compound keeps its own possessive as it is, and gives it up for a plural or for another owner. */
function compoundForm(stemOf: (text: string) => Stem, phrase: string, opts: NounOptions): string {
  const { plural, possessive = '3sg' } = opts;
  if (!plural && possessive === '3sg') {
    return addNominalEndings(stemOf(phrase), { ...opts, possessive: undefined }, true).text;
  }
  return addNominalEndings(stemOf(bareCompound(phrase)), { ...opts, possessive }).text;
}

function needsSuffix(opts: NounOptions): boolean {
  return Boolean(opts.possessive || (opts.case && opts.case !== 'nom') || opts.relative || opts.copula);
}

function inflectName(name: string, opts: NounOptions): string {
  if (opts.compound) {
    const bare = opts.plural || (opts.possessive && opts.possessive !== '3sg');
    return compoundForm(
      (text) => properStem(text, !bare && needsSuffix({ ...opts, possessive: undefined })),
      name,
      opts,
    );
  }
  // The plural of a name makes a family or a people, and needs no apostrophe ("Ahmetlerin"); "STK'ler" does.
  const closed = opts.plural ? isSpelledOut(name) : needsSuffix(opts);
  return addNominalEndings(properStem(name, closed), opts).text;
}

/**
 * Inflects a dictionary noun, pronoun, phrase or name. A phrase changes in its last word only.
 * "kitap" + 1sg + loc → "kitabımda"; "Ahmet" + proper + gen → "Ahmet'in".
 */
export function inflectNoun(noun: string, opts: NounOptions = {}): string {
  if (opts.proper) return inflectName(noun, opts);
  const pronoun = pronounForm(noun, opts);
  if (pronoun) return addNominalEndings(pronoun, { ...opts, case: undefined, possessive: undefined }).text;
  if (opts.compound ?? isClosedCompound(noun))
    return compoundForm((text) => nounStem(text, opts.drop), noun, opts);
  return addNominalEndings(nounStem(noun, opts.drop), opts).text;
}

/** A proper name in a case, with its apostrophe: "Ayşe" + dat → "Ayşe'ye". */
export const proper = (name: string, nameCase: Case): string =>
  inflectNoun(name, { proper: true, case: nameCase });

/** The plural of a dictionary noun: "çocuk" → "çocuklar". */
export const plural = (noun: string): string => inflectNoun(noun, { plural: true });
