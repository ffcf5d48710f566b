import type { IdeaEvent } from '#domain/turkish/idea/index.ts';
import { conjugate, copula } from '#domain/turkish/index.ts';
import type { Voice } from './types.ts';

const FORMS = {
  had: { tense: 'evidential', compound: 'past' },
  lasting: { tense: 'present', compound: 'past' },
  past: { tense: 'past' },
  present: { tense: 'present' },
  evidential: { tense: 'evidential' },
} as const;

/** What happens as a sentence without its full stop, in the tense of a narration or as what had happened before. */
export function formEvent(
  event: IdeaEvent,
  tense: Voice['tense'] | 'had',
  person: Voice['person'] = '3sg',
): string {
  const { text, verb, voice, negative, ability, predicate } = event;
  if (predicate) return `${text} ${copula(predicate, { tense: tense === 'had' ? 'past' : tense, person })}`;
  const form = conjugate(verb, {
    person,
    ...FORMS[tense === 'past' && event.lasting ? 'lasting' : tense],
    ...(voice ? { voice } : {}),
    ...(negative ? { negative } : {}),
    ...(ability ? { ability } : {}),
  });
  return `${text} ${form}`;
}
