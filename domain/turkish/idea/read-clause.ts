import { type ClauseVerb, isParticiple } from './clause-verb.ts';
import { phraseStart } from './describe-person.ts';
import { findObject } from './find-object.ts';
import type { IdeaClause } from './idea.ts';
import type { FoundPerson } from './person-noun.ts';
import { lowerStart, WHEN } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

export function clauseOf(words: readonly IdeaWord[], from: number, at: number, verb: ClauseVerb): IdeaClause {
  let start = from;
  let when = '';
  for (;;) {
    const match = WHEN.exec(
      words
        .slice(start, at - verb.length + 1)
        .map(({ lower }) => lower)
        .join(' '),
    );
    if (!match) break;
    // "yıllar önce verdiği çocuğunu arar", "her hafta gelen adamı sever": the time is that of the relative clause.
    const ofRelative =
      /önce$|^her /u.test(match[0]) && words.slice(start, at).some(({ lower }) => isParticiple(lower));
    if (ofRelative) break;
    when = [when, match[0]].filter(Boolean).join(' ');
    start += match[0].split(' ').length;
  }
  const complement = words.slice(start, at - verb.length + 1);
  const object = findObject(complement, verb.infinitive);
  const { tense, person, compound, voice, negative, ability } = verb.reading;
  return {
    when,
    complement: lowerStart(complement),
    ...(object ? { object } : {}),
    verb: verb.infinitive,
    tense,
    person,
    ...(compound ? { compound } : {}),
    ...(voice ? { voice } : {}),
    ...(negative ? { negative } : {}),
    ...(ability ? { ability } : {}),
  };
}

/** Adverbials in front of the subject belong to the clause: "Bir gün", "Her yıl bir kez". */
export function withLead(
  words: readonly IdeaWord[],
  from: number,
  subject: FoundPerson | undefined,
  clause: IdeaClause,
): IdeaClause {
  if (!subject) return clause;
  const start = phraseStart(words, subject);
  const before = words.slice(from, start);
  const lead = WHEN.exec(before.map(({ lower }) => lower).join(' '))?.[0];
  const rest = before.slice(lead ? lead.split(' ').length : 0);
  const moved =
    rest.length > 0 &&
    /(?:[yn]|[^aeıioöuün])[ıiuü]$/u.test(rest.at(-1)?.lower ?? '') &&
    !rest.some(({ comma }) => comma);
  const whole = moved
    ? { ...clause, complement: [lowerStart(rest), clause.complement].filter(Boolean).join(' ') }
    : clause;
  return lead && !clause.when ? { ...whole, when: lead } : whole;
}
