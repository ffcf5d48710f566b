import type { IdeaEvent } from '#domain/turkish/idea/index.ts';
import { conjugate, copula } from '#domain/turkish/index.ts';
import type { Voice } from './types.ts';

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
    ...(tense === 'had' ? { tense: 'evidential', compound: 'past' } : { tense }),
    ...(voice ? { voice } : {}),
    ...(negative ? { negative } : {}),
    ...(ability ? { ability } : {}),
  });
  return `${text} ${form}`;
}
