import { analyzeVerb } from '../analyze-verb.ts';
import { nonfinite } from '../nonfinite.ts';
import { lower } from '../text.ts';
import { VERBS } from '../verb-lexicon.ts';
import { isParticiple } from './clause-verb.ts';
import { findObject } from './find-object.ts';
import type { Idea, IdeaClause, IdeaPerson } from './idea.ts';
import { lowerStart, WHEN } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

/** "Sesini satan şarkıcı": what the relative clause of a noun phrase says of its head, and the words behind it. */
export function readRelative(words: readonly IdeaWord[], head: IdeaPerson): Idea['described'] {
  const at = words.findLastIndex(({ lower }) => isParticiple(lower) && /[ae]n$/u.test(lower));
  const word = words[at];
  const infinitive = word && infinitiveOf(word.lower);
  if (!word || !infinitive || at === 0 || at === words.length - 1) return undefined;
  if (words.at(-1)?.lower !== lower(head.reference.split(' ').at(-1) ?? '')) return undefined;
  const when = WHEN.exec(
    words
      .slice(0, at)
      .map((before) => before.lower)
      .join(' '),
  )?.[0];
  const complement = words.slice(when ? when.split(' ').length : 0, at);
  const object = findObject(complement, infinitive);
  const clause: IdeaClause = {
    when: when ?? '',
    complement: lowerStart(complement),
    ...(object ? { object } : {}),
    verb: infinitive,
    tense: 'present',
    person: '3sg',
    ...(/m[ae]y[ae]n$/u.test(word.lower) && !/m[ae]m[ae]k$/u.test(infinitive) ? { negative: true } : {}),
  };
  return { clause, phrase: lowerStart(words.slice(at + 1)) };
}

/** "gülme" → "gülmedi", by the harmony of its last vowel. */
function pastOf(stem: string): string {
  const vowel = /([aeıioöuü])[^aeıioöuü]*$/u.exec(stem)?.[1] ?? 'e';
  const high = /[aı]/u.test(vowel) ? 'ı' : /[ei]/u.test(vowel) ? 'i' : /[ou]/u.test(vowel) ? 'u' : 'ü';
  return `${stem}${/[fstkçşhp]$/u.test(stem) ? 't' : 'd'}${high}`;
}

/** The verb that forms this participle in -an: "satan" → "satmak". */
function infinitiveOf(word: string): string | undefined {
  return (
    VERBS.find(
      (infinitive) => infinitive.slice(0, 2) === word.slice(0, 2) && nonfinite(infinitive, 'en') === word,
    ) ?? analyzeVerb(pastOf(word.replace(/y?[ae]n$/u, '')))[0]?.infinitive
  );
}
