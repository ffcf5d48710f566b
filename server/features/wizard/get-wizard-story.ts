import type { WizardStory } from '#contract/wizard.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { storyOwner } from './owner.ts';
import { isOwnStory, readChapters, readStory } from './read-story.ts';

/** The requester's own wizard story with its delivered chapters. @throws NOT_FOUND */
export async function getWizardStory({ ctx, id }: { ctx: AppContext; id: string }): Promise<WizardStory> {
  const row = await readStory(ctx.deps, id);
  if (!row || !isOwnStory(row, storyOwner(ctx))) throw new AppError('NOT_FOUND');
  const chapters = await readChapters(ctx.deps, id);
  return {
    id,
    narrator: row.narrator,
    genre: row.genre,
    characterId: row.character_id,
    beginningId: row.beginning_id,
    chapters: chapters.map(({ chapter, generation_id, answers, ending_id, text }) => ({
      chapter,
      generationId: generation_id,
      answers,
      endingId: ending_id,
      text,
    })),
  };
}
