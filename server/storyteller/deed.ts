import type { IdeaClause, IdeaEvent, IdeaPerson } from '#domain/turkish/idea/index.ts';

/** What something does without doing it to anything: nobody else is missing then. */
const OF_ITSELF =
  /^(?:gelmek|geri gelmek|gitmek|çıkmak|ortaya çıkmak|düşmek|uçmak|geçmek|belirmek|dönmek|geri dönmek|konuşmak|gülmek|ağlamak|uyanmak|kaybolmak|kaçmak|dolaşmak|yürümek|dans etmek|unutmak)$/u;

const OFTEN = /(?:^| )(her \p{L}+)(?= |$)/u;

/** An event as the deed of its own subject ("bir kâğıt uçak"); undefined where that is not certain. */
export function deedOf({
  subject,
  verb,
  voice,
  negative,
  ability,
  predicate,
}: IdeaEvent): { hero: IdeaPerson; clause: IdeaClause } | undefined {
  if (!subject || predicate || voice || !OF_ITSELF.test(verb) || /[“”"]/u.test(subject.phrase))
    return undefined;
  const { phrase, compound, before, after } = subject;
  const words = phrase.split(' ');
  const from = words.lastIndexOf('bir');
  const reference = (from >= 0 ? words.slice(from + 1) : words.slice(compound ? -2 : -1)).join(' ');
  const rest = [before, after].filter(Boolean).join(' ');
  const when = OFTEN.exec(rest)?.[1] ?? '';
  return {
    hero: { reference, phrase, compound, being: true, comma: after !== '' },
    clause: {
      when,
      complement: rest.replace(when, '').replace(/\s+/gu, ' ').trim(),
      verb,
      tense: 'past',
      person: '3sg',
      ...(negative ? { negative } : {}),
      ...(ability ? { ability } : {}),
    },
  };
}
