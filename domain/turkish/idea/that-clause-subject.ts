import { inflectNoun } from '../noun.ts';
import { stemCandidates } from '../stem.ts';
import { lower } from '../text.ts';
import { NOUNS_IN_A } from './find-object.ts';
import type { NounForm } from './idea.ts';
import { nounForm, withoutAccusative } from './noun-form.ts';
import { personNoun } from './people.ts';

/** Whom or what a that-clause speaks of: "misafir" in "misafirin öldüğünü". */
export interface ThatClauseSubject extends Pick<NounForm, 'lemma' | 'possessive' | 'plural'> {
  /** The noun ends in a possessive of its own ("fener bekçisi"). */
  readonly compound: boolean;
  readonly proper: boolean;
  /** A human being. */
  readonly person: boolean;
}

const THAT_CLAUSE = /(?:[dt][ıiuü](?:ğ|kl[ae]r)|[ae]c[ae](?:ğ|kl[ae]r))[ıiuü]n[ıiuüae]$/u;

/** Whom the story could not name again in a few words. */
const NOBODY = /^(?:biri(?:si)?|kendi(?:si)?|kimse|hiçbiri|hepsi|(?:bu|şu|o)n(?:un|ların)|herkes)/u;

const PERSON_NOUNS = {
  has: (lemma: string): boolean => lemma === 'karı' || personNoun(lemma) !== undefined,
};

/** The subject of the that-clause which a complement is; undefined where it has none or more than one reading. */
export function thatClauseSubject(complement: string): ThatClauseSubject | undefined {
  const words = complement.split(' ');
  if (!THAT_CLAUSE.test(words.at(-1) ?? '')) return undefined;
  for (const [at, word] of words.slice(0, -1).entries()) {
    const subject = /[ıiuü]n$/u.test(word) && !NOBODY.test(word) ? genitiveOf(word) : undefined;
    if (!subject) continue;
    // "annesinin dilini", "müşterinin kocasının": the owner of what follows.
    const next = words[at + 1] ?? '';
    const isOwner = /(?:s[ıiuü]|[ıiuü]n(?:[ıiuü]n?|[dae]\p{L}*))$/u.test(next) && !next.startsWith('kendi');
    // "romanın yazarı olduğunu", "sahibinin geleceğini"
    const isPossessor =
      next === 'geleceğini' || (/[^aeıioöuü][ıiuü]$/u.test(next) && /^ol/u.test(words[at + 2] ?? ''));
    return (isOwner && at + 1 < words.length - 1) || isPossessor ? undefined : subject;
  }
  return undefined;
}

function genitiveOf(word: string): ThatClauseSubject | undefined {
  const name = /^(\p{Lu}\p{L}+)['’]n?[ıiuü]n$/u.exec(word)?.[1];
  if (name) return { lemma: name, plural: false, compound: false, proper: true, person: true };
  const form = lower(word);
  for (const lemma of stemCandidates(form, PERSON_NOUNS)) {
    const noun = personNoun(lemma);
    const read = nounForm(lemma, form, noun?.compound ? { compound: true } : {});
    // "karı" without a possessive is snow.
    if (read?.case !== 'gen' || (!noun && !read.possessive)) continue;
    const { plural, possessive } = read;
    const compound = noun?.compound ?? false;
    const person = noun?.kind !== 'being';
    return { lemma, plural, compound, proper: false, person, ...(possessive ? { possessive } : {}) };
  }
  return thingOf(form);
}

/** A noun that is no person, where its genitive has one reading: "hedefinin" is that of "hedefi". */
function thingOf(form: string): ThatClauseSubject | undefined {
  const plural = /^(.+)l[ae]r[ıi]n$/u.exec(form)?.[1];
  const inA = NOUNS_IN_A.has(form.slice(0, -3)) ? form.slice(0, -3) : undefined;
  const lemma = plural ?? inA ?? withoutAccusative(form.slice(0, -1))?.head;
  const isPossessed = plural === undefined && /[ıiuü]$/u.test(lemma ?? '');
  if (!lemma || isPossessed || inflectNoun(lemma, { case: 'gen', plural: plural !== undefined }) !== form)
    return undefined;
  return { lemma, plural: plural !== undefined, compound: false, proper: false, person: false };
}
