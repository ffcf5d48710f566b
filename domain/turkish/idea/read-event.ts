import { looksLikeCompound } from '../compound.ts';
import { assertive, copula } from '../copula.ts';
import { splitSentences } from '../sentence.ts';
import { isParticiple, verbAt } from './clause-verb.ts';
import { isComplementEnd } from './find-subject.ts';
import type { IdeaEvent } from './idea.ts';
import { clauseEnds, lowerStart, WHEN } from './sentence-parts.ts';
import { cleanIdea, type IdeaWord, ideaWords } from './words.ts';

/** Reads the first clause of a text as an event with any kind of subject; undefined without a verb. */
export function readEvent(text: string): IdeaEvent | undefined {
  const words = ideaWords(splitSentences(cleanIdea(text).slice(0, 1000))[0] ?? '');
  const end = clauseEnds(words)[0];
  const verb = end === undefined ? undefined : verbAt(words, end);
  if (end === undefined || !verb) return nominalEvent(words);
  const { tense: told, compound: put } = verb.reading;
  if (verb.reading.person !== '3sg' || (put && !(put === 'past' && told === 'present'))) return undefined;
  const lasting = told === 'present' && (put === 'past' || verb.reading.negative);
  const before = words.slice(0, end - verb.length + 1);
  if (before.length === 0) return undefined;
  const { tense: _tense, person: _person, compound: _compound, ...form } = verb.reading;
  const subject = subjectOf(before);
  return {
    text: lowerStart(before),
    ...form,
    verb: verb.infinitive,
    ...(lasting ? { lasting } : {}),
    ...(subject ? { subject } : {}),
  };
}

/** "…adı hiçbir kayıtta yoktur": a clause whose predicate is a noun or adjective. */
function nominalEvent(words: readonly IdeaWord[]): IdeaEvent | undefined {
  const last = words.at(-1);
  if (!last || words.length < 3 || last.quote) return undefined;
  const bare = /^(?:var|yok|değil)$/u.test(last.lower);
  const predicate = bare
    ? last.lower
    : (/^(.{2,})[dt][ıiuü]r$/u.exec(last.lower) ?? /^(.*[aeıioöuü])yd[ıiuü]$/u.exec(last.lower))?.[1];
  if (!predicate) return undefined;
  if (!bare && ![assertive(predicate), copula(predicate, { tense: 'past' })].includes(last.lower))
    return undefined;
  return { text: lowerStart(words.slice(0, -1)), verb: 'olmak', predicate };
}

/** The subject, where the first comma closes it, or where "bir" and a noun stand before the verb. */
function subjectOf(words: readonly IdeaWord[]): IdeaEvent['subject'] {
  const from = WHEN.exec(words.map(({ lower }) => lower).join(' '))?.[0].split(' ').length ?? 0;
  const comma = words.findIndex((word, at) => at >= from && word.comma);
  const closing = words[comma];
  if (closing && comma > 0 && isNominative(closing))
    return subject(words.slice(0, from), words.slice(from, comma + 1), words.slice(comma + 1));
  // "Ayşe'nin ekmekleri": what belongs to a name.
  const owner = words.findIndex(
    ({ text }, at) => at >= from && at <= from + 1 && /['’]n?[ıiuü]n$/u.test(text),
  );
  if (owner >= 0 && /l[ae]r[ıi]$|s[ıiuü]$/u.test(words[owner + 1]?.lower ?? ''))
    return subject(words.slice(0, from), words.slice(from, owner + 2), words.slice(owner + 2));
  const last = words.length - 1;
  // "bir kâğıt uçak": a noun and what it is made of.
  if (
    words[last - 2]?.lower === 'bir' &&
    words[last] &&
    words[last - 1] &&
    isNominative(words[last]) &&
    isNominative(words[last - 1] as IdeaWord)
  )
    return subject(words.slice(0, last - 2), words.slice(last - 2), []);
  if (words[last - 1]?.lower === 'bir' && words[last] && isNominative(words[last]))
    return subject(words.slice(0, last - 1), words.slice(last - 1), []);
  return undefined;
}

const isNominative = (word: IdeaWord): boolean =>
  !word.quote && !isComplementEnd(word) && !isParticiple(word.lower) && !/['’]|(?:[ıiuü]n)$/u.test(word.text);

function subject(
  before: readonly IdeaWord[],
  phrase: readonly IdeaWord[],
  after: readonly IdeaWord[],
): IdeaEvent['subject'] {
  const text = lowerStart(phrase);
  const tail = phrase
    .slice(-2)
    .map(({ lower }) => lower)
    .join(' ');
  return {
    before: lowerStart(before),
    phrase: text,
    compound: phrase.at(-2)?.lower !== 'bir' && looksLikeCompound(tail),
    after: lowerStart(after),
  };
}
