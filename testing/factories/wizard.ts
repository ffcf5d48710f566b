import { randomUUID } from 'node:crypto';
import type { GenerationInput } from '#contract/generations.ts';
import type { WizardChapter } from '#contract/wizard.ts';
import { wizardGenre, wizardQuestions } from '#domain/wizard/catalogue.ts';

/** The wizard's choices for the first chapter of a new story: the first option of each step by default. */
export function wizardChapter(fields: Partial<WizardChapter> = {}): WizardChapter {
  const genre = fields.genre ?? 'romantic';
  const { characters, beginnings } = wizardGenre(genre);
  const characterId = characters[0]?.id ?? '';
  const beginningId = beginnings[0]?.id ?? '';
  const chapter = fields.chapter ?? 1;
  const questions = wizardQuestions(genre, fields.beginningId ?? beginningId, chapter);
  const answer = (at: 0 | 1) => questions?.[at].suggestions[0] ?? '';
  return {
    storyId: randomUUID(),
    chapter,
    narrator: 'third',
    genre,
    characterId,
    beginningId,
    answers: [answer(0), answer(1)],
    endingId: 'happy',
    ...fields,
  };
}

/** A request for a chapter, with a unique key. */
export function wizardRequest(chapter: Partial<WizardChapter> = {}, fields: Partial<GenerationInput> = {}) {
  return {
    idempotencyKey: randomUUID(),
    idea: 'Sihirbazla bir hikâye',
    surface: 'wizard' as const,
    wizard: wizardChapter(chapter),
    ...fields,
  };
}
