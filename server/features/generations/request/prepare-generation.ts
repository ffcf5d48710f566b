import type { EntryChoice } from '#domain/world/choose-entries.ts';
import type { AppContext } from '#server/context.ts';
import { type PreparedChapter, prepareChapter, type Recap } from '#server/features/wizard/index.ts';
import { loadWorld, type WorldItem } from '#server/features/world/index.ts';
import type { StoryJob } from '#server/providers/ai/index.ts';
import { type Owner, readTextsOfIdea } from '../record/index.ts';
import { adultAccessOf, refuseAdultContent } from './adult-request.ts';
import { buildCheckedJob } from './build-checked-job.ts';
import { checkSelection } from './check-selection.ts';
import type { GenerationRequest } from './generation-request.ts';

/** A request that passed all checks, with the writer's input. */
export interface PreparedGeneration {
  /** The request; the idea and genre of a wizard chapter are built from its choices. */
  request: GenerationRequest;
  job: StoryJob;
  /** The wizard's chapter; null for other texts. */
  chapter: PreparedChapter | null;
  /** The chapters to summarise before the text is written; null when there are none. */
  recap: Recap | null;
  /** The world entries of the prompt, and those that are left out. */
  entries: EntryChoice<WorldItem>;
}

/**
 * Checks a request and builds the writer's input, without changing any data.
 * @returns the prepared generation; or the existing one when the key has already written a wizard chapter
 * @throws INVALID_INPUT, ACTION_NEEDS_MODEL, the errors of adult content and those of a wizard chapter
 */
export async function prepareGeneration(
  ctx: AppContext,
  owner: Owner,
  received: GenerationRequest,
  writerName: string,
): Promise<PreparedGeneration | { existing: string }> {
  const terms = ctx.user?.terms ?? null;
  const { wizard, selection } = received;
  if (terms && selection) checkSelection(terms, selection, writerName);
  const chapter = wizard ? await prepareChapter(ctx, owner, { ...received, wizard }) : null;
  if (chapter && 'existing' in chapter) return chapter;
  const request = chapter
    ? { ...received, idea: chapter.idea, genre: chapter.genre, existingText: '' }
    : received;
  const adultAccess = await adultAccessOf(ctx, request);
  const world =
    ctx.user && request.bible && !chapter
      ? await loadWorld(ctx.deps, ctx.user.id, request.bible.storyId)
      : null;
  const built = await buildCheckedJob(ctx, request, writerName, {
    adultContent: adultAccess === 'allowed',
    chapter,
    world,
  });
  refuseAdultContent(adultAccess);
  const job =
    writerName === 'storyteller' && selection?.action !== 'summary'
      ? { ...built.job, earlierTexts: await readTextsOfIdea(ctx.deps, owner, request.idea) }
      : built.job;
  return { ...built, job, request, chapter };
}
