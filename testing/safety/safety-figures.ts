import { AiError } from '#server/providers/ai/ai-error.ts';
import { AnswerSafety } from '#server/providers/ai/answer-safety.ts';
import { checkRequestSafety } from '#server/providers/ai/request-safety.ts';
import { storyJob } from '../fake-ai/collect.ts';
import { fakeStory } from '../fake-ai/story.ts';
import type { SafetyCase } from './read-requests.ts';

function stopsAnswer({ text, rating, genre }: SafetyCase): boolean {
  const safety = new AnswerSafety(storyJob({ rating, genre }));
  const answer = `${fakeStory}\n\n${text}`;
  try {
    for (let at = 0; at < answer.length; at += 11) safety.check(answer.slice(at, at + 11));
    safety.check('', true);
    return false;
  } catch (error) {
    if (error instanceof AiError) return true;
    throw error;
  }
}

/** Where a case is refused: as the idea, on a card, in the pasted text that is continued, and in a model's answer. */
export function placesOf(one: SafetyCase) {
  const { text, rating, genre } = one;
  const refuses = (more: { idea?: string; existingText?: string; card?: string }) =>
    checkRequestSafety({
      idea: more.idea ?? 'İki komşunun gecesi',
      existingText: more.existingText ?? '',
      rating,
      genre,
      material: more.card === undefined ? [] : [{ name: '', text: more.card }],
    }) !== null;
  return {
    request: refuses({ idea: text }),
    card: refuses({ card: text }),
    pasted: refuses({ idea: 'Devam et', existingText: `Deniz durgundu.\n\n${text}` }),
    answer: stopsAnswer(one),
  };
}

/** Whether a case is refused in each place. */
export const isRefusedEverywhere = (one: SafetyCase): boolean => Object.values(placesOf(one)).every(Boolean);

/** The share of the cases for which something holds. */
export const share = (cases: readonly SafetyCase[], holds: (one: SafetyCase) => boolean): number =>
  cases.filter(holds).length / cases.length;
