import type { GenerationInput } from '#contract/generations.ts';
import { textsOf } from '#domain/world/card-fields.ts';
import { type CharacterCard, characterFields } from '#domain/world/cards.ts';
import { invalidInput } from '#server/errors.ts';
import { checkRequestSafety, type StoryJob } from '#server/providers/ai/index.ts';

/** The content of a card as one text; an age that is only a number gets a phrase around it. */
function cardText(card: CharacterCard): string {
  const age = card.age === '' || /yaş/iu.test(card.age) ? card.age : `${card.age} yaşında`;
  return textsOf(characterFields, { ...card, age })
    .filter((text) => text !== '')
    .join('. ');
}

/** All texts that the check examines together with the idea. */
function materialOf(job: StoryJob, chapterTexts: readonly string[]) {
  const unnamed = [
    ...job.plot.map(({ description }) => description),
    ...job.world.map(({ name, text }) => `${name}. ${text}`),
    ...(job.opening ? [job.opening] : []),
    ...(job.recalled ?? []),
    ...chapterTexts,
    ...(job.premise ? [job.premise] : []),
  ];
  return [
    ...job.characters.map((card) => ({ name: card.name, text: cardText(card) })),
    ...unnamed.map((text) => ({ name: '', text })),
    ...(job.earlier ?? []).map(({ title, summary }) => ({ name: title, text: summary })),
    ...(job.passage ? [{ name: '', text: job.passage.after }] : []),
  ];
}

/**
 * Checks a request together with everything that its prompt contains.
 * @param requested the idea and rating that were requested, before the plan limits the rating
 * @param chapterTexts the answers and earlier texts of a wizard story
 * @throws INVALID_INPUT for a request that every plan refuses
 */
export function assertSafeRequest(
  job: StoryJob,
  requested: Pick<GenerationInput, 'idea' | 'rating'>,
  chapterTexts: readonly string[],
): void {
  const { genre, existingText } = job;
  const material = materialOf(job, chapterTexts);
  const refusal = checkRequestSafety({ ...requested, genre, existingText, material });
  if (refusal !== null) throw invalidInput('idea', refusal);
}
